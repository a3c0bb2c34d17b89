/**
 * Prints how often the lively player reaches each event, refusal and rule of an edition, rarest first: npm run reached
 * [-- TRIALS [EDITION]]
 */
import '../../tests/loadEditions.ts';
import { EVENTS_ELSEWHERE } from '../../tests/engine/axis-allies/reached/otherEditions.ts';
import { editionOf, REASONS, rulesIn, SHELF } from '../engine/axis-allies/index.ts';

// It asks for editions as soon as it is imported, when an import above would not have loaded them yet.
const { counted, ENOUGH, EVENT_TYPES, reachedBy } = await import('../../tests/engine/axis-allies/reached/reached.ts');

const [, , trials = ENOUGH, edition = SHELF[0].id] = process.argv;
const { events, reasons, refused, done } = reachedBy(Number(trials), edition);

const COLUMN = 28;
const print = (title: string, lines: readonly string[]): void =>
  void process.stdout.write(`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);

print(
  'Events',
  counted([...EVENT_TYPES, ...EVENTS_ELSEWHERE], events).map(([event, count]) => `${event.padEnd(COLUMN)}${count}`),
);
print(
  'Refusals',
  counted(REASONS, reasons).map(([reason, count]) => `${reason.padEnd(COLUMN)}${count}`),
);
print(
  'Rules: refused, carried out',
  counted(rulesIn(editionOf(edition).ruleTitles), refused, done).map(
    ([rule]) => `${rule.padEnd(COLUMN)}${refused.get(rule) ?? 0}, ${done.get(rule) ?? 0}`,
  ),
);
