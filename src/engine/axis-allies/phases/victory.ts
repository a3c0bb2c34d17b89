import { boardOf } from '../map/board.ts';
import type { PowerId, Side } from '../ids.ts';
import type { RuleId } from '../ruleIds.ts';
import { sideOf } from '../pieces.ts';
import type { GameState, Outcome } from '../state.ts';

/** The outcome if a side has won at the end of this power's turn, otherwise null (TURN-4, TURN-5). */
export function outcomeAfterTurn(state: GameState, power: PowerId): Outcome | null {
  for (const { side, afterTurnOf, needs, capitals } of boardOf(state).edition.victories[state.victory]!) {
    if (afterTurnOf !== power) continue;
    const held = capitals.filter((capital) => sideOf(state, state.control[capital]!) === side);
    if (held.length >= needs) return { winner: side, capitals: held };
  }
  return null;
}

/** The rule of this game's victory condition (TURN-4, TURN-5). */
export const victoryRule = (state: GameState): RuleId =>
  boardOf(state).edition.victories[state.victory]?.[0]?.rule ?? 'TURN-4';

/** The side that has won, or null. */
export const winner = (state: GameState): Side | null => state.outcome?.winner ?? null;
