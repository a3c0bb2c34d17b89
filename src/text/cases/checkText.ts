import type { GameState, PowerId, SpaceId } from '../../engine/index.ts';
import type { Check } from '../../cases/schema.ts';
import { phaseName, possessive, sideName, spaceList, spaceName, thePower } from '../names.ts';
import { unitCounts } from '../unitNames.ts';
import { capitalized, counted, ipcs, joinWords } from '../words.ts';

type Counts = Readonly<Record<string, number>>;
type Units = Readonly<Record<PowerId, Counts>>;
type Text<Value = unknown> = (state: GameState, value: Value) => string | readonly string[];
type Texts = { readonly [Key in keyof Check]-?: Text<Exclude<Check[Key], undefined>> };

const ASKS: Readonly<Record<string, string>> = {
  command: 'No battle is under way',
  'dice attacker': 'The attacker rolls next',
  'dice defender': 'The defender rolls next',
  'submerge attacker': 'The attacker decides whether submarines submerge or strike',
  'submerge defender': 'The defender decides whether submarines submerge or strike',
  'casualties attacker': 'The attacker chooses casualties',
  'casualties defender': 'The defender chooses casualties',
  retreat: 'The attacker may press on or retreat',
  stranded: 'A fighter that lost its carrier has to land',
  over: 'The game is over',
};

/** A sentence for everything a check can name: the compiler complains when one lacks. */
const TEXTS: Texts = {
  units: (state, units) =>
    forEach(units, (space, powers) =>
      standing(state, powers, `In ${spaceName(state, space)}`, `Nobody is in ${spaceName(state, space)}`),
    ),
  aboard: (state, units) =>
    forEach(units, (space, powers) =>
      standing(state, powers, `Aboard in ${spaceName(state, space)}`, `Nobody is aboard in ${spaceName(state, space)}`),
    ),
  damaged: (state, damaged) =>
    forEach(
      damaged,
      (space, n) =>
        `${n === 0 ? 'No damaged battleship' : counted(n, 'damaged battleship')} in ${spaceName(state, space)}`,
    ),
  control: (state, control) => {
    const powers = [...new Set(Object.values(control))];
    return powers.map(
      (power) =>
        `${Power(state, power)} controls ${spaceList(
          state,
          Object.keys(control).filter((space) => control[space] === power),
        )}`,
    );
  },
  treasury: (state, treasury) => forEach(treasury, (power, n) => `${Power(state, power)} has ${ipcs(n)}`),
  production: (state, made) =>
    forEach(made, (power, n) => `${capitalized(possessive(state, power))} national production is ${n}`),
  purchased: (_, units) => `Waiting to be mobilized: ${unitCounts(units) || 'nothing'}`,
  power: (state, power) => `It is ${possessive(state, power)} turn`,
  phase: (_, phase) => `The phase is “${phaseName(phase)}”`,
  round: (_, round) => `It is round ${round}`,
  asks: (_, asks) => ASKS[asks] ?? `The game asks for ${asks}`,
  asked: (state, powers) =>
    powers.length === 0
      ? 'Nobody is asked'
      : `${capitalized(joinWords(powers.map((power) => thePower(state, power))))} ${powers.length === 1 ? 'is' : 'are'} asked`,
  dice: (_, groups) =>
    `To be rolled: ${joinWords(groups.map(({ value, units }) => `${unitCounts(units)} at ${value}${value > 1 ? ' or less' : ''}`))}`,
  hits: (_, hits) => `${counted(hits, 'hit')} to be assigned`,
  retreatTo: (state, spaces) =>
    spaces.length === 0
      ? 'Land and sea units have no way back'
      : `Retreat is open to ${spaceList(state, spaces, 'or')}`,
  airMayRetreat: (_, may) => `Aircraft ${may ? 'may' : 'cannot'} break off`,
  landAt: (state, spaces) =>
    `The fighter can land ${spaces.length === 0 ? 'nowhere' : `in ${spaceList(state, spaces, 'or')}`}`,
  battles: (state, spaces) =>
    spaces.length === 0
      ? 'No battle lies ahead'
      : `${spaces.length === 1 ? 'A battle lies' : 'Battles lie'} ahead in ${spaceList(state, spaces)}`,
  submarines: (_, units) => `To submerge or strike: ${unitCounts(units) || 'none'}`,
  winner: (_, side) => (side === null ? 'Nobody has won yet' : `The ${sideName(side)} have won`),
};

/** What must be true now, in sentences. */
export function checkText(state: GameState, check: Check): string {
  return (Object.keys(check) as (keyof Check)[])
    .flatMap((key) => (TEXTS[key] as Text)(state, check[key]))
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

const Power = (state: GameState, power: PowerId): string => capitalized(thePower(state, power));

const forEach = <Value>(
  named: Readonly<Record<SpaceId, Value>>,
  text: (name: string, value: Value) => string,
): readonly string[] => Object.entries(named).map(([name, value]) => text(name, value));

/** 'In Karelia: a tank of Germany, 2 infantry of the Soviet Union'. */
function standing(state: GameState, powers: Units, where: string, nobody: string): string {
  const stacks = Object.entries(powers).flatMap(([power, counts]) => {
    const units = unitCounts(counts);
    return units === '' ? [] : [`${units} of ${thePower(state, power)}`];
  });
  return stacks.length === 0 ? nobody : `${where}: ${stacks.join(', ')}`;
}
