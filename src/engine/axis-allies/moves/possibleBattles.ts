import { memoizePerObject } from '../../common/memoize.ts';
import { actingIn, actingPowers, isActing } from '../acting.ts';
import { flightDistances } from '../air/flights.ts';
import { boardOf, neighboursIn } from '../board.ts';
import { hasDeclaredAssault } from '../combat/battles.ts';
import type { SpaceId } from '../ids.ts';
import { cargoOf, closedCanal, deedOf, enemiesIn, isHostileZone, typeOf, unitsOf } from '../pieces.ts';
import { isOpenToAttack } from '../politics/threats.ts';
import { shipsWithRoom } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { movesLeft, transportDoneRefusal } from './readiness.ts';
import { moveRange } from './moveRange.ts';

/**
 * Battles and landings that could still come in this combat move. Ships can end it in a friendly zone only to support
 * an amphibious assault from there (CM-1): some transport with troops is there or could still come.
 */

/** Whether the acting power can land on some coast of this zone, be it that the landing brings war. */
export const touchesHostileCoast = (state: GameState, zone: SpaceId): boolean =>
  neighboursIn(boardOf(state).coasts, zone).some((territory) => isOpenToAttack(state, territory));

/**
 * Every route of at most `steps` steps that a transport could sail, including its start. A route ends when it enters a
 * hostile zone.
 */
export function* transportRoutes(state: GameState, from: SpaceId, steps: number): Generator<readonly SpaceId[]> {
  const open: (readonly SpaceId[])[] = [[from]];
  for (let route = open.shift(); route; route = open.shift()) {
    yield route;
    const at = route.at(-1)!;
    if (route.length > steps || (route.length > 1 && isHostileZone(state, at, state.power))) continue;
    for (const next of neighboursIn(boardOf(state).seaNeighbours, at))
      if (!closedCanal(state, at, next, state.power)) open.push([...route, next]);
  }
}

/** Whether land units that a ship has room for could still be loaded on a coast of this zone, to land (CM-16). */
export const hasTroopsToLoad = (state: GameState, zone: SpaceId, fits: (unit: Unit) => boolean): boolean =>
  !isHostileZone(state, zone, state.power) &&
  neighboursIn(boardOf(state).coasts, zone).some((territory) =>
    actingIn(state, territory).some((unit) => canAssault(state, unit) && !deedOf(state, unit.id) && fits(unit)),
  );

/** Whether a land unit can land in an assault (AA-5). */
export const canAssault = (state: GameState, unit: Unit): boolean => {
  const { cargo, noncombatOnly } = typeOf(state, unit);
  return cargo !== null && !noncombatOnly;
};

const ownTroopsAboard = (state: GameState, transport: Unit): readonly Unit[] =>
  cargoOf(state, transport).filter((unit) => isActing(state, unit.owner) && canAssault(state, unit));

function wouldHaveTroops(state: GameState, transport: Unit, route: readonly SpaceId[]): boolean {
  if (ownTroopsAboard(state, transport).some((unit) => deedOf(state, unit.id)?.assault === undefined)) return true;
  const { hold } = typeOf(state, transport);
  const takesHeavy = hold.includes('heavy');
  return (
    cargoOf(state, transport).length < hold.length &&
    route.some((zone) => hasTroopsToLoad(state, zone, (unit) => takesHeavy || typeOf(state, unit).cargo === 'light'))
  );
}

/** Whether a transport in `zone` with `steps` movement points left could still assault some coast. */
export function couldStillAssault(state: GameState, transport: Unit, zone: SpaceId, steps: number): boolean {
  for (const route of transportRoutes(state, zone, steps)) if (canLandFrom(state, transport, route)) return true;
  return false;
}

/** Whether a transport that sails this route could land troops from its end. */
const canLandFrom = (state: GameState, transport: Unit, route: readonly SpaceId[]): boolean =>
  touchesHostileCoast(state, route.at(-1)!) && wouldHaveTroops(state, transport, route);

/** Whether some transport could still assault from this zone, with troops aboard or loaded on its way. */
export function couldAssaultFrom(state: GameState, zone: SpaceId): boolean {
  const answers = answersByZone(state);
  let could = answers.get(zone);
  if (could === undefined) answers.set(zone, (could = findAssaultFrom(state, zone)));
  return could;
}

/** Cached results by zone: the search is repeated for many ships and few zones. */
const answersByZone = memoizePerObject((_state: GameState) => new Map<SpaceId, boolean>());

function findAssaultFrom(state: GameState, zone: SpaceId): boolean {
  if (!touchesHostileCoast(state, zone)) return false;
  if (hasDeclaredAssault(state, zone)) return true;
  for (const unit of shipsWithRoom(state).holds) {
    if (!isActing(state, unit.owner)) {
      if (unit.space === zone && ownTroopsAboard(state, unit).length > 0) return true;
    } else if (
      !transportDoneRefusal(state, unit, 'move') &&
      boardOf(state).airDistance(unit.space, zone) <= movesLeft(state, unit)
    )
      for (const route of transportRoutes(state, unit.space, movesLeft(state, unit)))
        if (route.at(-1) === zone && wouldHaveTroops(state, unit, route)) return true;
  }
  return false;
}

/** Whether cargo of this transport has declared an assault. */
export const declaresAssault = (state: GameState, transport: Unit): boolean =>
  cargoOf(state, transport).some((unit) => deedOf(state, unit.id)?.assault !== undefined);

/** Whether an armed air or sea unit is in this zone or could still come, so that a battle could clear it. */
export function couldBeCleared(state: GameState, zone: SpaceId): boolean {
  for (const power of actingPowers(state)) {
    const distance = flightDistances(state, power);
    for (const unit of unitsOf(state, power)) {
      const type = typeOf(state, unit);
      if (type.domain === 'land' || type.unarmed) continue;
      const range = deedOf(state, unit.id) ? movesLeft(state, unit) : moveRange(state, unit);
      if (distance(unit.space, zone) <= range) return true;
    }
  }
  return false;
}

/**
 * Whether submarines alone bar this zone to ships that fight there without any escort: they may dive, which opens it
 * for a landing (AMPH-2).
 */
export const couldBeLeft = (state: GameState, zone: SpaceId): boolean =>
  actingIn(state, zone).some((unit) => !typeOf(state, unit).needsEscort) &&
  enemiesIn(state, zone, state.power).every((unit) => typeOf(state, unit).submerges);
