import type { SpaceId } from '../ids.ts';
import { emit, type Log } from '../log.ts';
import type { Unit } from '../state.ts';

/** Lands assaulting troops, with one event per zone (AMPH-6). */
export function landTroops(log: Log, troops: readonly Unit[], to: SpaceId): void {
  for (const from of new Set(troops.map((unit) => unit.space)))
    emit(log, {
      type: 'units-offloaded',
      units: troops.filter((unit) => unit.space === from).map((unit) => unit.id),
      from,
      to,
    });
}
