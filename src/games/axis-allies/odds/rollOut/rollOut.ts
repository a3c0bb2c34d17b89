import {
  BATTLE_SIDES,
  battleSideOf,
  battlesListed,
  boardOf,
  isHostileTerritory,
  landingsOnTheWay,
  territoryOf,
  cargoOf,
  type BattlePlan,
  type BattleSide,
  type ByUnitType,
  type PowerId,
  type GameState,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { type PoliciesOf, chainsOf, type Chain, begunIn } from '../chainOdds.ts';
import type { NoOdds } from '../solver/solveBattle.ts';
import { BudgetSpent, type Unfinished } from '../workBudget.ts';
import {
  battleCourseOf,
  Unknown,
  type BattleCourse,
  boardAfter,
  drawTurn,
  shotDownIn,
  fightsOf,
  rolledFight,
  type CourseFight,
} from './course.ts';
import { type RolledTurn, rolledStrike } from './lineToBoard.ts';
import type { Random, StageEnd } from './stage.ts';
import { strikesOf, type PlannedStrikes, strikeTally, type StrikeSum } from './strikes.ts';

/** What a planned turn came to when all its battles and raids were fought many times, dice drawn each time. */
export interface RollOut {
  readonly turns: number;
  /**
   * The attacker's gain in IPCs in each turn, ascending: what it destroyed, less what it lost, production won, and what
   * raids and rockets took.
   */
  readonly balances: Float64Array;
  readonly mean: number;
  /** Its standard deviation. */
  readonly spread: number;
  readonly targets: readonly RolledTarget[];
  /** Raids as planned, and rockets where they are expected to take most (see `strikesOf`). */
  readonly strikes: readonly StrikeSum[];
  /** In how many turns so many territories were taken, from none on. */
  readonly taken: readonly number[];
  readonly units: Readonly<Record<BattleSide, RolledUnits>>;
  /** Boards after a turn that went badly, as usual, and well. */
  readonly boards: readonly RolledBoard[];
}

/** How often a battle was won, and its territory taken; null where none is at stake. */
export interface RolledTarget {
  readonly plan: BattlePlan;
  readonly won: number;
  readonly captured: number | null;
}

/** The units of a side in all battles and raids, cargo included. */
export interface RolledUnits {
  readonly before: ByUnitType<number>;
  /** How many are left on average. */
  readonly left: ByUnitType<number>;
  /** How many units are left in each turn, ascending. */
  readonly numbers: Float64Array;
}

/** The board after a turn whose balance is not exceeded by this share of all turns; how it went, to play it again. */
export interface RolledBoard extends RolledTurn {
  readonly share: number;
  readonly balance: number;
  /** The share of all turns that end with less, and with more. */
  readonly worse: number;
  readonly better: number;
  readonly state: GameState;
}

export interface RollOutOptions {
  readonly turns?: number;
  readonly random: Random;
  readonly isStopped?: () => boolean;
}

const SHARES = [0.1, 0.5, 0.9];
/** Between two reports of progress. */
const STRETCH = 250;

/**
 * Fights the battles of the present plan many times and tells from time to time how many turns are over; to stop it,
 * do not ask on. Answers what they came to, or why it cannot be told.
 */
export function* rollOut(
  state: GameState,
  policiesOf: PoliciesOf,
  { turns = 10_000, random, isStopped = () => false }: RollOutOptions,
): Generator<number, RollOut | NoOdds | Unfinished> {
  const listed = battlesListed(state);
  const chains = inOrder(listed, chainsOf(listed));
  const strikes = strikesOf(listed, chains, policiesOf);
  if (chains.length + strikes.length === 0) return 'no-battle';
  try {
    const courses: BattleCourse[] = [];
    for (const chain of chains) {
      courses.push(battleCourseOf(listed, chain, policiesOf, isStopped));
      yield 0;
    }
    return yield* rolled(listed, chains, courses, strikes, turns, random);
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof Unknown) return error.why;
    throw error;
  }
}

/** The battle under way is fought first, then what is landed on the way to another one (NA-JA-4). */
function inOrder(listed: GameState, chains: readonly Chain[]): readonly Chain[] {
  const onTheWay = listed.turn.battles.flatMap(({ kind, space }) =>
    kind === 'sea' ? landingsOnTheWay(listed, space) : [],
  );
  const first = [listed.battle, ...onTheWay].map((plan) => plan?.space);
  const rank = (plans: readonly BattlePlan[]): number =>
    Math.min(...plans.map(({ space }) => (first.includes(space) ? first.indexOf(space) : first.length)));
  return chains
    .map(({ sea, land }) => ({ sea: sea.toSorted((a, b) => rank([a]) - rank([b])), land }))
    .sort((a, b) => rank([...a.sea, ...a.land]) - rank([...b.sea, ...b.land]));
}

/** What is known of an end that was drawn. */
interface DrawnLoss {
  readonly place: number;
  readonly lost: Count;
  times: number;
}

function* rolled(
  listed: GameState,
  chains: readonly Chain[],
  courses: readonly BattleCourse[],
  strikes: PlannedStrikes,
  turns: number,
  random: Random,
): Generator<number, RollOut> {
  const plans = chains.flatMap(({ sea, land }) => [...sea, ...land]);
  const record = new Uint32Array(turns * plans.length);
  const balances = new Float64Array(turns);
  const taken = new Float64Array(plans.length + 1);
  const bombs = new Uint8Array(turns * strikes.length);
  const tally = strikeTally(strikes.all);
  const before = unitsIn(listed, plans, tally.raiders);
  const numbers = { attacker: new Float64Array(turns), defender: new Float64Array(turns) };
  const drawn = new Map<StageEnd, DrawnLoss>();

  function seen(end: StageEnd, place: number): DrawnLoss {
    let found = drawn.get(end);
    if (!found) {
      const lost = counted(listed, [...end.outcome.lost, ...end.unlanded]);
      drawn.set(end, (found = { place, lost, times: 0 }));
    }
    found.times++;
    return found;
  }

  const strikesIn = (turn: number, fights: readonly CourseFight[]) =>
    strikes.made(bombs, turn * strikes.length, fallenIn(listed, fights));

  for (let turn = 0; turn < turns; turn++) {
    if (turn % STRETCH === 0) yield turn;
    let at = turn * plans.length;
    for (const course of courses) {
      drawTurn(course, random, record, at);
      at += course.length;
    }
    strikes.draw(random, bombs, turn * strikes.length);
    let captures = 0;
    for (const side of BATTLE_SIDES) numbers[side][turn] = total(before[side]);
    const fights = fightsOf(courses, record, turn * plans.length);
    if (strikes.length > 0) {
      const { gain, lost } = tally.add(strikesIn(turn, fights));
      balances[turn]! += gain;
      numbers.attacker[turn]! -= lost;
    }
    fights.forEach(({ end }, i) => {
      const { lost } = seen(end, i);
      balances[turn]! += end.balance;
      captures += Number(end.isTaken);
      for (const side of BATTLE_SIDES) numbers[side][turn]! -= total(lost[side]);
    });
    taken[captures]!++;
  }

  const all = [...drawn];
  const share = (place: number, counts: (end: StageEnd) => boolean): number =>
    all.reduce((sum, [end, one]) => (one.place === place && counts(end) ? sum + one.times : sum), 0) / turns;
  const unitsOf = (side: BattleSide): RolledUnits => {
    const lost = all.map(([, one]) => ({ units: one.lost[side], times: -one.times }));
    const shotDown = [...tally.shotDown].map(([id, times]) => ({ units: counted(listed, [id])[side], times: -times }));
    return {
      before: before[side],
      left: average([{ units: before[side], times: turns }, ...lost, ...shotDown], turns),
      numbers: numbers[side].toSorted(),
    };
  };
  const order = Array.from(balances.keys()).sort((a, b) => balances[a]! - balances[b]!);
  const mean = balances.reduce((sum, one) => sum + one, 0) / turns;
  return {
    turns,
    balances: balances.toSorted(),
    mean,
    spread: Math.sqrt(balances.reduce((sum, one) => sum + (one - mean) ** 2, 0) / turns),
    targets: plans.map((plan, i) => ({
      plan,
      won: share(i, ({ isWon }) => isWon),
      captured: isAtStake(listed, plan) ? share(i, ({ isTaken }) => isTaken) : null,
    })),
    strikes: tally.average(turns),
    taken: Array.from(taken.subarray(0, plans.filter((plan) => isAtStake(listed, plan)).length + 1)),
    units: { attacker: unitsOf('attacker'), defender: unitsOf('defender') },
    boards: SHARES.map((part) => {
      const turn = order[Math.min(turns - 1, Math.floor(turns * part))]!;
      const fights = fightsOf(courses, record, turn * plans.length);
      const made = strikesIn(turn, fights);
      const struck = made.filter(({ strike }) => strike.payer !== null).map(rolledStrike);
      const shotDown = shotDownIn(listed, fights, made);
      const balance = balances[turn]!;
      const count = (counts: (one: number) => boolean): number => balances.filter(counts).length / turns;
      return {
        share: part,
        balance,
        worse: count((one) => one < balance),
        better: count((one) => one > balance),
        state: boardAfter(listed, fights, struck, shotDown),
        shotDown,
        strikes: struck,
        fights: fights.map((fight) => rolledFight(listed, fight)),
      };
    }),
  };
}

const isAtStake = (listed: GameState, { kind, space }: BattlePlan): boolean =>
  kind === 'land' && isHostileTerritory(listed, space, listed.power);

/** The power whose capital fell in the battle under way, before raids and rockets (COM-22); null if none did. */
function fallenIn(listed: GameState, [first]: readonly CourseFight[]): PowerId | null {
  if (!listed.battle || !first?.end.isTaken) return null;
  return territoryOf(boardOf(listed), first.stage.plan.space)?.capitalOf ?? null;
}

/** How many units of each type, of both sides. */
export type Count = Readonly<Record<BattleSide, ByUnitType<number>>>;

/** The units of both sides in all these battles, their cargo included, and these raiders. */
export const unitsIn = (listed: GameState, plans: readonly BattlePlan[], raiders: readonly UnitId[]): Count =>
  counted(listed, [
    ...raiders,
    ...plans.flatMap((plan) => {
      const { attackers, defenders } = begunIn(listed, plan).battle!;
      return [...attackers, ...defenders];
    }),
  ]);

/** The given units by side and type, each once, with their cargo (COM-13). */
export function counted(listed: GameState, units: readonly UnitId[]): Count {
  const all = new Set(units.flatMap((id) => [id, ...cargoOf(listed, listed.units[id]!).map((cargo) => cargo.id)]));
  const count: Record<BattleSide, Record<string, number>> = { attacker: {}, defender: {} };
  for (const id of all) {
    const unit = listed.units[id]!;
    const side = count[battleSideOf(listed, unit)];
    side[unit.type] = (side[unit.type] ?? 0) + 1;
  }
  return count;
}

/** The number of units of each type in so many counts, each of which counts this often, per so many. */
export function average(
  counts: readonly { readonly units: ByUnitType<number>; readonly times: number }[],
  per: number,
) {
  const sum: Record<string, number> = {};
  for (const { units, times } of counts)
    for (const [type, count] of Object.entries(units)) sum[type] = (sum[type] ?? 0) + (count * times) / per;
  return sum;
}

export const total = (units: ByUnitType<number>): number => Object.values(units).reduce((sum, count) => sum + count, 0);
