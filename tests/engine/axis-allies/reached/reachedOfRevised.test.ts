import { expect, test } from 'vitest';
import { editionOf, REASONS, rulesIn } from '../../../../src/engine/axis-allies/index.ts';
import { EVENTS_ELSEWHERE } from './otherEditions.ts';
import { RARE_EVENTS, RARE_REASONS, RARE_RULES } from './rareInRevised.ts';
import { counted, EVENT_TYPES, reachedBy } from './reached.ts';

/** As for 1941: what lively play of Revised never comes to is dead, or not tested by play, but for what is rare. */
const { events, reasons, refused, done } = reachedBy(600, 'revised');

const never = <Key>(counts: readonly (readonly [Key, number])[], rare: readonly Key[]): readonly Key[] =>
  counts.filter(([key, count]) => count === 0 && !rare.includes(key)).map(([key]) => key);

test('play of Revised reaches every kind of event', () => {
  expect(never(counted([...EVENT_TYPES, ...EVENTS_ELSEWHERE], events), RARE_EVENTS)).toEqual([]);
});

test('play of Revised reaches every reason for a refusal', () => {
  expect(never(counted(REASONS, reasons), RARE_REASONS)).toEqual([]);
});

test('play of Revised reaches every rule: a refusal cites it, or a step carries it out', () => {
  expect(never(counted(rulesIn(editionOf('revised').ruleTitles), refused, done), RARE_RULES)).toEqual([]);
});
