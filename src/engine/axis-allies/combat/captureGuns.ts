import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { boardOf, territoryOf } from '../map/board.ts';
import { emit, type Log } from '../log.ts';
import { areEnemies, enemiesIn, typeOf } from '../pieces.ts';

/**
 * The acting power has taken this territory: what never is a casualty goes over to it, its guns (AA-7). In a liberated
 * territory a gun that was captured returns to the power that owned it before.
 */
export function captureGuns(log: Log, space: SpaceId): void {
  const { state } = log;
  const first = territoryOf(boardOf(state), space)!.owner;
  const isFreed = first !== null && !areEnemies(state, first, state.power);
  const transfers = new Map<string, { from: PowerId; to: PowerId; why: 'captured' | 'returned'; units: UnitId[] }>();
  for (const gun of enemiesIn(state, space, state.power)) {
    if (gun.aboard !== undefined || typeOf(state, gun).canBeHit) continue;
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
