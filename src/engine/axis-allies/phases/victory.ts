import { boardOf, powerOf } from '../board.ts';
import type { Edition, VictoryCondition } from '../edition.ts';
import { type PowerId, type Side, SIDES, type SpaceId } from '../ids.ts';
import { sideOf } from '../pieces.ts';
import type { RuleId } from '../ruleIds.ts';
import type { GameState, Outcome } from '../state.ts';
import { nationalProduction } from './income.ts';

/** The victory that is played for if nothing else was agreed. */
export const usualVictory = ({ victories }: Edition): string => Object.keys(victories)[0] ?? '';

const conditionsOf = (state: GameState): readonly VictoryCondition[] =>
  boardOf(state).edition.victories[state.victory]!;

/** How near a side is to victory: a condition that was agreed, and which of its territories the side holds. */
export interface VictoryStanding extends VictoryCondition {
  readonly held: readonly SpaceId[];
}

const standingIn = (state: GameState, condition: VictoryCondition): VictoryStanding => ({
  ...condition,
  held: condition.territories.filter((territory) => sideOf(state, state.control[territory]!) === condition.side),
});

/** How near each side is to victory now, Axis first (TURN-4, TURN-5, VIC-3, VIC-4). */
export const victoryStandings = (state: GameState): readonly VictoryStanding[] =>
  SIDES.flatMap((side) => conditionsOf(state).filter((condition) => condition.side === side)).map((condition) =>
    standingIn(state, condition),
  );

/**
 * The outcome if a side has won at the end of this power's turn, otherwise null (TURN-4, TURN-5).
 * @rule VIC-4
 */
export function outcomeAfterTurn(state: GameState, power: PowerId): Outcome | null {
  for (const condition of conditionsOf(state)) {
    if (condition.afterTurnOf !== power) continue;
    const { side, needs, held } = standingIn(state, condition);
    if (held.length >= needs) return { winner: side, held };
  }
  return null;
}

/** The rule by which this game was won, or can be. */
export function victoryRule(state: GameState): RuleId {
  const conditions = conditionsOf(state);
  return (conditions.find(({ side }) => side === state.outcome?.winner) ?? conditions[0])!.rule;
}

/** The side that has won, or null. */
export const winner = (state: GameState): Side | null => state.outcome?.winner ?? null;

/** How much a power's national production has grown since the game began (VIC-5); negative if it has shrunk. */
export const growthOf = (state: GameState, power: PowerId): number =>
  nationalProduction(state, power) - powerOf(boardOf(state), power).startingIncome;

/**
 * The powers of the winning side whose national production has grown most (VIC-5), in the order of play. None before a
 * side has won, and in editions without this rule.
 * @rule VIC-5
 */
export function individualWinners(state: GameState): readonly PowerId[] {
  const { edition } = boardOf(state);
  if (!state.outcome || edition.ruleTitles['VIC-5'] === undefined) return [];
  const powers = edition.turnOrder.filter((power) => sideOf(state, power) === state.outcome?.winner);
  const most = Math.max(...powers.map((power) => growthOf(state, power)));
  return powers.filter((power) => growthOf(state, power) === most);
}
