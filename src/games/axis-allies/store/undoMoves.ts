import type { UnitId } from '../../../engine/axis-allies/index.ts';
import { useGame } from './game.ts';

/** Undoes the latest move of each of these units, with all later orders that depend on it. */
export function undoMoves(units: readonly UnitId[]): void {
  for (const unit of units) {
    const { commands, canUndoOrder, undoOrder } = useGame.getState();
    const last = commands.findLastIndex((command) => command.type === 'move' && command.units.includes(unit));
    if (last >= 0 && canUndoOrder(last)) undoOrder(last);
  }
}
