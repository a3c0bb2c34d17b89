import { actingUnits } from '../acting.ts';
import { memoizePerState } from '../../common/memoize.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';

/** The zone from which cargo lands: that of its transport, or one where its transport was before (NA-JA-4). */
export const landsFrom = (state: GameState, { id, space }: Unit): SpaceId => deedOf(state, id)?.assaultFrom ?? space;

/** The zones from which own troops have declared assaults and are still aboard. */
const assaultZones = memoizePerState(
  (state: GameState): ReadonlySet<SpaceId> =>
    new Set(
      actingUnits(state).flatMap((unit) =>
        unit.aboard !== undefined && deedOf(state, unit.id)?.assault !== undefined ? [landsFrom(state, unit)] : [],
      ),
    ),
);

/** Whether cargo has declared an assault from this zone. */
export const hasDeclaredAssault = (state: GameState, zone: SpaceId): boolean => assaultZones(state).has(zone);
