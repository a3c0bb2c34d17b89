import {
  allUnits,
  boardOf,
  cargoOf,
  enemiesIn,
  isHostileTerritory,
  isHostileZone,
  movesLeft,
  neighboursIn,
  reach,
  refusalOf,
  unitsIn,
  type Command,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { isGarrison } from './garrison.ts';
import { worth } from './purposefulAttack.ts';
import { isLand, isShip, odds } from './strength.ts';

const GOOD_ODDS = 1.4;

/** A transport, the troops it has or could load where it is, and the coasts where it could land them. */
interface Ferry {
  readonly ship: Unit;
  readonly troops: readonly Unit[];
  readonly isLoaded: boolean;
  readonly ways: readonly { readonly zone: SpaceId; readonly target: SpaceId }[];
}

/** The next order of a promising assault: move, load or declare. */
export function assault(state: GameState): Command | null {
  const ferries = allUnits(state.units)
    .filter((unit) => unit.type === 'transport' && unit.owner === state.power)
    .flatMap((ship) => ferryOf(state, ship) ?? []);
  const targets = [...new Set(ferries.flatMap(({ ways }) => ways.map(({ target }) => target)))].sort(
    (a, b) => worth(state, b) - worth(state, a),
  );
  for (const target of targets) {
    const fleet = ferries.filter(({ ways }) => ways.some((way) => way.target === target));
    const mustLand = fleet.some(({ troops }) => troops.some((unit) => state.turn.deeds[unit.id]?.did === 'loaded'));
    if (
      !mustLand &&
      !isPromising(
        state,
        target,
        fleet.flatMap(({ troops }) => troops),
      )
    )
      continue;
    for (const ferry of fleet) {
      const command = nextStep(state, ferry, target);
      if (command) return command;
    }
  }
  return null;
}

function isPromising(state: GameState, target: SpaceId, troops: readonly Unit[]): boolean {
  const there = allUnits(state.units).filter(
    (unit) =>
      unit.owner === state.power &&
      (unit.aboard === undefined ? unit.space === target : state.turn.deeds[unit.id]?.assault === target),
  );
  const defenders = enemiesIn(state, target, state.power);
  return odds(state, [...there, ...troops], defenders) > GOOD_ODDS;
}

function ferryOf(state: GameState, ship: Unit): Ferry | null {
  const cargo = cargoOf(state, ship).filter((unit) => unit.owner === state.power);
  if (cargo.some((unit) => state.turn.deeds[unit.id]?.assault !== undefined)) return null;
  const troops = cargo.length > 0 ? cargo : passengers(state, ship);
  if (troops.length === 0) return null;
  const zones = [
    ship.space,
    ...(movesLeft(state, ship.id) > 0 ? reach(state, [ship.id]).map(({ space }) => space) : []),
  ];
  const ways = zones
    .filter((zone) => isSafe(state, zone))
    .flatMap((zone) =>
      neighboursIn(boardOf(state).coasts, zone)
        .filter((target) => isHostileTerritory(state, target, state.power))
        .map((target) => ({ zone, target })),
    );
  return ways.length > 0 ? { ship, troops, isLoaded: cargo.length > 0, ways } : null;
}

/** Whether a zone is safe: no enemy warships, or a stronger own fleet; no submarines without an escort. */
function isSafe(state: GameState, zone: SpaceId): boolean {
  const enemies = enemiesIn(state, zone, state.power).filter(
    (unit) => unit.aboard === undefined && unit.type !== 'transport',
  );
  const own = unitsIn(state, zone).filter(
    (unit) => unit.owner === state.power && unit.aboard === undefined && unit.type !== 'transport',
  );
  return enemies.length === 0 || (own.some((unit) => isShip(state, unit)) && odds(state, own, enemies) > GOOD_ODDS);
}

/** Troops on the coast that would fill the ship: a tank or artillery if there is one, and infantry. */
export function passengers(state: GameState, ship: Unit): readonly Unit[] {
  if (isHostileZone(state, ship.space, state.power) || state.turn.deeds[ship.id]?.did === 'offloaded') return [];
  const troopsAshore = neighboursIn(boardOf(state).coasts, ship.space)
    .flatMap((coast) => unitsIn(state, coast))
    .filter(
      (unit) =>
        unit.owner === state.power &&
        isLand(state, unit) &&
        movesLeft(state, unit.id) > 0 &&
        !state.turn.deeds[unit.id] &&
        !isGarrison(state, unit),
    );
  const heavy = ['tank', 'artillery'].flatMap((type) => troopsAshore.find((unit) => unit.type === type) ?? []);
  const infantry = troopsAshore.filter((unit) => unit.type === 'infantry');
  return [...heavy.slice(0, 1), ...infantry].slice(0, 2);
}

function nextStep(state: GameState, { ship, troops, isLoaded, ways }: Ferry, target: SpaceId): Command | null {
  const units = troops.map((unit) => unit.id);
  const zone =
    ways.find((way) => way.target === target && way.zone === ship.space)?.zone ??
    ways.find((way) => way.target === target)?.zone ??
    ship.space;
  const step: Command = !isLoaded
    ? { type: 'load', units, zone: ship.space, transport: ship.id }
    : zone === ship.space
      ? { type: 'offload', units, to: target }
      : { type: 'move', units: [ship.id], to: zone };
  return refusalOf(state, step) ? null : step;
}
