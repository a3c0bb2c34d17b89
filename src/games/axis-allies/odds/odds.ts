import {
  awaiting,
  battleSideOf,
  type BattleResult,
  type BattleSide,
  type ByUnitType,
  type GameState,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { battleValue } from './battleValue.ts';
import { either, NO_END, oneEnd, spreadOf } from './gainSum.ts';
import type { Policies } from './policies.ts';
import type { SideState, SideModel } from './solver/sideState.ts';
import { solveBattle, type SolvedBattle, type NoOdds } from './solver/solveBattle.ts';
import { RESULTS } from './solver/solveRounds.ts';
import type { AttackerAnswer } from './solver/startPoint.ts';
import { BudgetSpent, type Unfinished } from './workBudget.ts';

/** A way in which a battle can end. */
export interface End {
  readonly chance: number;
  readonly result: BattleResult;
  /**
   * The units left of each side, those that left the battle alive among them, and air units that are in the air then,
   * wherever they land.
   */
  readonly left: Readonly<Record<BattleSide, Readonly<Record<UnitTypeId, number>>>>;
  /**
   * Air units that no place to land is left for then, those fighting elsewhere among them (NCM-2, NCM-7): see
   * `landingLosses` for what is assumed.
   */
  readonly unlanded: Readonly<Record<BattleSide, ByUnitType<number>>>;
  /**
   * IPCs of the units lost from now on, with their cargo and those that cannot land; casualties that have not left yet
   * are among them.
   */
  readonly lost: Readonly<Record<BattleSide, number>>;
  readonly isCaptured: boolean;
}

/** What an end gains the attacker, in IPCs, with the production of a territory that is taken. */
export const gainOf = ({ lost, isCaptured }: End, production: number): number =>
  lost.defender - lost.attacker + (isCaptured ? production : 0);

/** How far the gains of all ends spread, in IPCs: their standard deviation. */
export const spreadOfEnds = (ends: readonly End[], production: number): number =>
  spreadOf(ends.map((end) => oneEnd(end.chance, gainOf(end, production), false)).reduce(either, NO_END));

/** The exact odds of a battle. */
export interface Odds {
  /** Every way in which it can end, likeliest first; their chances sum to 1. */
  readonly ends: readonly End[];
  readonly results: Readonly<Record<BattleResult, number>>;
  /** The chance that the attacker takes the territory (COM-19). */
  readonly captured: number;
  /** Expected number of rounds, the one under way among them. */
  readonly rounds: number;
  /** Expected IPCs lost by each side. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** Expected gain of the attacker: what the defender loses, less what it loses, and the territory's production. */
  readonly swing: number;
  /** The defender chose among too much, and loses what the rules suggest instead. */
  readonly isSimplified: boolean;
}

/**
 * The exact odds of the battle under way in this state (see `battleBegun`), from where it stands, or why there are
 * none. A long computation asks from time to time whether it is stopped; one too large stops by itself.
 */
export function oddsOf(
  state: GameState,
  policies: Policies,
  isStopped: () => boolean = () => false,
): Odds | NoOdds | Unfinished {
  try {
    const found = solveBattle(state, policies, isStopped);
    return typeof found === 'string' ? found : oddsIn(state, found);
  } catch (error) {
    if (error instanceof BudgetSpent) return error.why;
    throw error;
  }
}

/** What the ends of a battle come to. */
export function oddsIn(state: GameState, { sides, endings, rounds, isSimplified }: SolvedBattle): Odds {
  const { production, isTaken, lostIn, withoutPlace } = battleValue(state, state.battle!, sides);
  const remains = { attacker: remainsOf(sides.attacker), defender: remainsOf(sides.defender) };
  const ends = new Map<number | string, Mutable<End>>();
  for (const ending of endings) {
    const { result, chance } = ending;
    const attacker = remains.attacker(ending.attacker);
    const defender = remains.defender(ending.defender);
    const isCaptured = isTaken(ending.attacker);
    const unlanded = unitsBySide(state, withoutPlace(ending));
    // Damaged ships are repaired after the battle, so ends that differ only in damage are one (COM-12).
    const number =
      ((attacker.number * MOST_REMAINS + defender.number) * RESULTS.length + RESULTS.indexOf(result)) * 2 +
      Number(isCaptured);
    const key = unlanded === NOBODY ? number : `${number} ${JSON.stringify(unlanded)}`;
    const left = { attacker: attacker.left, defender: defender.left };
    const known = ends.get(key);
    if (known) known.chance += chance;
    else ends.set(key, { chance, result, left, unlanded, lost: lostIn(ending), isCaptured });
  }
  return { ...expected([...ends.values()], production), rounds, isSimplified };
}

/** More than can be left of a side. */
const MOST_REMAINS = 2 ** 22;

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

function expected(ends: readonly End[], production: number): Omit<Odds, 'rounds' | 'isSimplified'> {
  const results: Record<BattleResult, number> = {
    'attacker-won': 0,
    'defender-won': 0,
    'both-lost': 0,
    'attacker-retreated': 0,
    stalemate: 0,
  };
  const lost = { attacker: 0, defender: 0 };
  let captured = 0;
  for (const end of ends) {
    results[end.result] += end.chance;
    if (end.isCaptured) captured += end.chance;
    lost.attacker += end.chance * end.lost.attacker;
    lost.defender += end.chance * end.lost.defender;
  }
  return {
    ends: ends.toSorted((a, b) => b.chance - a.chance),
    results,
    captured,
    lost,
    swing: lost.defender - lost.attacker + captured * production,
  };
}

function unitsBySide(state: GameState, ids: readonly UnitId[]): End['unlanded'] {
  if (ids.length === 0) return NOBODY;
  const counts: Record<BattleSide, Record<UnitTypeId, number>> = { attacker: {}, defender: {} };
  for (const id of ids) {
    const side = counts[battleSideOf(state, state.units[id]!)];
    const { type } = state.units[id]!;
    side[type] = (side[type] ?? 0) + 1;
  }
  return counts;
}

const NOBODY: End['unlanded'] = { attacker: {}, defender: {} };

/** How many units of each type a side state leaves, and a number for it. */
interface Remains {
  readonly left: End['left'][BattleSide];
  readonly number: number;
}

/** What side states of a side leave: told once for each, since many ends share them. */
function remainsOf(sideModel: SideModel): (sideState: SideState) => Remains {
  const known: (Remains | undefined)[] = [];
  const alike = new Map<string, Remains>();
  const types = [...new Set(sideModel.groups.map(({ type }) => type.id))];
  const typeOfGroup = sideModel.groups.map(({ type }) => types.indexOf(type.id));
  const counts = types.map(() => 0);
  return (sideState) => {
    let found = known[sideState.id];
    if (!found) {
      counts.fill(0);
      for (let group = 0; group < typeOfGroup.length; group++)
        counts[typeOfGroup[group]!]! += sideState.fighting[group]! + sideState.away[group]!;
      const key = String.fromCharCode(...counts);
      found = alike.get(key) ?? { left: unitsLeft(sideModel, sideState), number: alike.size };
      alike.set(key, found);
      known[sideState.id] = found;
    }
    return found;
  };
}

/** How many units of each type are left of a side. */
export function unitsLeft({ groups }: SideModel, { fighting, away }: SideState): Readonly<Record<UnitTypeId, number>> {
  const left: Record<UnitTypeId, number> = {};
  for (const [i, { type }] of groups.entries()) {
    const count = fighting[i]! + away[i]!;
    if (count > 0) left[type.id] = (left[type.id] ?? 0) + count;
  }
  return left;
}

/** The exact odds of the battle under way, from where it stands. What is lost is counted from now on. */
export interface OddsNow {
  /** If all questions are answered as the policies say. */
  readonly odds: Odds;
  /** If what is asked now is answered like this, and all later questions as the policies say; empty if nothing is. */
  readonly answers: Readonly<Partial<Record<AttackerAnswer, Odds>>>;
}

/**
 * The odds of the battle under way in any of its steps, with dice that are rolled or still to be rolled, or why there
 * are none; and where it asks whether to press on or to retreat, or to submerge, the odds of each answer.
 */
export function oddsNow(
  state: GameState,
  policies: Policies,
  isStopped: () => boolean = () => false,
): OddsNow | NoOdds | Unfinished {
  const answered = (answer: AttackerAnswer | null): Odds | NoOdds => {
    const found = solveBattle(state, policies, isStopped, answer);
    return typeof found === 'string' ? found : oddsIn(state, found);
  };
  try {
    const odds = answered(null);
    if (typeof odds === 'string') return odds;
    const answers: Partial<Record<AttackerAnswer, Odds>> = {};
    for (const answer of answersTo(state)) {
      const found = answered(answer);
      if (typeof found !== 'string') answers[answer] = found;
    }
    return { odds, answers };
  } catch (error) {
    if (error instanceof BudgetSpent) return error.why;
    throw error;
  }
}

/** What can be answered to what the battle asks now. */
function answersTo(state: GameState): readonly AttackerAnswer[] {
  const { kind } = awaiting(state);
  return kind === 'retreat' ? ['press', 'retreat'] : kind === 'submerge' ? ['stay', 'submerge'] : [];
}
