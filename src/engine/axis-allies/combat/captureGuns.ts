import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { boardOf, territoryOf } from '../map/board.ts';
import { emit, type Log } from '../log.ts';
import { areEnemies, enemiesIn } from '../pieces.ts';

/**
 * The acting power has taken this territory: what the enemy has left there, its guns, goes over to it. In a liberated
 * territory a gun that was captured returns to the power that owned it before.
 * @rule AA-7
 */
export function captureGuns(log: Log, space: SpaceId): void {
  const { state } = log;
  if (!boardOf(state).hasGuns) return;
  // Neutral ground, which has no owner, is never taken.
  const isFreed = !areEnemies(state, territoryOf(boardOf(state), space)!.owner!, state.power);
  const transfers = new Map<string, { from: PowerId; to: PowerId; why: 'captured' | 'returned'; units: UnitId[] }>();
  for (const gun of enemiesIn(state, space, state.power)) {
    const returnsTo = isFreed ? gun.capturedFrom : undefined;
    const to = returnsTo ?? state.power;
    const why = returnsTo === undefined ? 'captured' : 'returned';
    const key = `${gun.owner} ${to} ${why}`;
    const transfer = transfers.get(key) ?? { from: gun.owner, to, why, units: [] };
    transfer.units.push(gun.id);
    transfers.set(key, transfer);
  }
  for (const transfer of transfers.values()) emit(log, { type: 'units-transferred', ...transfer });
}
