import {
  allUnits,
  boardOf,
  cargoOf,
  isFriendlyTerritory,
  isHostileTerritory,
  movesLeft,
  reach,
  refusalOf,
  unitsIn,
  type Command,
  type UnitDestination,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { bordersTo, goalOf, harbourOf, zonesToCoast } from './goals.ts';
import { passengers } from './purposefulAssault.ts';
import { isGarrison } from './garrison.ts';
import { isAir, isLand, isShip } from './strength.ts';

/** Noncombat moves: aircraft land, troops march to the front or the harbour, fleets transport them. */
export function consolidate(state: GameState): Command | null {
  const own = allUnits(state.units).filter((unit) => unit.owner === state.power);
  for (const unit of own) {
    const isIdle = movesLeft(state, unit.id) > 0 && unit.aboard === undefined;
    const command =
      unit.aboard !== undefined
        ? offloadTroops(state, unit)
        : !isIdle
          ? null
          : isAir(state, unit)
            ? landed(state, unit)
            : isLand(state, unit)
              ? marched(state, unit)
              : null;
    if (command) return command;
  }
  for (const ship of own.filter((unit) => isShip(state, unit))) {
    const command = loadTroops(state, ship) ?? moveShips(state, ship);
    if (command) return command;
  }
  return null;
}

/** A unit in the air lands where most friendly units are. */
function landed(state: GameState, unit: Unit): Command | null {
  if (!state.turn.deeds[unit.id]) return null;
  return best(
    reach(state, [unit.id]),
    (space) => -unitsIn(state, space).filter((other) => isLand(state, other)).length,
  );
}

/** The distance from each territory to the nearest hostile one, through friendly territories. */
function bordersToFront(state: GameState): ReadonlyMap<SpaceId, number> {
  return bordersTo(
    boardOf(state).landNeighbours,
    Object.keys(state.control).filter((territory) => isHostileTerritory(state, territory, state.power)),
  );
}

function marched(state: GameState, unit: Unit): Command | null {
  if (state.turn.deeds[unit.id] || isGarrison(state, unit)) return null;
  const front = bordersToFront(state);
  const now = front.get(unit.space) ?? Infinity;
  // If the enemy is far away or not on this land, troops go to the harbour.
  const port = harbourOf(state);
  const harbour = bordersTo(boardOf(state).landNeighbours, port === null ? [] : [port]);
  const isOverseas = now > 6;
  if (now <= 1 || (isOverseas && (harbour.get(unit.space) ?? 0) === 0)) return null;
  const distance = isOverseas ? harbour : front;
  const here = distance.get(unit.space) ?? Infinity;
  const closer = reach(state, [unit.id]).filter(
    ({ meaning, space }) => meaning === 'move' && (distance.get(space) ?? Infinity) < here,
  );
  return best(closer, (space) => distance.get(space) ?? Infinity);
}

/** Offloads troops on a friendly coast near the front. */
function offloadTroops(state: GameState, unit: Unit): Command | null {
  const front = bordersToFront(state);
  return best(
    reach(state, [unit.id]).filter(
      ({ space }) => isFriendlyTerritory(state, space, state.power) && (front.get(space) ?? 99) <= 2,
    ),
    (space) => front.get(space) ?? Infinity,
  );
}

function loadTroops(state: GameState, ship: Unit): Command | null {
  if (ship.type !== 'transport' || cargoOf(state, ship).length > 0) return null;
  const front = bordersToFront(state);
  const units = passengers(state, ship).filter((unit) => (front.get(unit.space) ?? 99) > 6);
  const command: Command = { type: 'load', units: units.map((unit) => unit.id), zone: ship.space, transport: ship.id };
  return units.length > 0 && !refusalOf(state, command) ? command : null;
}

/** Loaded ships and the rest of the fleet go to the goal's coast; empty transports return for more troops. */
function moveShips(state: GameState, ship: Unit): Command | null {
  if (movesLeft(state, ship.id) === 0 || state.turn.deeds[ship.id]) return null;
  const isLoaded = ship.type !== 'transport' || cargoOf(state, ship).length > 0;
  const coast = isLoaded ? goalOf(state) : harbourOf(state);
  if (coast === null) return null;
  const distance = zonesToCoast(state, coast);
  const here = distance.get(ship.space) ?? Infinity;
  // Within two zones of its goal a fleet waits for the next combat move; warships only accompany transports.
  if (here <= (isLoaded ? 2 : 0)) return null;
  if (ship.type !== 'transport' && !hasConvoy(state, ship, distance, here)) return null;
  return best(
    reach(state, [ship.id]).filter(({ space }) => (distance.get(space) ?? Infinity) < here),
    (space) => distance.get(space) ?? Infinity,
  );
}

/** Whether own loaded transports are here or nearer to the goal. */
const hasConvoy = (state: GameState, ship: Unit, distance: ReadonlyMap<SpaceId, number>, here: number): boolean =>
  allUnits(state.units).some(
    (unit) =>
      unit.type === 'transport' &&
      unit.owner === ship.owner &&
      cargoOf(state, unit).length > 0 &&
      (distance.get(unit.space) ?? Infinity) <= here,
  );

/** The destination with the lowest `cost`. */
function best(destinations: readonly UnitDestination[], cost: (space: SpaceId) => number): Command | null {
  return [...destinations].sort((a, b) => cost(a.space) - cost(b.space))[0]?.command ?? null;
}
