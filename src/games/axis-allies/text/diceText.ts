import {
  type HitKind,
  type Roller,
  editionOf,
  raidable,
  rocketLoss,
  typeOf,
  type AskedDice,
  type DiceEvent,
  type FacilityId,
  type GameEvent,
  type GameState,
  type NamedRoll,
  type SpaceId,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { diceText } from './battleText.ts';
import { capitalized, counted, joinWords, ipcs, oneOrMany } from '../../../text/words.ts';
import { developmentName, possessive, spaceName, thePower } from './names.ts';
import { raidHint } from './raids.ts';
import { unitList, unitTypeName } from './unitNames.ts';

/** Words for who rolls, and for low luck. */

const ROLLED: Readonly<Record<Roller, string>> = {
  program: 'rolled by the program',
  table: 'real dice',
  'low-luck': 'low luck',
  hand: 'set by hand',
};

/** Where dice come from: 'real dice'. */
export const rollerText = (by: Roller): string => ROLLED[by];

/** Where the dice of several rolls come from: 'real dice and set by hand'. */
export const rollersText = (all: readonly Roller[]): string => joinWords(all.map(rollerText));

/** '1', '1–3': the faces up to a value. */
export const facesUpTo = (value: number): string => (value === 1 ? '1' : `1–${value}`);

interface PoolPoints {
  readonly kinds: readonly HitKind[];
  readonly points: number;
  readonly sure: number;
  readonly rest: number;
}

/**
 * What dice of low luck come to: '11 points: 1 hit for sure, one more on 1–5'. Where some hits are limited, for each
 * kind of units.
 */
export const lowLuckText = (pools: readonly PoolPoints[]): string =>
  pools
    .map((pool) => (pools.length > 1 ? `${joinWords(pool.kinds.map((kind) => KINDS[kind]))}: ` : '') + poolText(pool))
    .join('; ');

const KINDS: Readonly<Record<HitKind, string>> = { submarine: 'submarines', air: 'aircraft', surface: 'ships' };

function poolText({ points, sure, rest }: PoolPoints): string {
  const sum = counted(points, 'point');
  if (points === 0) return 'no points, no hit';
  if (rest === 0) return `${sum}: exactly ${counted(sure, 'hit')}`;
  const certain = sure === 0 ? 'a hit' : `${counted(sure, 'hit')} for sure, one more`;
  return `${sum}: ${certain} on ${facesUpTo(rest)}`;
}

/** What fits no row that is full: too many dice, or what no die shows. */
export const DOES_NOT_FIT = 'What was typed does not fit the dice asked for: change a row, or take the last one back.';

/** What is entered now: '2 fighters, hit on 1–3: 1 die to come', and how many in all if there are more. */
export function padText(
  { label, hint }: { readonly label: string; readonly hint: string },
  left: number,
  leftInAll: number,
): string {
  if (leftInAll === 0) return 'All dice are there. Enter them, or take the last one back.';
  const inAll = leftInAll === left ? '' : `, ${leftInAll} in all`;
  return `${capitalized(label)}, ${hint}: ${diceText(left)} to come${inAll}`;
}

const MODES: Readonly<Record<string, string>> = {
  program: 'The program rolls the dice of this game. Another game with the same seed rolls the same in the same order.',
  'low-luck':
    'This game has low luck. Another game with the same seed has the same in the same order. How rare luck was is ' +
    'reckoned as with real dice.',
  table: 'The dice of this game are rolled at the table.',
};

/** How the dice of a game are rolled. */
export const diceModeText = (mode: string): string => MODES[mode] ?? '';

/** Words for dice that are rolled outside battles. */

/** Dice that fell, each by itself; those of a battle come in groups. */
type LooseRoll = Exclude<DiceEvent, { readonly type: 'dice-rolled' }>;

export const isLooseRoll = (event: GameEvent): event is LooseRoll => 'dice' in event && Array.isArray(event.dice);

const developmentNumber = ({ edition }: GameState, development: string): number =>
  editionOf(edition).developments.find(({ id }) => id === development)?.number ?? 0;

/** The development whose dice wait. */
const researched = ({ roll }: GameState): string => (roll?.kind === 'research' ? roll.development : '');

/** '1', '1–3': the numbers that count. */
const upTo = (value: number): string => (value === 1 ? '1' : `1–${value}`);

/** Where the complex is that a raid or rocket strikes. */
const struckSpace = ({ roll }: GameState): string =>
  roll?.kind === 'raid' ? roll.space : roll?.kind === 'rocket' ? roll.to : '';

/** The space that the dice concern: where a gun fires, or a complex is struck; null for research. */
export const looseDicePlace = (state: GameState): string | null =>
  state.shots[0]?.space ?? state.passing?.[0]?.zone ?? (struckSpace(state) || null);

/** What has to be done: 'the gun in Germany fires at 2 bombers'. */
export function looseDiceWhat(state: GameState, { roll, groups }: AskedDice): string {
  switch (roll ?? null) {
    case 'research':
      return `roll for ${developmentName(state, researched(state))}`;
    case 'antiaircraft': {
      const targets = groups.flatMap((group) => group.targets ?? []);
      const facilities = groups.flatMap(({ facility }) => facility ?? []);
      if (facilities.length > 0) {
        const [one, ...others] = facilities;
        const who = others.length > 0 ? 'the facilities' : `the ${unitTypeName(one ?? '')}`;
        const fire = others.length > 0 ? 'fire' : 'fires';
        return `${who} in ${spaceName(state, struckSpace(state))} ${fire} at ${unitList(state, targets)}`;
      }
      const where = spaceName(state, state.shots[0]?.space ?? '');
      return `the antiaircraft gun in ${where} fires at ${unitList(state, targets)}`;
    }
    case 'raid':
    case 'rocket': {
      const what = roll === 'raid' ? 'raid on' : 'rocket at';
      return `roll for the ${what} ${spaceName(state, struckSpace(state))}`;
    }
    case 'kamikaze':
      return kamikazeText(
        state,
        groups.flatMap(({ targets }) => targets ?? []),
      );
    case 'passing':
      return passingFireText(
        state,
        groups.flatMap(({ units }) => units),
        state.passing?.[0]?.transports ?? [],
      );
    case null:
      return 'roll the dice';
  }
}

/** 'a submarine fires at 2 transports'. */
const passingFireText = (state: GameState, submarines: readonly UnitId[], transports: readonly UnitId[]): string =>
  `${unitList(state, submarines)} ${oneOrMany(submarines.length, 'fires', 'fire')} at ${unitList(state, transports)}`;

/** 'kamikaze attacks at a cruiser (2) and a destroyer (1)'. */
function kamikazeText(state: GameState, targets: readonly UnitId[]): string {
  const times = (id: UnitId): number => targets.filter((other) => other === id).length;
  const at = [...new Set(targets)].map((id) => `${unitList(state, [id])} (${times(id)})`);
  return `${oneOrMany(targets.length, 'a kamikaze attack', 'kamikaze attacks')} at ${joinWords(at)}`;
}

/** What dice without units are rolled for; guns and raids have units. */
const LABELS: Readonly<Record<NamedRoll, string>> = {
  research: 'the research',
  antiaircraft: '',
  raid: '',
  rocket: 'the rocket',
  passing: '',
  kamikaze: 'the kamikaze attacks',
};

/** What dice without units are rolled for: 'the research'. */
export const looseDiceLabel = ({ roll }: AskedDice): string => (roll === undefined ? '' : LABELS[roll]);

/** ' at the naval base': at which facility units of a roll are. */
export const atFacility = (facility: FacilityId | undefined): string =>
  facility === undefined ? '' : ` at the ${unitTypeName(facility)}`;

const HIGHEST = 6;

/** The numbers that count in a roll that is asked for, and how to say it, for these of the units that roll. */
export function looseDiceHits(
  state: GameState,
  { roll, groups }: AskedDice,
  rolling: readonly UnitId[] = groups.flatMap(({ units }) => units),
): { readonly hint: string; readonly isHit: (die: number) => boolean } {
  const space = struckSpace(state);
  switch (roll ?? null) {
    case 'research': {
      const number = developmentNumber(state, researched(state));
      return { hint: `a ${number} brings it`, isHit: (die) => die === number };
    }
    // These dice are IPCs, of which none is a hit.
    case 'raid':
      return { hint: raidHint(state, space, rolling), isHit: () => false };
    case 'rocket':
      return { hint: `it costs the enemy ${ipcs(rocketLoss(state, space, HIGHEST))} at most`, isHit: () => false };
    case 'antiaircraft':
    case 'passing':
    case 'kamikaze':
    case null: {
      const value = groups[0]?.value ?? 0;
      return { hint: `hit on ${upTo(value)}`, isHit: (die) => die <= value };
    }
  }
}

/** The head of a roll that has been made; `before` is the state before it. */
export function looseRollTitle(before: GameState, event: LooseRoll): string {
  switch (event.type) {
    case 'research-rolled':
      return `Research for ${developmentName(before, event.development)}`;
    case 'antiaircraft-fired':
      return (
        `${capitalized(possessive(before, event.by))} ` +
        `${event.facility === undefined ? 'gun' : unitTypeName(event.facility)} in ` +
        `${spaceName(before, event.space)} fires at ` +
        `${unitList(before, event.targets)}, hitting on ${upTo(event.value)}`
      );
    case 'raid-rolled':
      return `Raid on ${spaceName(before, event.space)} by ${unitList(before, event.units)}`;
    case 'passing-rolled':
      return (
        `${capitalized(passingFireText(before, event.units, event.transports))} in ` + spaceName(before, event.zone)
      );
    case 'kamikaze-rolled':
      return capitalized(kamikazeText(before, event.targets));
    case 'rocket-rolled':
      return `Rocket from ${spaceName(before, event.from)} at ${spaceName(before, event.to)}`;
  }
}

/** Whether a die of the roll counts by itself; those of raids and rockets are IPCs. */
export function isLooseHit(before: GameState, event: LooseRoll, die: number): boolean {
  switch (event.type) {
    case 'research-rolled':
      return die === developmentNumber(before, event.development);
    case 'antiaircraft-fired':
      return die <= event.value;
    case 'kamikaze-rolled':
      return die <= (editionOf(before.edition).kamikaze?.hitsOn ?? 0);
    case 'passing-rolled':
      return event.units.some((id) => die <= (before.units[id] ? typeOf(before, before.units[id]).hitsPassing : 0));
    case 'raid-rolled':
    case 'rocket-rolled':
      return false;
  }
}

/** A roll outside battles, the state before it, which still holds the units it destroyed, and what followed from it. */
export interface LooseRolled {
  readonly before: GameState;
  readonly event: LooseRoll;
  readonly after: readonly GameEvent[];
}

/** What came of a roll, and of a raid what it cost both sides; `earlier` are the rolls shown before it. */
export function looseRollResult({ before, event, after }: LooseRolled, earlier: readonly LooseRolled[]): string {
  switch (event.type) {
    case 'research-rolled':
      return event.isSuccess
        ? `${developmentName(before, event.development)} is developed.`
        : 'No breakthrough. The IPCs are spent.';
    case 'antiaircraft-fired': {
      const result = event.hit.length === 0 ? 'Nobody is hit.' : `Shot down: ${lostText(before, event.hit)}.`;
      const hasFailed = after.some(({ type }) => type === 'raid-failed');
      return hasFailed ? `${result} The raid has failed: nobody came through.` : result;
    }
    case 'kamikaze-rolled': {
      const sunk = after.flatMap((one) => (one.type === 'units-destroyed' && one.why === 'kamikaze' ? one.units : []));
      const damaged = after.flatMap((one) => (one.type === 'ships-damaged' ? one.units : []));
      const parts = [
        ...(sunk.length > 0 ? [`Sunk: ${lostText(before, sunk)}.`] : []),
        ...(damaged.length > 0 ? [`Damaged: ${unitList(before, damaged)}.`] : []),
      ];
      return parts.join(' ') || 'Nobody is hit.';
    }
    case 'passing-rolled':
      return event.hits === 0 ? 'Nobody is hit.' : `${capitalized(counted(event.hits, 'hit'))}.`;
    case 'raid-rolled':
      return raidable(before, event.space).length > 0
        ? [damageDoneText(after), ...raidersHitText(event, earlier)].join(' ')
        : [paidText(before, after), ...raidersLostText(event, earlier)].join(' ');
    case 'rocket-rolled':
      return paidText(before, after);
  }
}

/** 'Germany loses 5 IPCs and keeps 12.' */
function paidText(before: GameState, after: readonly GameEvent[]): string {
  const loss = after.find((one) => one.type === 'ipcs-destroyed');
  if (loss === undefined) return 'Nothing is lost.';
  const left = (before.treasury[loss.power] ?? 0) - loss.ipcs;
  const keeps = left === 0 ? 'has none left' : `keeps ${left}`;
  return `${capitalized(thePower(before, loss.power))} loses ${ipcs(loss.ipcs)} and ${keeps}.`;
}

/** 'The naval base takes 4 points of damage.' */
function damageDoneText(after: readonly GameEvent[]): string {
  const done = after.flatMap((event) => (event.type === 'facility-damaged' ? [event] : []));
  if (done.length === 0) return 'Nothing takes any more damage.';
  return done
    .map(({ facility, points }) => `The ${unitTypeName(facility)} takes ${counted(points, 'point')} of damage.`)
    .join(' ');
}

/** 'The fire shot down a bomber (12 IPCs).', of all facilities that fired. */
function raidersHitText({ space }: { readonly space: SpaceId }, earlier: readonly LooseRolled[]): readonly string[] {
  const shots = earlier.flatMap(({ before, event }) =>
    event.type === 'antiaircraft-fired' && event.space === space ? [{ before, hit: event.hit }] : [],
  );
  const [first] = shots;
  if (first === undefined) return [];
  const hit = shots.flatMap((shot) => shot.hit);
  return [hit.length === 0 ? 'The fire hit nobody.' : `The fire shot down ${lostText(first.before, hit)}.`];
}

/** 'The raiders lost a bomber (15 IPCs).', if a gun fired at them. */
function raidersLostText({ space }: { readonly space: SpaceId }, earlier: readonly LooseRolled[]): readonly string[] {
  const fired = earlier.findLast(({ event }) => event.type === 'antiaircraft-fired' && event.space === space);
  if (fired?.event.type !== 'antiaircraft-fired') return [];
  const { hit } = fired.event;
  return [hit.length === 0 ? 'The gun hit nobody.' : `The gun shot down ${lostText(fired.before, hit)}.`];
}

/** 'a bomber (15 IPCs)'. */
const lostText = (before: GameState, ids: readonly UnitId[]): string =>
  `${unitList(before, ids)} (${ipcs(
    ids.flatMap((id) => before.units[id] ?? []).reduce((sum, unit) => sum + typeOf(before, unit).cost, 0),
  )})`;
