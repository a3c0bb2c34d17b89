/**
 * Exact odds of a battle in a terminal:
 *
 *   npm run odds -- "10 infantry, 2 tanks vs 8 infantry, 1 fighter"
 *   npm run odds -- "3 submarine vs 1 destroyer 2 transport" --retreat-after 2
 *
 * --edition ID; --attacker-developments and --defender-developments "heavy bombers, jet fighters";
 * --bombardment "2 battleships" before a landing; for both sides --submerge never|always|when-alone and
 * --losses suggested|cheapest|keep-capturer|keep-air|best-win|best-capture|best-swing, or an order of losses such as
 * "submarines, destroyers" or "first hits, submarines, destroyers" (ships that take two hits take one each first);
 * --retreat-after N, --retreat-below CHANCE (from 0 to 1) or --retreat-best win|capture|swing.
 */
import { parseArgs } from 'node:util';
import { loadEdition, SHELF } from '../engine/axis-allies/index.ts';
import {
  askedBattle,
  oddsOf,
  readAsked,
  readDevelopments,
  readPolicies,
  readUnits,
  typeNamed,
  type Odds,
} from '../games/axis-allies/odds/index.ts';
import { unitTypeName } from '../games/axis-allies/text/unitNames.ts';

const OPTIONS = {
  edition: { type: 'string' },
  losses: { type: 'string' },
  bombardment: { type: 'string' },
  'attacker-developments': { type: 'string' },
  'defender-developments': { type: 'string' },
  submerge: { type: 'string' },
  'retreat-after': { type: 'string' },
  'retreat-below': { type: 'string' },
  'retreat-best': { type: 'string' },
} as const;

/** What was asked, or a sentence that says why it cannot be read: an unknown option, or one without its value. */
function readArgs() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return (error as Error).message;
  }
}

const say = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

async function main(): Promise<boolean> {
  const read = readArgs();
  if (typeof read === 'string') {
    say(read);
    return false;
  }
  const { values, positionals } = read;
  const entry = SHELF.find(({ id }) => id === (values.edition ?? SHELF[0]?.id));
  if (!entry) {
    say(`There is no edition "${values.edition}": ${SHELF.map(({ id }) => id).join(', ')}.`);
    return false;
  }
  const edition = await loadEdition(entry.id);
  const asked = readAsked(positionals.join(' '), edition);
  const bombarding = readUnits(values.bombardment ?? '', edition);
  const attacker = readDevelopments(values['attacker-developments'] ?? '', edition);
  const defender = readDevelopments(values['defender-developments'] ?? '', edition);
  const words = {
    casualties: values.losses,
    submerge: values.submerge,
    afterRounds: values['retreat-after'],
    below: values['retreat-below'],
    bestRetreat: values['retreat-best'],
  };
  const policies = readPolicies(words, (name) => typeNamed(edition, name));
  const faults = [asked, bombarding, attacker, defender, policies].flatMap((one) => (one.ok ? [] : one.fault));
  if (!asked.ok || !bombarding.ok || !attacker.ok || !defender.ok || !policies.ok) {
    say(...faults);
    return false;
  }
  const developments = { attacker: attacker.value, defender: defender.value };
  const lands = Object.keys(bombarding.value).length > 0;
  const battle = askedBattle(edition, {
    ...asked.value,
    developments,
    ...(lands && { landing: { ships: bombarding.value } }),
  });
  if (!battle.ok) {
    say(...battle.fault);
    return false;
  }
  const odds = oddsOf(battle.value, policies.value);
  say(typeof odds === 'string' ? `No odds: ${odds}.` : inLines(odds).join('\n'));
  return typeof odds !== 'string';
}

const percent = (chance: number): string => `${(100 * chance).toFixed(2).padStart(6)} %`;
const MOST_ENDS = 12;

function inLines({ results, captured, rounds, lost, ends }: Odds): readonly string[] {
  const counts = (units: Readonly<Record<string, number>>): string =>
    Object.entries(units)
      .map(([type, count]) => `${count} ${unitTypeName(type, count)}`)
      .join(', ') || 'nothing';
  return [
    ...Object.entries(results)
      .filter(([, chance]) => chance > 0)
      .map(([result, chance]) => `${percent(chance)}  ${result.replaceAll('-', ' ')}`),
    ...(captured > 0 ? [`${percent(captured)}  the territory is taken`] : []),
    `${rounds.toFixed(2)} rounds; the attacker loses ${lost.attacker.toFixed(2)} IPCs, ` +
      `the defender ${lost.defender.toFixed(2)}`,
    '',
    ...ends
      .slice(0, MOST_ENDS)
      .map(({ chance, left }) => `${percent(chance)}  ${counts(left.attacker)} against ${counts(left.defender)}`),
    ...(ends.length > MOST_ENDS ? [`and ${ends.length - MOST_ENDS} other ends`] : []),
  ];
}

process.exitCode = (await main()) ? 0 : 1;
