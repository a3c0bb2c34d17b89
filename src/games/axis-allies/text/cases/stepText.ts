import { type GameState, advantageOf, awaiting, diceIn, type PowerId } from '../../../../engine/axis-allies/index.ts';
import { isOrder, commandOf, type PlayedStep } from '../../cases/playCase.ts';
import type { CaseStep, Order } from '../../cases/schema.ts';
import { spaceList, spaceName, advantageName, developmentName, phaseName, thePower } from '../names.ts';
import { countedUnits, unitCounts, unitList, unitTypeName } from '../unitNames.ts';
import { capitalized, counted, joinWords, withOneStop, oneOrMany } from '../../../../text/words.ts';
import { checkText } from './checkText.ts';
import { diceText as numberOfDice } from '../battleText.ts';
import { eventText, isSilent } from '../events/eventText.ts';

/** What happened because of a step, one sentence for each event that does not just repeat the order. */
export function outcomeTexts({ before, after, events }: PlayedStep): readonly string[] {
  return events.flatMap((event) => (isSilent(event, 'in a case') ? [] : (eventText(after, event, before) ?? [])));
}

type Counts = Readonly<Record<string, number>>;

/** What somebody does: 'moves' when it is done, 'move' after 'tries to' when it is refused. */
interface Action {
  readonly by: readonly PowerId[];
  readonly does: string;
  readonly do: string;
  readonly rest: string;
}

/** An order of a case in a sentence; one that will be refused is 'tried'. */
export function caseOrderText(state: GameState, order: Order): string {
  const { by, does, do: plain, rest } = actionOf(state, order);
  const who = capitalized(joinWords(by.map((power) => thePower(state, power))));
  const tries = oneOrMany(by.length, 'tries', 'try');
  const verb = order.refused === undefined ? oneOrMany(by.length, does, plain) : `${tries} to ${plain}`;
  return `${who} ${verb}${rest === '' ? '' : ` ${rest}`}.`;
}

function actionOf(state: GameState, order: Order): Action {
  const place = (space: string): string => spaceName(state, space);
  const action = (does: string, plain: string, rest: string, by = deciders(state)): Action => ({
    by,
    does,
    do: plain,
    rest,
  });
  if ('research' in order)
    return action(
      'researches',
      'research',
      `${developmentName(state, order.research)} with ${numberOfDice(order.dice)}`,
    );
  if ('purchase' in order) return action('buys', 'buy', unitCounts(order.purchase) || 'nothing');
  if ('repair' in order)
    return action(
      'repairs',
      'repair',
      `${counted(order.points, 'point')} of the ${unitTypeName(order.repair)} in ${place(order.in)}`,
    );
  if ('move' in order) {
    const way = order.via === undefined || order.via.length === 0 ? '' : ` by way of ${spaceList(state, order.via)}`;
    const stays = way === '' && Object.keys(order.move).every((space) => space === order.to);
    if (stays) return action('leaves', 'leave', `${unitCounts(order.move[order.to] ?? {})} in ${place(order.to)}`);
    return action('moves', 'move', `${unitsFrom(state, order.move, order.owner)} to ${place(order.to)}${way}`);
  }
  if ('load' in order) {
    const ship = order.ship === undefined ? 'aboard' : `aboard a transport of ${thePower(state, order.ship)}`;
    return action('takes', 'take', `${unitsFrom(state, order.load, order.owner)} ${ship} in ${place(order.onto)}`);
  }
  if ('offload' in order) {
    const units = unitsFrom(state, order.offload, order.owner);
    return state.phase === 'combat-move'
      ? action('declares', 'declare', `an assault on ${place(order.to)} with ${units}`)
      : action('puts', 'put', `${units} ashore in ${place(order.to)}`);
  }
  if ('attack' in order)
    return action('chooses to attack', 'attack', `the submarines and transports in ${place(order.attack)}`);
  if ('ignore' in order)
    return action('chooses to leave', 'leave', `the submarines and transports in ${place(order.ignore)} alone`);
  if ('raid' in order) return action('raids', 'raid', `with ${unitsFrom(state, order.raid).replace(' from ', ' in ')}`);
  if ('escort' in order)
    return action('escorts', 'escort', `the raid with ${unitsFrom(state, order.escort).replace(' from ', ' in ')}`);
  if ('intercept' in order) return action('sends up', 'send up', unitCounts(order.intercept) || 'nobody');
  if ('share' in order) return action('shares', 'share', `its raiders out: ${shareText(order.share)}`);
  if ('fight' in order && order.kind === 'raid') return action('flies', 'fly', `the raid on ${place(order.fight)}`);
  if ('fight' in order)
    return action('fights', 'fight', `the battle in ${place(order.fight)}${bombardText(state, order.bombard)}`);
  if ('rocket' in order) return action('sends', 'send', `a rocket from ${place(order.rocket)} to ${place(order.to)}`);
  if ('callOff' in order) return action('calls off', 'call off', landingText(state, order));
  if ('submerge' in order) return action('lets', 'let', `${unitCounts(order.submerge) || 'no submarine'} submerge`);
  if ('shoot' in order) {
    const units = unitsFrom(state, order.shoot, deciders(state)[0]);
    return units === ''
      ? action('holds', 'hold', 'the fire')
      : action('fires', 'fire', `with ${units.replace(' from ', ' in ')}`);
  }
  if ('kamikaze' in order) {
    const at = Object.entries(order.kamikaze).map(([zone, ships]) => `${unitCounts(ships)} in ${place(zone)}`);
    return action('makes', 'make', at.length === 0 ? 'no kamikaze attack' : `kamikaze attacks at ${joinWords(at)}`);
  }
  if ('scramble' in order)
    return action('scrambles', 'scramble', unitsFrom(state, order.scramble, deciders(state)[0]) || 'nobody');
  if ('roll' in order) return action('rolls', 'roll', diceText(state, order.roll));
  if ('lose' in order) return action('assigns', 'assign', `hits to ${hitUnits(state, order)}`);
  if ('disrupt' in order)
    return order.disrupt.length === 0
      ? action('disrupts', 'disrupt', 'no convoy')
      : action(
          'disrupts',
          'disrupt',
          `${oneOrMany(order.disrupt.length, 'the convoy', 'the convoys')} in ${spaceList(state, order.disrupt)}`,
        );
  if ('press' in order) return action('presses', 'press', 'on');
  if ('retreat' in order)
    return order.retreat === null
      ? action('breaks', 'break', 'off with its aircraft')
      : action('retreats', 'retreat', `to ${place(order.retreat)}`);
  if ('land' in order) return action('lands', 'land', `its fighter in ${place(order.land)}`);
  if ('mobilize' in order) {
    const complex = order.complex === undefined ? '' : ` from the complex in ${place(order.complex)}`;
    return action('places', 'place', `${countedUnits(order.mobilize, 1)} in ${place(order.to)}${complex}`);
  }
  if ('place' in order)
    return order.place === null
      ? action('places', 'place', 'nothing')
      : action('places', 'place', `what it is offered in ${place(order.place)}`);
  if ('advantage' in order) {
    const { power } = advantageOf(state, order.advantage) ?? state;
    const units = order.units === undefined ? '' : ` with ${unitsFrom(state, order.units, order.owner ?? power)}`;
    const way = [
      ...(order.from === undefined ? [] : [`from ${place(order.from)}`]),
      ...(order.to === undefined ? [] : [`to ${place(order.to)}`]),
    ];
    return action('uses', 'use', [advantageName(state, order.advantage) + units, ...way].join(' '), [power]);
  }
  return action('ends', 'end', `the phase “${phaseName(order.end)}”`);
}

/** '1 at the naval base and 2 at the air base'. */
const shareText = (counts: Counts): string =>
  joinWords(Object.entries(counts).map(([facility, count]) => `${count} at the ${unitTypeName(facility)}`));

/** The landing that is called off: all that its transports were to land, or only that in one territory. */
function landingText(state: GameState, { callOff, to, owner }: Extract<Order, { readonly callOff: object }>): string {
  const where = to === undefined ? '' : ` in ${spaceName(state, to)}`;
  return `the landing of ${unitsFrom(state, callOff, owner)}${where}`;
}

/** Which ships bombard, if a case says so. */
function bombardText(state: GameState, ships: Readonly<Record<string, Counts>> | undefined): string {
  if (ships === undefined) return '';
  const isAny = Object.values(ships).some((counts) => Object.values(counts).some((count) => count > 0));
  return `, bombarding with ${isAny ? unitsFrom(state, ships) : 'no ships'}`;
}

/** The powers that have to decide now; if none, the power whose turn it is. */
function deciders(state: GameState): readonly PowerId[] {
  const asked = awaiting(state);
  return 'by' in asked && asked.by.length > 0 ? asked.by : [state.power];
}

/** 'a tank from Ukraine and 2 infantry from Caucasus'; units of another power are named as its own. */
function unitsFrom(state: GameState, units: Readonly<Record<string, Counts>>, owner: PowerId = state.power): string {
  const whose = owner === state.power ? '' : ` of ${thePower(state, owner)}`;
  return joinWords(
    Object.entries(units).map(([space, counts]) => `${unitCounts(counts)}${whose} from ${spaceName(state, space)}`),
  );
}

/** '1 and 4 for 2 infantry, 6 for a tank'; only the dice if their number is wrong. */
function diceText(state: GameState, dice: readonly number[]): string {
  const asked = awaiting(state);
  const groups = asked.kind === 'dice' ? asked.groups : [];
  if (diceIn(groups) !== dice.length) return joinWords(dice.map(String));
  let from = 0;
  const rolls = groups.map((group) => {
    const own = dice.slice(from, (from += diceIn([group])));
    return `${joinWords(own.map(String))} for ${unitList(state, group.units)}`;
  });
  return rolls.join(', ');
}

/** The units that take the hits; a battleship that takes two is named once. */
function hitUnits(state: GameState, order: Order): string {
  const command = commandOf(state, order);
  return command.type === 'casualties' && command.units.length > 0
    ? unitList(state, [...new Set(command.units)])
    : 'nobody';
}

type ReachStep = Extract<CaseStep, { readonly reach: unknown }>;
type PlacesStep = Extract<CaseStep, { readonly places: unknown }>;

/** A step of a case in plain words: an order, or a check. `state` is the game before the step. */
export const stepText = (state: GameState, step: CaseStep): string => withOneStop(textOf(state, step));

function textOf(state: GameState, step: CaseStep): string {
  if (isOrder(step)) return caseOrderText(state, step);
  if ('check' in step) return checkText(state, step.check);
  return 'reach' in step ? reachText(state, step) : placesText(state, step);
}

function reachText(state: GameState, { reach, only, offers = [], not = [] }: ReachStep): string {
  const units = capitalized(
    joinWords(Object.entries(reach).map(([space, counts]) => `${unitCounts(counts)} in ${spaceName(state, space)}`)),
  );
  const never = spaceList(state, not, 'or');
  if (only !== undefined)
    return only.length === 0 ? `${units} cannot go anywhere.` : `${units} can go only to ${spaceList(state, only)}.`;
  if (offers.length === 0) return `${units} cannot go to ${never}.`;
  return `${units} can go to ${spaceList(state, offers)}${never === '' ? '' : `, not to ${never}`}.`;
}

function placesText(state: GameState, { places, only }: PlacesStep): string {
  const unit = capitalized(countedUnits(places, 1));
  return only.length === 0
    ? `${unit} cannot be placed anywhere.`
    : `${unit} can be placed only in ${spaceList(state, only, 'or')}.`;
}
