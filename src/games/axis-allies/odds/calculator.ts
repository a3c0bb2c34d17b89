import {
  editionOf,
  type BattleSide,
  type ByUnitType,
  type Edition,
  type GameState,
} from '../../../engine/axis-allies/index.ts';
import type { Result } from '../../../engine/index.ts';
import { askedBattle, type AskedBattle } from './asked.ts';
import { oddsOf, type Odds } from './odds.ts';
import type { Policies } from './policies.ts';
import { smallestForce, type EnoughForce } from './smallestForce.ts';
import type { NoOdds } from './solver/solveBattle.ts';
import { type Unfinished, UNHURRIED, type BudgetedSearch } from './workBudget.ts';

/** A battle on no board, as plain data that can cross to a worker. */
export interface CalculatorQuestion {
  readonly edition: Edition['id'];
  readonly asked: AskedBattle;
  readonly policies: Policies;
  /** The chance with which the smallest part of the attackers is to win; null if nobody asks for it. */
  readonly least: number | null;
}

/** Some of the attackers that are enough. */
export interface ForceFound {
  readonly units: ByUnitType<number>;
  readonly ipcs: number;
  readonly chance: number;
  readonly isSmallest: boolean;
}

export interface Calculated {
  readonly odds: Odds | NoOdds | Unfinished;
  /** What fights on each side in IPCs. */
  readonly worth: Readonly<Record<BattleSide, number>>;
  /** The smallest force that was asked for; null if none was asked for, or all together are too weak. */
  readonly force: ForceFound | null;
  /** As long as it is sought, how many forces were looked at; the best of them stands for it. Null afterwards. */
  readonly looking: number | null;
}

/**
 * The odds of a battle on no board, or why there is none: sentences. While the smallest force is sought, it tells the
 * odds and the best force so far.
 */
export function calculated(
  question: CalculatorQuestion,
  { isStopped, tell }: BudgetedSearch<Result<Calculated, readonly string[]>> = UNHURRIED,
): Result<Calculated, readonly string[]> {
  const { asked, policies, least } = question;
  const edition = editionOf(question.edition);
  const battle = askedBattle(edition, asked);
  if (!battle.ok) return battle;
  const begun = battle.value;
  const costOf = (units: ByUnitType<number>): number =>
    edition.units.reduce((sum, { id, cost }) => sum + cost * (units[id] ?? 0), 0);
  const odds = oddsOf(begun, policies);
  const worth = { attacker: costOf(asked.attackers), defender: costOf(asked.defenders) };
  const answer = (force: ForceFound | null, looking: number | null): Result<Calculated, never> => ({
    ok: true,
    value: { odds, worth, force, looking },
  });
  if (least === null || typeof odds === 'string') return answer(null, null);
  const found = smallestForce(begun, least, {
    policies,
    isStopped,
    onBattle: (battles, best) => tell(() => answer(countsOf(begun, best), battles)),
  });
  return answer(found.units && countsOf(begun, found), null);
}

function countsOf({ units: all }: GameState, { units: ids, ...found }: EnoughForce): ForceFound {
  const units: Record<string, number> = {};
  for (const id of ids) {
    const { type } = all[id]!;
    units[type] = (units[type] ?? 0) + 1;
  }
  return { units, ...found };
}
