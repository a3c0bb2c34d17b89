import { actingUnits } from '../acting.ts';
import { flightDistance, flightPaths, flightRange, movementUsed } from '../air/flights.ts';
import { shotsAt } from '../air/guns.ts';
import { skiesOf } from '../air/skies.ts';
import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { canLandAshore } from '../landing/flyers.ts';
import { airLandingRefusal, attackersWithoutLanding } from '../landing/landingProof.ts';
import { withEngagements } from '../moves/engage.ts';
import { transportRoutes } from '../moves/possibleBattles.ts';
import { cannotMoveRefusal, isMovePhase, movesLeft, transportDoneRefusal } from '../moves/readiness.ts';
import { spacesInRange } from '../moves/routes.ts';
import { asTakenFromHere } from '../moves/takenAlong.ts';
import { deedOf, domainOf, isArmed, isHostileTerritory, isHostileZone, unitsAfter } from '../pieces.ts';
import { hasHold } from '../shipRoom.ts';
import type { Deed, GameState, Shot, Unit } from '../state.ts';

/** How far a unit could go to attack, and a ship to land troops. */

/**
 * The hostile territories and the zones where this unit of the acting power could attack, alone, in its combat move:
 * zones also where nobody stands yet whom it could attack. Air units need a landing place afterwards, that no battle
 * elsewhere has to open first (CM-11); ships and land units stop where enemies stop them (CM-3, CM-4, CM-9, CM-14). One
 * that another beside it can take along counts as taken along (MECH-2). The unit may be put to another space than its
 * own to ask what it could do from there.
 */
export function attackRange(state: GameState, unit: Unit): readonly SpaceId[] {
  if (!isMovePhase(state.phase) || !isArmed(state, unit) || cannotMoveRefusal(state, unit)) return [];
  const isTarget = (space: SpaceId): boolean =>
    isSeaZone(boardOf(state), space) || isHostileTerritory(state, space, unit.owner);
  const inRange =
    domainOf(state, unit) === 'air'
      ? flightsThatLand(state, unit, isTarget)
      : [...spacesInRange(state, asTakenFromHere(state, unit))].filter(isTarget);
  return canStay(state, unit) ? [unit.space, ...inRange.filter((space) => space !== unit.space)] : inRange;
}

/** Whether a unit can fight where it is: in a zone where enemies come to it (CM-8). */
const canStay = (state: GameState, unit: Unit): boolean =>
  isSeaZone(boardOf(state), unit.space) && deedOf(state, unit.id) === undefined;

/** Where an air unit can fly and still land afterwards, on the shortest way. */
function flightsThatLand(state: GameState, unit: Unit, isTarget: (space: SpaceId) => boolean): readonly SpaceId[] {
  const points = movesLeft(state, unit);
  const { owner, space: from } = unit;
  return flightRange(state, owner, from, points).filter((to) => {
    if (!isTarget(to)) return false;
    const range = points - flightDistance(state, owner, from, to);
    return (
      canLandAshore(state, { owner, at: to, range, isDown: false }) ||
      findsDeck(state, unit, skiesOf(state, owner).airRoute(from, to))
    );
  });
}

/**
 * The fire that these air units of the acting power pass on their way to a battle in a space, each by itself: that of
 * the fewest guns, as far as it can land after such a detour (CM-10, CM-11, AA-3).
 */
export const shotsToward = (state: GameState, units: readonly Unit[], to: SpaceId): readonly Shot[] =>
  boardOf(state).firesAtFlights
    ? shotsAt(
        state,
        units.map((unit) => ({ unit: unit.id, entered: wayToward(state, unit, to).slice(1, -1) })),
      )
    : [];

/** The way past the fewest guns after which an air unit can land; if none is known, that of the shortest ones. */
function wayToward(state: GameState, unit: Unit, to: SpaceId): readonly SpaceId[] {
  const { owner, space: from } = unit;
  const points = movesLeft(state, unit);
  const way = flightPaths(state, unit, points)(to);
  const distance = flightDistance(state, owner, from, to);
  const range = points - movementUsed(state, owner, way);
  const canLand =
    points - range <= distance ||
    canLandAshore(state, { owner, at: to, range, isDown: false }) ||
    findsDeck(state, unit, way);
  return canLand ? way : flightPaths(state, unit, distance)(to);
}

/** Whether a deck can be where this air unit needs one after such a way to an attack, without battles elsewhere. */
function findsDeck(state: GameState, unit: Unit, route: readonly SpaceId[]): boolean {
  const { id, owner, space: from } = unit;
  const to = route.at(-1)!;
  if (airLandingRefusal(state, [unit], to, [{ unit: id, route }])) return false;
  // From where it does not stand now, it is a guess anyway.
  if (state.units[id]?.space !== from) return true;
  const deed: Deed = { spent: movementUsed(state, owner, route), route, phase: state.phase, did: 'moved' };
  const flown: GameState = {
    ...state,
    units: unitsAfter(state.units, new Map([[id, { ...unit, space: to }]])),
    turn: { ...state.turn, deeds: { ...state.turn.deeds, [id]: deed } },
  };
  return !attackersWithoutLanding(withEngagements(flown)).includes(id);
}

/** A voyage on which a ship of the acting power can take troops aboard and land them at its end (CM-16, CM-18). */
export interface Voyage {
  readonly ship: UnitId;
  /** The zones it sails through, its own first; from the last one its troops land. */
  readonly zones: readonly SpaceId[];
  /** The territories where troops can go aboard, each with the first zone of the voyage from which they do. */
  readonly boarding: ReadonlyMap<SpaceId, SpaceId>;
}

/** All voyages of the acting power's ships with room for troops, in this combat move. */
export const voyages = (state: GameState): readonly Voyage[] =>
  actingUnits(state).flatMap((unit) => (hasHold(state, unit) ? voyagesOf(state, unit) : []));

/** The voyages of one ship. It may be put to another space than its own to ask what it could do from there. */
export function voyagesOf(state: GameState, ship: Unit): readonly Voyage[] {
  if (transportDoneRefusal(state, ship, 'load')) return [];
  const { coasts } = boardOf(state);
  return [...transportRoutes(state, ship.space, movesLeft(state, ship))].map((zones) => {
    const boarding = new Map<SpaceId, SpaceId>();
    for (const zone of zones) {
      if (isHostileZone(state, zone, state.power)) continue;
      for (const territory of neighboursIn(coasts, zone)) if (!boarding.has(territory)) boarding.set(territory, zone);
    }
    return { ship: ship.id, zones, boarding };
  });
}
