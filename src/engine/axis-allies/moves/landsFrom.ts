import { actingUnits } from '../acting.ts';
import { memoizePerState } from '../../common/memoize.ts';
import type { SpaceId } from '../ids.ts';
import { cargoOf, deedOf, isArmed } from '../pieces.ts';
import { hasHold } from '../shipRoom.ts';
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

/**
 * Whether a ship in this zone takes part in an assault from it (CM-1): a transport only if troops land from it, any
 * other ship beside one.
 */
export const takesPartInAssault = (state: GameState, ship: Unit, zone: SpaceId): boolean =>
  hasDeclaredAssault(state, zone) &&
  (!hasHold(state, ship) ||
    isArmed(state, ship) ||
    cargoOf(state, ship).some(
      (unit) => deedOf(state, unit.id)?.assault !== undefined && landsFrom(state, unit) === zone,
    ));
