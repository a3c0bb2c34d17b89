import type { GameEvent } from '../event.ts';
import type { SpaceId } from '../ids.ts';
import type { GameState } from '../state.ts';

/** What the controller of a struck complex pays to the bank: at most what it has (SBR-2, RKT-1). */
export function lossOf(state: GameState, space: SpaceId, loss: number): readonly GameEvent[] {
  const power = state.control[space]!;
  const ipcs = Math.min(loss, state.treasury[power] ?? 0);
  return ipcs > 0 ? [{ type: 'ipcs-destroyed', power, space, ipcs }] : [];
}
