import type { UnitId } from '../engine/index.ts';
import { useGame } from './gameStore.ts';

/** Takes back the latest move of each of these units, with whatever no longer stands without it. */
export function takeBackMoves(units: readonly UnitId[]): void {
  for (const unit of units) {
    const { commands, canTakeBack, takeBack } = useGame.getState();
    const last = commands.findLastIndex((command) => command.type === 'move' && command.units.includes(unit));
    if (last >= 0 && canTakeBack(last)) takeBack(last);
  }
}
