import { memoizePerState } from '../../common/memoize.ts';
import { boardOf, neighboursIn } from '../map/board.ts';
import { shutCanal } from '../map/canals.ts';
import type { SpaceId } from '../ids.ts';
import {
  cargoOf,
  deedOf,
  domainOf,
  isHostileTerritory,
  isHostileZone,
  ownIn,
  unitsIn,
  unitsOfType,
} from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { movesLeft, transportDoneRefusal } from './readiness.ts';

/**
 * Sea units may end a combat move in a friendly zone only for an amphibious assault from there (CM-1).
 * While moves are still being made, "from there" means: some transport can yet be there with troops.
 */

export const touchesHostileCoast = (state: GameState, zone: SpaceId): boolean =>
  neighboursIn(boardOf(state).coasts, zone).some((territory) => isHostileTerritory(state, territory, state.power));

/**
 * Every way of at most `steps` steps that a transport could sail, the start included; it stops on entering a hostile
 * zone.
 */
export function* transportRoutes(state: GameState, from: SpaceId, steps: number): Generator<readonly SpaceId[]> {
  const open: (readonly SpaceId[])[] = [[from]];
  for (let route = open.shift(); route; route = open.shift()) {
    yield route;
    const at = route.at(-1)!;
    if (route.length > steps || (route.length > 1 && isHostileZone(state, at, state.power))) continue;
    for (const next of neighboursIn(boardOf(state).seaNeighbours, at))
      if (!shutCanal(state, at, next, state.power)) open.push([...route, next]);
  }
}

/** Troops stand on a coast of this zone that could still go aboard (CM-16). */
const hasTroopsToLoad = (state: GameState, zone: SpaceId): boolean =>
  !isHostileZone(state, zone, state.power) &&
  neighboursIn(boardOf(state).coasts, zone).some((territory) =>
    ownIn(state, territory, state.power).some((unit) => domainOf(state, unit) === 'land' && !deedOf(state, unit.id)),
  );

const hasOwnCargo = (state: GameState, transport: Unit): boolean =>
  cargoOf(state, transport).some((unit) => unit.owner === state.power);

const wouldHaveTroops = (state: GameState, transport: Unit, route: readonly SpaceId[]): boolean =>
  hasOwnCargo(state, transport) ||
  (cargoOf(state, transport).length < 2 && route.some((zone) => hasTroopsToLoad(state, zone)));

/** A transport in `zone` with so many moves left could yet assault some coast. */
export function couldStillAssault(state: GameState, transport: Unit, zone: SpaceId, steps: number): boolean {
  for (const route of transportRoutes(state, zone, steps))
    if (touchesHostileCoast(state, route.at(-1)!) && wouldHaveTroops(state, transport, route)) return true;
  return false;
}

/** Some transport could yet assault from this very zone: it is there or can come, with troops aboard or on its way. */
export function couldAssaultFrom(state: GameState, zone: SpaceId): boolean {
  const known = chances(state);
  let could = known.get(zone);
  if (could === undefined) known.set(zone, (could = findAssaultFrom(state, zone)));
  return could;
}

/** What has been found out about a state's zones; each ship that looks for a way asks about the same few. */
const chances = memoizePerState((_state: GameState) => new Map<SpaceId, boolean>());

function findAssaultFrom(state: GameState, zone: SpaceId): boolean {
  if (!touchesHostileCoast(state, zone)) return false;
  for (const unit of unitsOfType(state, 'transport')) {
    if (unit.owner !== state.power) {
      if (unit.space === zone && hasOwnCargo(state, unit)) return true;
    } else if (unit.space === zone && declaresAssault(state, unit)) return true;
    else if (
      !transportDoneRefusal(state, unit) &&
      boardOf(state).airDistance(unit.space, zone) <= movesLeft(state, unit)
    )
      for (const route of transportRoutes(state, unit.space, movesLeft(state, unit)))
        if (route.at(-1) === zone && wouldHaveTroops(state, unit, route)) return true;
  }
  return false;
}

/** Troops aboard this transport have been told to assault. */
export const declaresAssault = (state: GameState, transport: Unit): boolean =>
  cargoOf(state, transport).some((unit) => deedOf(state, unit.id)?.assault !== undefined);

/** An assault has been declared from this zone by troops of the acting power. */
export const hasDeclaredAssault = (state: GameState, zone: SpaceId): boolean =>
  unitsIn(state, zone).some((unit) => deedOf(state, unit.id)?.assault !== undefined);
