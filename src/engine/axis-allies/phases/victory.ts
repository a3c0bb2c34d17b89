import { boardOf } from '../map/board.ts';
import type { PowerId, Side } from '../ids.ts';
import type { RuleId } from '../ruleIds.ts';
import { sideOf } from '../pieces.ts';
import type { GameState, Outcome } from '../state.ts';

/** Has a side won at the end of this power's turn (TURN-4, TURN-5)? */
export function outcomeAfterTurn(state: GameState, power: PowerId): Outcome | null {
  for (const { side, afterTurnOf, needs, capitals } of boardOf(state).edition.victories[state.victory]!) {
    if (afterTurnOf !== power) continue;
    const held = capitals.filter((capital) => sideOf(state, state.control[capital]!) === side);
    if (held.length >= needs) return { winner: side, capitals: held };
  }
  return null;
}

/** The rule by which this game is won (TURN-4, TURN-5). */
export const victoryRule = (state: GameState): RuleId =>
  boardOf(state).edition.victories[state.victory]?.[0]?.rule ?? 'TURN-4';

/** The side that has won, or null while the game goes on. */
export const winner = (state: GameState): Side | null => state.outcome?.winner ?? null;
