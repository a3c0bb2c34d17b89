import { boardOf, neighboursIn } from '../board.ts';
import { basesFor } from '../facilities.ts';
import { startOf, typeOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';

/**
 * The movement points of a unit in a turn, both movement phases together: those of its type, and more for air units
 * that began it in a territory with a base that serves them, and for ships in a zone beside one.
 * @rule AB-1, NB-2
 */
export function moveRange(state: GameState, unit: Unit): number {
  const { move, domain } = typeOf(state, unit);
  if (state.facilities === undefined || domain === 'land') return move;
  const start = startOf(state, unit);
  const beside = domain === 'air' ? [start] : neighboursIn(boardOf(state).coasts, start);
  const added = beside.flatMap((space) => basesFor(state, space, unit.owner).map(({ adds }) => adds[domain]));
  return move + Math.max(0, ...added);
}
