import { fault, ok, type Result } from '../../common/result.ts';
import { flightPaths } from '../air/flightPaths.ts';
import { flightDistance, movementUsed } from '../air/islandFlights.ts';
import type { Leg } from '../event.ts';
import type { SpaceId } from '../ids.ts';
import { airLandingRefusal } from '../landing/landingProof.ts';
import { boardOf } from '../map/board.ts';
import { domainOf } from '../pieces.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';

/**
 * The ways by which these units go and after which they can land: those given, or if they were not named and detours
 * around guns leave too little movement, the shortest. Otherwise why they cannot land (CM-10, CM-11).
 */
export function landingLegs(
  state: GameState,
  units: readonly Unit[],
  to: SpaceId,
  legs: readonly Leg[],
  areNamed = false,
): Result<readonly Leg[], Refusal> {
  const refused = airLandingRefusal(state, units, to, legs);
  if (!refused) return ok(legs);
  // Only guns make anybody fly a detour.
  if (areNamed || !boardOf(state).hasGuns) return fault(refused);
  const shorter = legs.map((leg, i) => withoutDetour(state, units[i]!, to, leg));
  const isSame = shorter.every((leg, i) => leg === legs[i]);
  return isSame || airLandingRefusal(state, units, to, shorter) ? fault(refused) : ok(shorter);
}

/** The leg on the shortest way, past as few guns as such ways allow; the same one if it has no detour. */
function withoutDetour(state: GameState, unit: Unit, to: SpaceId, leg: Leg): Leg {
  if (domainOf(state, unit) !== 'air') return leg;
  const distance = flightDistance(state, unit.owner, unit.space, to);
  if (movementUsed(state, unit.owner, leg.route) <= distance) return leg;
  return { ...leg, route: flightPaths(state, unit, distance)(to) };
}
