import type { GameState, PowerId, SpaceId } from '../../../../engine/axis-allies/index.ts';
import type { AskedKind, Check } from '../../cases/schema.ts';
import { developmentName, phaseName, possessive, sideName, spaceList, spaceName, thePower } from '../names.ts';
import { unitCounts, unitTypeName } from '../unitNames.ts';
import { capitalized, counted, ipcs, joinWords, oneOrMany } from '../../../../text/words.ts';

type Counts = Readonly<Record<string, number>>;
type Units = Readonly<Record<PowerId, Counts>>;
type CheckWords<Value = unknown> = (state: GameState, value: Value) => string | readonly string[];
type Texts = { readonly [Key in keyof Check]-?: CheckWords<Exclude<Check[Key], undefined>> };

const ASKS: Readonly<Record<AskedKind, string>> = {
  command: 'No battle is being fought',
  'dice attacker': 'The attacker rolls next',
  'dice defender': 'The defender rolls next',
  'dice research': 'Research dice are rolled next',
  'dice antiaircraft': 'An antiaircraft gun fires next',
  'dice raid': 'The dice of the raid are rolled next',
  'dice rocket': 'The die of the rocket is rolled next',
  'dice passing': 'Submarines fire at passing transports next',
  shoot: 'Submarines may fire at passing transports',
  'lost-transports': 'The transports that are lost are chosen next',
  'dice kamikaze': 'The dice of kamikaze attacks are rolled next',
  kamikaze: 'Kamikaze attacks may be made',
  scramble: 'Aircraft may scramble',
  'submerge attacker': 'The attacker decides whether submarines submerge or strike',
  'submerge defender': 'The defender decides whether submarines submerge or strike',
  'casualties attacker': 'The attacker chooses casualties',
  'casualties defender': 'The defender chooses casualties',
  retreat: 'The attacker may press on or retreat',
  'fly-home': 'Aircraft whose combat is over complete their move',
  stranded: 'A fighter that lost its carrier has to land',
  intercept: 'The defender says which aircraft meet the raid',
  share: 'The attacker shares the raiders out',
  offer: 'An advantage offers units',
  disrupt: 'An enemy says which convoys it disrupts',
  over: 'The game is over',
};

/** A sentence for everything a check can name; the compiler complains if one is missing. */
const TEXTS: Texts = {
  units: (state, units) =>
    forEach(units, (space, powers) =>
      standing(state, powers, `In ${spaceName(state, space)}`, `There are no units in ${spaceName(state, space)}`),
    ),
  aboard: (state, units) =>
    forEach(units, (space, powers) =>
      standing(
        state,
        powers,
        `Aboard in ${spaceName(state, space)}`,
        `No units are aboard in ${spaceName(state, space)}`,
      ),
    ),
  damaged: (state, damaged) =>
    forEach(
      damaged,
      (space, n) =>
        `${n === 0 ? 'No damaged battleship' : counted(n, 'damaged battleship')} in ${spaceName(state, space)}`,
    ),
  submerged: (state, submerged) =>
    forEach(
      submerged,
      (space, n) => `${n === 0 ? 'No submarine' : counted(n, 'submarine')} under water in ${spaceName(state, space)}`,
    ),
  uncontrolled: (state, spaces) => [`nobody controls ${spaceList(state, spaces)}`],
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
  facilities: (state, places) =>
    forEach(places, (space, built) => {
      const names = Object.entries(built).map(
        ([kind, damage]) => `${unitTypeName(kind)}${damage === 0 ? '' : `, ${counted(damage, 'point')} of damage`}`,
      );
      return `In ${spaceName(state, space)}: ${names.join('; ') || 'no facility'}`;
    }),
  wars: (state, wars) =>
    wars.length === 0
      ? ['Nobody is at war']
      : wars.map(([one, other]) => `${Power(state, one)} is at war with ${thePower(state, other)}`),
  treasury: (state, treasury) => forEach(treasury, (power, n) => `${Power(state, power)} has ${ipcs(n)}`),
  production: (state, made) =>
    forEach(made, (power, n) => `${capitalized(possessive(state, power))} national production is ${n}`),
  developments: (state, developments) =>
    forEach(
      developments,
      (power, ids) =>
        `${Power(state, power)} has developed ${joinWords(ids.map((id) => developmentName(state, id))) || 'nothing'}`,
    ),
  complexes: (state, spaces) =>
    `There ${oneOrMany(spaces.length, 'is a complex', 'are complexes')} in ${spaceList(state, spaces)}`,
  purchased: (_, units) => `Waiting to be placed: ${unitCounts(units) || 'nothing'}`,
  power: (state, power) => `It is ${possessive(state, power)} turn`,
  phase: (_, phase) => `The phase is “${phaseName(phase)}”`,
  round: (_, round) => `It is round ${round}`,
  asks: (_, asks) => ASKS[asks],
  asked: (state, powers) =>
    powers.length === 0
      ? 'Nobody has to decide'
      : `It is up to ${joinWords(powers.map((power) => thePower(state, power)))}`,
  dice: (_, groups) =>
    'Dice to roll: ' +
    `${joinWords(groups.map(({ value, units }) => `${unitCounts(units)} at ${value}${value > 1 ? ' or less' : ''}`))}`,
  hits: (_, hits) => `${counted(hits, 'hit')} to take`,
  retreatTo: (state, spaces) =>
    spaces.length === 0
      ? 'Land and sea units cannot retreat'
      : `The attackers can retreat to ${spaceList(state, spaces, 'or')}`,
  airMayRetreat: (_, may) => `Aircraft ${may ? 'may' : 'cannot'} break off`,
  landAt: (state, spaces) =>
    spaces.length === 0
      ? 'The fighter cannot land anywhere'
      : `The fighter can land in ${spaceList(state, spaces, 'or')}`,
  battles: (state, spaces) =>
    spaces.length === 0
      ? 'There is no battle to fight'
      : `There ${oneOrMany(spaces.length, 'is a battle', 'are battles')} to fight in ${spaceList(state, spaces)}`,
  shots: (state, spaces) =>
    spaces.length === 0 ? 'No gun has still to fire' : `Guns have still to fire in ${spaceList(state, spaces)}`,
  homebound: (state, flights) =>
    forEach(
      flights,
      (space, units) => `Still to fly home from ${spaceName(state, space)}: ${unitCounts(units) || 'none'}`,
    ),
  submarines: (_, units) => `Submarines that may submerge or strike: ${unitCounts(units) || 'none'}`,
  kamikazeLeft: (_, left) => `${counted(left, 'kamikaze attack')} ${oneOrMany(left, 'is', 'are')} left`,
  winner: (_, side) => (side === null ? 'Nobody has won yet' : `The ${sideName(side)} have won`),
};

/** What must be true now, in sentences. */
export function checkText(state: GameState, check: Check): string {
  return (Object.keys(check) as (keyof Check)[])
    .flatMap((key) => (TEXTS[key] as CheckWords)(state, check[key]))
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
