import {
  boardOf,
  isHostileTerritory,
  isHostileZone,
  neighboursIn,
  territoryOf,
  type Command,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Chance } from './chance.ts';
import { idsOf, isAir, isLand, isWarship, weighted, zonesWithin, type View } from './livelyView.ts';

/**
 * Attacks of combat move, each one command for many units. The caller drops commands that the rules refuse.
 */

/** The weight of a target: more for capitals, complexes, empty territories and coasts that will be assaulted. */
function lure({ state, enemies, assaults }: View, space: SpaceId): number {
  const territory = territoryOf(boardOf(state), space);
  if (!territory) return 2;
  return (
    1 +
    territory.ipc +
    (territory.capitalOf !== null ? 8 : 0) +
    (territory.facilities.length > 0 ? 2 : 0) +
    (enemies.has(space) ? 0 : 2) +
    (assaults.has(space) ? 8 : 0)
  );
}

/** Most of the land units adjacent to one hostile territory, and tanks from two steps away. */
export function landAttack(view: View, draws: Chance): Command | null {
  const { state, ready } = view;
  const { landNeighbours } = boardOf(state);
  const targets = new Set<SpaceId>();
  for (const [space, units] of ready)
    if (units.some(isLand))
      for (const next of neighboursIn(landNeighbours, space))
        if (isHostileTerritory(state, next, state.power)) targets.add(next);
  const to = weighted(draws, [...targets], (space) => lure(view, space));
  if (to === undefined) return null;
  const units: Unit[] = [];
  const share = draws.happens(0.7) ? 0.9 : 0.4;
  for (const beside of neighboursIn(landNeighbours, to)) {
    units.push(...draws.some((ready.get(beside) ?? []).filter(isLand), share));
    if (!isHostileTerritory(state, beside, state.power) && draws.happens(0.5))
      for (const behind of neighboursIn(landNeighbours, beside))
        units.push(...(ready.get(behind) ?? []).filter((unit) => unit.type === 'tank' && behind !== to));
  }
  return units.length > 0 ? { type: 'move', units: [...new Set(idsOf(units))], to } : null;
}

/** A tank through an empty hostile territory, onward or back. */
export function blitz({ state, ready, enemies }: View, draws: Chance): Command | null {
  const { landNeighbours } = boardOf(state);
  for (const [space, units] of ready) {
    const tanks = units.filter((unit) => unit.type === 'tank');
    if (tanks.length === 0) continue;
    const through = draws.one(
      neighboursIn(landNeighbours, space).filter(
        (next) => isHostileTerritory(state, next, state.power) && !enemies.has(next),
      ),
    );
    const to = through === undefined ? undefined : draws.one(neighboursIn(landNeighbours, through));
    if (through !== undefined && to !== undefined)
      return { type: 'move', units: idsOf(draws.happens(0.6) ? tanks.slice(0, 1) : tanks), to, via: [through] };
  }
  return null;
}

/** Some aircraft of one space against enemies in range, preferably near enough to come back. */
export function airAttack(view: View, draws: Chance): Command | null {
  const { state, ready, enemies } = view;
  const board = boardOf(state);
  const [space, units] = draws.one([...ready].filter(([, here]) => here.some(isAir))) ?? [];
  if (space === undefined || !units) return null;
  const isAfloat = board.spaces.get(space)?.kind === 'sea';
  const air = units.filter(isAir);
  const range = Math.min(...air.map((unit) => board.unitTypes.get(unit.type)?.move ?? 0));
  const far = isAfloat || draws.happens(0.2) ? range : range >> 1;
  const to = weighted(
    draws,
    [...enemies.keys()].filter((target) => target !== space && board.airDistance(space, target) <= far),
    (target) => lure(view, target),
  );
  return to === undefined ? null : { type: 'move', units: idsOf(draws.happens(0.5) ? air : air.slice(0, 1)), to };
}

/** Warships of one zone against enemies within two zones, or away from enemies in their zone. */
export function navalAttack({ state, ready, enemies }: View, draws: Chance): Command | null {
  const [space, units] = draws.one([...ready].filter(([, here]) => here.some(isWarship))) ?? [];
  if (space === undefined || !units) return null;
  const ships = units.filter(isWarship);
  const zones = zonesWithin(state, space, 2).slice(1);
  const isBeset = isHostileZone(state, space, state.power);
  if (isBeset && draws.happens(0.5)) return null;
  const to = draws.one(isBeset ? zones : zones.filter((zone) => enemies.has(zone)));
  if (to === undefined) return null;
  const subs = ships.filter((unit) => unit.type === 'submarine');
  return {
    type: 'move',
    units: idsOf(draws.happens(0.6) ? ships : subs.length > 0 && draws.happens(0.5) ? subs : ships.slice(0, 1)),
    to,
  };
}

/** Moves of aircraft and warships to a zone where transports need an escort. */
export function* escorts({ state, ready }: View, zone: SpaceId): Generator<Command> {
  const board = boardOf(state);
  const near = zonesWithin(state, zone, 2);
  for (const [space, units] of ready) {
    const ship = near.includes(space) && space !== zone ? units.find(isWarship) : undefined;
    if (ship) yield { type: 'move', units: [ship.id], to: zone };
    const plane = board.airDistance(space, zone) <= 3 ? units.find(isAir) : undefined;
    if (plane) yield { type: 'move', units: [plane.id], to: zone };
  }
}

/** Units in a zone with enemy warships leave it. */
export function escape({ state, ready }: View, draws: Chance): Command | null {
  const zone = draws.one(state.turn.hostileZones.filter((space) => ready.has(space)));
  if (zone === undefined) return null;
  const units = (ready.get(zone) ?? []).filter((unit) => !isAir(unit));
  const unit = draws.one(units);
  const to = draws.one(zonesWithin(state, zone, 2).slice(1));
  return unit && to !== undefined ? { type: 'move', units: draws.happens(0.5) ? idsOf(units) : [unit.id], to } : null;
}
