import type { SpaceId } from '../ids.ts';
import { emit, type Log } from '../log.ts';
import { landsFrom } from '../moves/landsFrom.ts';
import type { Unit } from '../state.ts';

/** Lands assaulting troops, with one event per zone (AMPH-6). */
export function landTroops(log: Log, troops: readonly Unit[], to: SpaceId): void {
  const zones = new Map(troops.map((unit) => [unit, landsFrom(log.state, unit)]));
  for (const from of new Set(zones.values()))
    emit(log, {
      type: 'units-offloaded',
      units: troops.filter((unit) => zones.get(unit) === from).map((unit) => unit.id),
      from,
      to,
    });
}
