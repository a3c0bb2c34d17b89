import {
  play,
  type ByUnitType,
  type Command,
  type GameState,
  type SpaceId,
  type UnitId,
  answerTo,
  type DiceEvent,
  type EventTable,
} from '../../../engine/axis-allies/index.ts';
import { diceText } from './battleText.ts';
import { advantageName, developmentName, phaseName, spaceList, spaceName, thereAndBack, turnText } from './names.ts';
import { countedUnits, unitCounts, unitList, unitsFrom, unitTypeName } from './unitNames.ts';
import { capitalized, oneOrMany, counted } from '../../../text/words.ts';
import type { MoveWords } from '../../face/words.ts';

type StartOf = (unit: UnitId) => SpaceId | undefined;

/** '2 infantry from Russia and a tank from Ukraine': units with the spaces they start from. */
function unitsWithStart(game: GameState, units: readonly UnitId[], startOf: StartOf): string {
  const starts = units.flatMap((unit) => {
    const from = startOf(unit);
    return from === undefined ? [] : [{ unit, from }];
  });
  return capitalized(unitsFrom(game, starts) || unitList(game, units));
}

/** The spaces that units pass which end where they stand, if their order names none: a blitz there and back. */
function ownWay(before: GameState, command: Command): readonly SpaceId[] {
  const moved = play(before, command);
  const events = moved.ok ? moved.value.events : [];
  return events.flatMap((event) => (event.type === 'units-moved' ? (event.legs[0]?.route.slice(1, -1) ?? []) : []));
}

type SharedCommand = Extract<Command, { type: 'load' | 'engage' | 'land-stranded' | 'mobilize' }>;

/** Orders with the same text before and after they are given. */
function sharedText(game: GameState, command: SharedCommand, startOf: StartOf): string {
  switch (command.type) {
    case 'load':
      return `${unitsWithStart(game, command.units, startOf)} aboard in ${spaceName(game, command.zone)}`;
    case 'engage':
      return command.attack
        ? `Attack the enemy in ${spaceName(game, command.zone)}`
        : `Leave the enemy in ${spaceName(game, command.zone)} alone`;
    case 'land-stranded':
      return `${capitalized(unitList(game, [command.unit]))} lands in ${spaceName(game, command.to)}`;
    case 'mobilize':
      return `${capitalized(countedUnits(command.unit, 1))} placed in ${spaceName(game, command.to)}`;
  }
}

/** Any order in a few words, from the state before it: '2 infantry from Russia to Ukraine'. */
export function orderText(before: GameState, command: Command): string {
  const startOf: StartOf = (unit) => before.units[unit]?.space;
  switch (command.type) {
    case 'research':
      return `Research ${developmentName(before, command.development)} with ${diceText(command.dice)}`;
    case 'purchase':
      return purchaseText(before, command.units);
    case 'repair':
      return command.points === 0
        ? `Do not repair ${facilityText(before, command)}`
        : `Repair ${counted(command.points, 'point')} of ${facilityText(before, command)}`;
    case 'move': {
      const units = unitsWithStart(before, command.units, startOf);
      if (command.units.some((unit) => startOf(unit) !== command.to))
        return `${units} to ${spaceName(before, command.to)}`;
      const via = command.via ?? ownWay(before, command);
      return via.length === 0
        ? `${capitalized(unitList(before, command.units))} to stay in ${spaceName(before, command.to)}`
        : `${units} through ${thereAndBack(before, via)}`;
    }
    case 'offload':
      return (
        `${unitsWithStart(before, command.units, startOf)} ` +
        `${before.phase === 'combat-move' ? 'to assault' : 'ashore in'} ${spaceName(before, command.to)}`
      );
    case 'raid':
      return `${capitalized(unitList(before, command.units))} ${command.raid ? 'to raid' : 'to fight, not to raid'}`;
    case 'escort':
      return (
        `${capitalized(unitList(before, command.units))} ` +
        (command.escort ? 'to escort the raid' : 'to fight, not to escort')
      );
    case 'intercept':
      return command.units.length === 0
        ? 'Do not meet the raid'
        : `${capitalized(unitList(before, command.units))} ` +
            `${oneOrMany(command.units.length, 'meets', 'meet')} the raid`;
    case 'share':
      return `Raiders: ${sharesText(command.raiders)}`;
    case 'fight':
      return command.kind === 'raid'
        ? `The raid on ${spaceName(before, command.space)} begins`
        : `The battle in ${spaceName(before, command.space)} begins`;
    case 'rocket':
      return `Rocket from ${spaceName(before, command.from)} to ${spaceName(before, command.to)}`;
    case 'call-off':
      return (
        `Call off the landing of ${unitList(before, command.transports)}` +
        (command.to === undefined ? '' : ` in ${spaceName(before, command.to)}`)
      );
    case 'submerge':
      return command.units.length === 0
        ? 'Strike by surprise'
        : `${capitalized(unitList(before, command.units))} ${oneOrMany(command.units.length, 'submerges', 'submerge')}`;
    case 'shoot':
      return command.units.length === 0
        ? 'Hold the fire'
        : `${capitalized(unitList(before, command.units))} ${oneOrMany(command.units.length, 'fires', 'fire')}`;
    case 'kamikaze':
      return command.targets.length === 0
        ? 'No kamikaze attack'
        : `${counted(command.targets.length, 'kamikaze attack')} at ${unitList(before, [...new Set(command.targets)])}`;
    case 'scramble': {
      const verb = oneOrMany(command.units.length, 'scrambles', 'scramble');
      return command.units.length === 0
        ? 'Nobody scrambles'
        : `${unitsWithStart(before, command.units, startOf)} ${verb}`;
    }
    case 'roll':
      return `Roll ${diceText(command.dice.length)}`;
    case 'casualties':
      return `Losses: ${unitList(before, [...new Set(command.units)])}`;
    case 'press':
      return `Fight on in ${spaceName(before, before.battle?.space ?? '')}`;
    case 'retreat':
      return command.to === undefined ? 'Aircraft break off' : `Retreat to ${spaceName(before, command.to)}`;
    case 'use-advantage':
      return `Use ${advantageName(before, command.advantage)}`;
    case 'place-offer':
      return command.to === null
        ? declinedText(before)
        : `Place ${unitCounts(before.offers[0]?.units ?? {})} in ${spaceName(before, command.to)}`;
    case 'disrupt':
      return command.zones.length === 0
        ? 'Disrupt no convoy'
        : `Disrupt convoys in ${spaceList(before, command.zones)}`;
    case 'end-phase':
      return before.phase === 'collect-income' ? 'End of the turn' : `End of ${phaseName(before.phase).toLowerCase()}`;
    case 'load':
    case 'engage':
    case 'land-stranded':
    case 'mobilize':
      return sharedText(before, command, startOf);
  }
}

/** '2 at the naval base, 1 at the air base': how many raid each facility. */
export const sharesText = (raiders: ByUnitType<number>): string =>
  Object.entries(raiders)
    .filter(([, count]) => count > 0)
    .map(([facility, count]) => `${count} at the ${unitTypeName(facility)}`)
    .join(', ');

/** 'the naval base in Queensland': what an order repairs. */
export const facilityText = (state: GameState, { facility, at }: Extract<Command, { type: 'repair' }>): string =>
  `the ${unitTypeName(facility)} in ${spaceName(state, at)}`;

/** An offer has places for what it gives; one to move units has none. */
export const declinedText = ({ offers: [offer] }: GameState): string =>
  offer?.places.length === 0 ? 'Move nobody' : 'Place nothing';

/** An order of a phase, from the state before it, as the list of orders shows it; null for other commands. */
export function phaseOrderText(before: GameState, command: Command): string | null {
  switch (command.type) {
    case 'move':
    case 'offload':
    case 'load':
    case 'engage':
    case 'land-stranded':
    case 'mobilize':
      return orderText(before, command);
    case 'research':
    case 'purchase':
    case 'repair':
    case 'raid':
    case 'escort':
    case 'intercept':
    case 'share':
    case 'fight':
    case 'rocket':
    case 'call-off':
    case 'submerge':
    case 'shoot':
    case 'kamikaze':
    case 'scramble':
    case 'roll':
    case 'casualties':
    case 'press':
    case 'retreat':
    case 'use-advantage':
    case 'place-offer':
    case 'disrupt':
    case 'end-phase':
      return null;
  }
}

/** Several moves as one path: '2 tanks from Germany by Eastern Europe to Ukraine'. */
export function pathText(start: GameState, units: readonly UnitId[], to: readonly SpaceId[]): string {
  const by = to.length > 1 ? ` by ${spaceList(start, to.slice(0, -1))}` : '';
  const from = unitsWithStart(start, units, (unit) => start.units[unit]?.space);
  return `${from}${by} to ${spaceName(start, to.at(-1) ?? '')}`;
}

/** The difference between a purchase order and the one before it: 'Buy a tank', 'Do not buy a tank'. */
function purchaseText({ purchased }: GameState, units: ByUnitType<number>): string {
  const types = [...new Set([...Object.keys(purchased), ...Object.keys(units)])];
  const counts = (sign: 1 | -1): string =>
    unitCounts(Object.fromEntries(types.map((type) => [type, sign * ((units[type] ?? 0) - (purchased[type] ?? 0))])));
  const [more, fewer] = [counts(1), counts(-1)];
  const changes = [more && `buy ${more}`, fewer && `do not buy ${fewer}`].filter((part) => part !== '');
  if (changes.length > 0) return capitalized(changes.join(', '));
  return Object.keys(purchased).length === 0 ? 'Buy nothing' : 'Buy the same';
}

/** The words of a move, from the states before and after it. */
export function moveWords(before: GameState, command: Command, after: GameState): MoveWords {
  if (command.type === 'roll') {
    const where = comesTo(before, command);
    return { kind: 'order', text: `Dice ${command.dice.join(' ')}${where}`, where };
  }
  if (command.type !== 'end-phase') {
    const text = orderText(before, command);
    return { kind: 'order', text, where: whereIn(before, command, text) };
  }
  if (after.power === before.power && after.round === before.round)
    return { kind: 'phase', text: phaseName(after.phase), where: '' };
  return { kind: 'turn', text: turnText(after), where: '' };
}

/** ' (2 hits)': what dice come to, which nobody can tell from their faces alone; '' where it is told after them. */
function comesTo(before: GameState, command: Command): string {
  const played = play(before, command);
  if (!played.ok) return '';
  const [words] = played.value.events.flatMap((event) => answerTo(COMES_TO, before, event) ?? []);
  return words === undefined ? '' : ` (${words})`;
}

const COMES_TO: Pick<EventTable<string>, DiceEvent['type']> = {
  'dice-rolled': (_, event) => {
    const hits = Object.values(event.hits).reduce((sum, count) => sum + count, 0);
    return hits === 0 ? 'no hit' : counted(hits, 'hit');
  },
  'research-rolled': (_, { isSuccess }) => (isSuccess ? 'breakthrough' : 'no breakthrough'),
  // It is told after them.
  'antiaircraft-fired': null,
  'passing-rolled': null,
  'kamikaze-rolled': null,
  'raid-rolled': null,
  'rocket-rolled': null,
};

/** ' to Ukraine', ' aboard in Sea Zone 5': the end of an order's text that names its space. */
function whereIn(state: GameState, command: Command, text: string): string {
  const space = 'to' in command ? command.to : 'zone' in command ? command.zone : undefined;
  if (space === undefined || space === null) return '';
  const name = spaceName(state, space);
  return (
    [` ashore in ${name}`, ` aboard in ${name}`, ` to ${name}`, ` in ${name}`].find((end) => text.endsWith(end)) ?? ''
  );
}
