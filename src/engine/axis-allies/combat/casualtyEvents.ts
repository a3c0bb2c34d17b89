import type { GameEvent } from '../event.ts';
import type { UnitId } from '../ids.ts';
import type { BattleSide, GameState } from '../state.ts';
import type { HitLimit } from './hitLimit.ts';
import { hitsLeft } from './combatants.ts';

/**
 * The events of a choice of casualties (one entry per hit): ships that can take another hit are damaged (COM-12), other
 * units become casualties. Those are destroyed later, so that defending casualties can still fire.
 * @rule COM-8
 */
export function casualtyEvents(
  state: GameState,
  side: BattleSide,
  chosen: readonly UnitId[],
  limit: HitLimit | null,
): readonly GameEvent[] {
  const lost: UnitId[] = [];
  const damaged: UnitId[] = [];
  for (const id of new Set(chosen)) {
    const hits = chosen.filter((other) => other === id).length;
    (hits < hitsLeft(state, state.units[id]!) ? damaged : lost).push(id);
  }
  if (chosen.length === 0) return [];
  return [{ type: 'casualties-chosen', side, units: lost, damaged, ...(limit?.dooms && { doomed: true }) }];
}
