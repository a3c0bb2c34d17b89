import {
  type Command,
  type GameState,
  type SpaceId,
  editionOf,
  enemiesIn,
  targetOf,
  type CommandChoice,
  type Refusal,
  type Remedy,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { diceText, lossesText } from './battleText.ts';
import { advantageName, developmentName, spaceList, spaceName, phaseName } from './names.ts';
import { declinedText, facilityText, sharesText } from './orderText.ts';
import { countedUnits, unitCounts, theUnits, whereTheyAre } from './unitNames.ts';
import { capitalized, counted, joinWords, oneOrMany, withOneStop } from '../../../text/words.ts';

/**
 * An order as something to do: 'move the destroyer in Sea Zone 7 to Sea Zone ' +
     '6'. With `places` it goes to these instead,
 * as in 'to Sea Zone 6 or Sea Zone 8'.
 */
function orderPhrase(state: GameState, command: Command, places?: string): string {
  const place = (space: SpaceId): string => places ?? spaceName(state, space);
  switch (command.type) {
    case 'move':
      return `move ${theUnits(state, command.units)}${whereTheyAre(state, command.units)} to ${place(command.to)}`;
    case 'load':
      return `take ${theUnits(state, command.units)} aboard in ${place(command.zone)}`;
    case 'offload':
      return state.phase === 'combat-move'
        ? `assault ${place(command.to)} with ${theUnits(state, command.units)}`
        : `put ${theUnits(state, command.units)} ashore in ${place(command.to)}`;
    case 'mobilize':
      return `place ${countedUnits(command.unit, 1)} in ${place(command.to)}`;
    case 'raid':
      return command.raid
        ? `raid with ${theUnits(state, command.units)}`
        : `fight with ${theUnits(state, command.units)}`;
    case 'escort':
      return command.escort
        ? `escort the raid with ${theUnits(state, command.units)}`
        : `fight with ${theUnits(state, command.units)}`;
    case 'intercept':
      return `meet the raid with ${theUnits(state, command.units)}`;
    case 'share':
      return `share the raiders out: ${sharesText(command.raiders)}`;
    case 'fight':
      return command.kind === 'raid' ? `raid ${place(command.space)}` : `fight in ${place(command.space)}`;
    case 'rocket':
      return `send a rocket from ${spaceName(state, command.from)} to ${place(command.to)}`;
    case 'call-off':
      return (
        `call off the landing of ${theUnits(state, command.transports)}` +
        (command.to === undefined ? '' : ` in ${place(command.to)}`)
      );
    case 'land-stranded':
      return `land ${theUnits(state, [command.unit])} in ${place(command.to)}`;
    case 'research':
      return `research ${developmentName(state, command.development)} with ${diceText(command.dice)}`;
    case 'purchase':
      return `buy ${unitCounts(command.units)}`;
    case 'repair':
      return `repair ${counted(command.points, 'point')} of ${facilityText(state, command)}`;
    case 'casualties':
      return `lose ${theUnits(state, command.units)}`;
    case 'shoot':
      return command.units.length === 0 ? 'hold the fire' : `fire with ${theUnits(state, command.units)}`;
    case 'kamikaze':
      return `make ${counted(command.targets.length, 'kamikaze attack')}`;
    case 'scramble':
      return `scramble ${theUnits(state, command.units)}`;
    case 'submerge':
      return `submerge ${theUnits(state, command.units)}`;
    case 'retreat':
      return command.to === undefined ? 'break off with the aircraft' : `retreat to ${place(command.to)}`;
    case 'press':
      return 'fight another round';
    case 'engage':
      return command.attack
        ? `attack the enemy in ${place(command.zone)}`
        : `leave the enemy in ${place(command.zone)} alone`;
    case 'roll':
      return 'roll the dice';
    case 'use-advantage':
      return (
        `use ${advantageName(state, command.advantage)}` +
        (command.units ? ` for ${theUnits(state, command.units)}` : '')
      );
    case 'place-offer':
      return command.to === null ? declinedText(state).toLowerCase() : `place the units in ${place(command.to)}`;
    case 'disrupt':
      return `disrupt ${convoysIn(state, command.zones)}`;
    case 'end-phase':
      return 'end the phase';
  }
}

const unitsIn = (command: Command): readonly string[] =>
  'units' in command && Array.isArray(command.units) ? (command.units as readonly string[]) : [];

/** Whether two orders name the very same units. */
const sameUnits = (a: Command, b: Command): boolean =>
  a.type !== 'end-phase' &&
  unitsIn(a).length === unitsIn(b).length &&
  unitsIn(a).every((unit) => unitsIn(b).includes(unit));

/** 'the convoys in Sea Zone 6 and Sea Zone 20'. */
const convoysIn = (state: GameState, zones: readonly SpaceId[]): string =>
  `${oneOrMany(zones.length, 'the convoy', 'the convoys')} in ${spaceList(state, zones)}`;

/**
 * A button's words for an order offered instead of the refused one: 'Go to Ukraine', 'Move the destroyer to Sea Zone
 * 6'.
 */
export function orderLabel(state: GameState, order: Command, refused: Command): string {
  if (order.type === 'move')
    return sameUnits(order, refused)
      ? `Go to ${spaceName(state, order.to)}`
      : `Move ${theUnits(state, order.units)} to ${spaceName(state, order.to)}`;
  if (order.type === 'offload' && sameUnits(order, refused))
    return `${state.phase === 'combat-move' ? 'Assault' : 'Go ashore in'} ${spaceName(state, order.to)}`;
  if (order.type === 'load' && sameUnits(order, refused)) return `Go aboard in ${spaceName(state, order.zone)}`;
  if (order.type === 'casualties') return lossesText(state, order.units);
  return capitalized(orderPhrase(state, order));
}

/** An order and why it was refused. */
export interface RefusedWithRemedies {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** What would be allowed instead of the refused order, in one sentence; nothing when there is no remedy. */
export function remediesText(state: GameState, refused: RefusedWithRemedies, remedies: readonly Remedy[]): string {
  const clauses = [...new Set(remedies.map((remedy) => clauseOf(state, refused, remedy)))];
  return clauses.length === 0 ? '' : withOneStop(`${capitalized(clauses.join('; or '))}.`);
}

function clauseOf(state: GameState, refused: RefusedWithRemedies, remedy: Remedy): string {
  switch (remedy.kind) {
    case 'instead':
      return insteadText(state, refused, remedy);
    case 'first':
      return firstText(state, remedy);
    case 'steps':
      return stepsText(state, remedy.orders);
    case 'take-back':
      return `take back the move of ${theUnits(state, remedy.units)}${whereTheyAre(state, remedy.units)}`;
    case 'buy':
      return (
        `${countedUnits(remedy.unit, 1)} bought this turn for ${placeList(state, remedy.zones, remedy.more)} would ` +
        'have helped'
      );
    case 'phase':
      return (
        `you can do that in the ${remedy.phases.length === 1 ? 'phase' : 'phases'} ` +
        `${joinWords(remedy.phases.map((phase) => `“${phaseName(phase)}”`))}`
      );
  }
}

const unitsOf = (command: Command | undefined): readonly UnitId[] =>
  command?.type === 'move' || command?.type === 'load' || command?.type === 'offload' ? command.units : [];

/** 'Karelia or Norway/Finland'; 'Karelia, Ukraine, Norway/Finland or elsewhere' where these are not all. */
const placeList = (state: GameState, spaces: readonly SpaceId[], more = false): string =>
  joinWords([...spaces.map((space) => spaceName(state, space)), ...(more ? ['elsewhere'] : [])], 'or');

const targets = (state: GameState, { orders, more }: CommandChoice): string =>
  placeList(state, [...new Set(orders.flatMap((order) => targetOf(order) ?? []))], more);

/** What the same units, or some of them, can do. */
function insteadText(state: GameState, { command, refusal }: RefusedWithRemedies, choice: CommandChoice): string {
  const { orders } = choice;
  const [order] = orders;
  if (order === undefined) return '';
  const places = targets(state, choice);
  const units = unitsOf(order);
  const they = theUnits(state, units);
  const isFewer = units.length < unitsOf(command).length;
  switch (order.type) {
    case 'move':
      if (isFewer) return `${theUnits(state, units)} can go there`;
      if (refusal.reason === 'must-stop' && refusal.spaces?.includes(order.to) === true)
        return `${they} can end ${units.length === 1 ? 'its' : 'their'} move there`;
      if (order.to === targetOf(command) && units.every((unit) => unitsOf(command).includes(unit)))
        return `${they} can go to ${places} by another route`;
      return `${they} can ${isAttack(state, orders) ? 'attack' : 'go to'} ${places}`;
    case 'load':
      if (!units.every((unit) => unitsOf(command).includes(unit))) return firstText(state, choice);
      return isFewer ? `${theUnits(state, units)} can go aboard` : `${they} can go aboard in ${places}`;
    case 'offload':
      return state.phase === 'combat-move' ? `${they} can assault ${places}` : `${they} can go ashore in ${places}`;
    case 'mobilize':
      return `${countedUnits(order.unit, 1)} can be placed in ${places}`;
    case 'fight':
      if (refusal.reason === 'cannot-bombard' && command.type === 'fight' && order.space === command.space)
        return `fight in ${places} without ${refusal.units?.length === 1 ? 'it' : 'them'}`;
      return (
        `${fightsText(state, choice)} ` +
        `${command.type === 'end-phase' ? 'now' : refusal.reason === 'no-such-battle' ? 'instead' : 'first'}`
      );
    case 'rocket':
      return (
        `you can${choice.more ? ', for example,' : ''} ` + orders.map((one) => orderPhrase(state, one)).join(', or ')
      );
    case 'raid':
      return `${theUnits(state, order.units)} can ${order.raid ? 'raid' : 'fight'}`;
    case 'escort':
      return `${theUnits(state, order.units)} can ${order.escort ? 'escort the raid' : 'fight'}`;
    case 'intercept':
      return `${theUnits(state, order.units)} can meet the raid`;
    case 'retreat':
      if (order.to !== undefined) return `the attackers can retreat to ${places}`;
      return editionOf(state.edition).airLands === 'after-battle'
        ? 'the aircraft can break off and fly home'
        : 'the aircraft can break off and stay';
    case 'land-stranded':
      return `${theUnits(state, [order.unit])} can land in ${places}`;
    case 'place-offer':
      return `the units can be placed in ${places}`;
    case 'disrupt':
      return `${convoysIn(state, order.zones)} can be disrupted`;
    case 'casualties':
      return `choose ${losses(state, order.units)}, for example`;
    case 'submerge':
      return `${theUnits(state, order.units)} can submerge`;
    case 'research':
      return `there is enough money for ${diceText(order.dice)}`;
    case 'purchase':
      return `there is enough money for ${unitCounts(order.units)}`;
    case 'repair':
      return `${counted(order.points, 'point')} of ${facilityText(state, order)} can be repaired`;
    case 'engage':
    case 'share':
    case 'call-off':
    case 'shoot':
    case 'kamikaze':
    case 'scramble':
    case 'roll':
    case 'press':
    case 'use-advantage':
    case 'end-phase':
      return orderPhrase(state, order);
  }
}

/** 'fight in Norway', 'raid Germany', or both. */
function fightsText(state: GameState, { orders, more }: CommandChoice): string {
  const raids = orders.filter((order) => order.type === 'fight' && order.kind === 'raid');
  const battles = orders.filter((order) => !raids.includes(order));
  const fights = [
    ...(raids.length > 0 ? [`raid ${targets(state, { orders: raids, more: battles.length === 0 && more })}`] : []),
    ...(battles.length > 0 ? [`fight in ${targets(state, { orders: battles, more })}`] : []),
  ];
  return joinWords(fights, 'or');
}

/** Casualties, one entry for each hit: a battleship may be in the list twice. */
function losses(state: GameState, hits: readonly UnitId[]): string {
  const units = theUnits(state, [...new Set(hits)]);
  const twice = hits.filter((unit, i) => hits.indexOf(unit) < i);
  return twice.length === 0 ? units : `${units}, with two hits on ${theUnits(state, twice)}`;
}

/** Whether it is combat move, and there are enemies in every space these orders lead to. */
const isAttack = (state: GameState, orders: readonly Command[]): boolean =>
  state.phase === 'combat-move' &&
  orders.every((order) => enemiesIn(state, targetOf(order) ?? '', state.power).length > 0);

/** What has to come first; the same order to several places is one phrase. */
function firstText(state: GameState, { orders, more }: CommandChoice): string {
  const phrases = new Map<string, Command[]>();
  for (const order of orders) {
    const key = `${order.type} ${unitsOf(order).join()} ${order.type === 'mobilize' ? order.unit : ''}`;
    phrases.set(key, [...(phrases.get(key) ?? []), order]);
  }
  // Those that are not named may be of other units too.
  const isOne = phrases.size === 1;
  const said = [...phrases.values()].flatMap((alike) => {
    const [one] = alike;
    const places = targets(state, { orders: alike, more: isOne && more });
    return one === undefined ? [] : [orderPhrase(state, one, places || undefined)];
  });
  if (orders[0]?.type === 'offload' && state.phase === 'combat-move') return assaultsText(state, { orders, more });
  return orders[0]?.type === 'land-stranded'
    ? `${theUnits(state, [orders[0].unit])} can land in ${targets(state, { orders, more })}`
    : `first${more && !isOne ? ', for example,' : ''} ${said.join(', or ')}`;
}

/** The coasts to choose from: 'the infantry can assault Karelia or Norway/Finland'. */
function assaultsText(state: GameState, { orders, more }: CommandChoice): string {
  const loads = new Map(orders.map((order) => [unitsOf(order).join(), unitsOf(order)]));
  const last = [...loads.keys()].at(-1);
  return [...loads.values()]
    .map((units) => {
      const alike = orders.filter((order) => unitsOf(order).join() === units.join());
      const isLast = units.join() === last;
      return `${theUnits(state, units)} can assault ${targets(state, { orders: alike, more: isLast && more })}`;
    })
    .join(', and ');
}

/** One order after the other. */
function stepsText(state: GameState, orders: readonly Command[]): string {
  return `first ${orders.map((order) => orderPhrase(state, order)).join(', then ')}`;
}
