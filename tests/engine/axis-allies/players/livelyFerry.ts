import {
  allUnits,
  boardOf,
  isFriendlyTerritory,
  isHostileZone,
  neighboursIn,
  refusalOf,
  type Command,
  type Unit,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Chance } from './chance.ts';
import { coastsOf, hostileCoasts, idsOf, isLand, zonesWithin, type View } from './livelyView.ts';

/** Orders for transports: load, move, assault and offload, with friends' transports too. */

const stands = (view: View, command: Command | null): Command | null =>
  command && !refusalOf(view.state, command) ? command : null;

/** Cargo by its ship. */
function shiploads({ cargo }: View): Map<UnitId, Unit[]> {
  const loads = new Map<UnitId, Unit[]>();
  for (const unit of cargo) loads.set(unit.aboard!, [...(loads.get(unit.aboard!) ?? []), unit]);
  return loads;
}

/** Declares assaults for cargo beside an enemy coast: always for units loaded this turn, at random for others. */
export function declareAssault(view: View, draws: Chance): Command | null {
  const { state } = view;
  for (const units of shiploads(view).values()) {
    const waiting = units.filter((unit) => state.turn.deeds[unit.id]?.assault === undefined);
    const mustLand = waiting.some((unit) => state.turn.deeds[unit.id]?.did === 'loaded');
    if (waiting.length === 0 || (!mustLand && draws.happens(0.4))) continue;
    const told = units.map((unit) => state.turn.deeds[unit.id]?.assault).find((target) => target !== undefined);
    const to = told ?? draws.one(hostileCoasts(state, units[0]!.space));
    const command =
      to === undefined
        ? null
        : stands(view, { type: 'offload', units: idsOf(draws.happens(0.7) ? waiting : waiting.slice(0, 1)), to });
    if (command) return command;
  }
  return null;
}

/** One land unit and one infantry from a coast, as many as fit on one transport. */
function party({ state, ready }: View, ship: Unit, aboard: readonly Unit[], draws: Chance): readonly Unit[] {
  const troops = coastsOf(state, ship.space).flatMap((coast) => (ready.get(coast) ?? []).filter(isLand));
  const first = aboard[0] ?? draws.one(troops);
  if (!first) return [];
  const second = troops.find((unit) => unit !== first && (unit.type === 'infantry' || first.type === 'infantry'));
  return [...(aboard.length === 0 ? [first] : []), ...(second && draws.happens(0.8) ? [second] : [])];
}

/** Loads troops near an enemy coast, or moves loaded transports to one. */
export function loadTroops(view: View, draws: Chance): Command | null {
  const { state } = view;
  const ship = draws.one(view.transports.filter((one) => state.turn.deeds[one.id]?.did !== 'offloaded'));
  if (!ship) return null;
  const deed = state.turn.deeds[ship.id];
  const steps = 2 - (deed?.spent ?? 0);
  const aboard = shiploads(view).get(ship.id) ?? [];
  if (aboard.some((unit) => state.turn.deeds[unit.id]?.assault !== undefined)) return null;
  const zones = zonesWithin(state, ship.space, steps).filter((zone) => hostileCoasts(state, zone).length > 0);
  if (zones.length === 0) return null;
  if (aboard.length < 2 && !isHostileZone(state, ship.space, state.power)) {
    const units = party(view, ship, aboard, draws);
    const command =
      units.length > 0
        ? stands(view, { type: 'load', units: idsOf(units), zone: ship.space, transport: ship.id })
        : null;
    if (command) return command;
  }
  const to = draws.one(zones.filter((zone) => zone !== ship.space));
  const mayCarry = aboard.length > 0 || draws.happens(0.3);
  return mayCarry && to !== undefined ? stands(view, { type: 'move', units: [ship.id], to }) : null;
}

/** Moves to an enemy coast of a ship with troops that have no target yet. */
export function* routesToAssault({ state }: View, ship: Unit): Generator<Command> {
  const steps = 2 - (state.turn.deeds[ship.id]?.spent ?? 0);
  for (const zone of zonesWithin(state, ship.space, steps).slice(1))
    if (hostileCoasts(state, zone).length > 0) yield { type: 'move', units: [ship.id], to: zone };
}

/** In noncombat move: offloads cargo, preferably near the front. */
export function offloadTroops(view: View, draws: Chance, front: ReadonlyMap<SpaceId, number>): Command | null {
  const { state } = view;
  const load = draws.one([...shiploads(view).values()]);
  if (!load) return null;
  const coasts = coastsOf(state, load[0]!.space).filter((coast) => isFriendlyTerritory(state, coast, state.power));
  const to = draws.one(coasts.filter((coast) => (front.get(coast) ?? 99) < 4)) ?? draws.one(coasts);
  return to === undefined
    ? null
    : stands(view, { type: 'offload', units: draws.happens(0.8) ? idsOf(load) : [load[0]!.id], to });
}

/** In noncombat move: loads troops, also onto friends' ships. */
export function loadTroopsForFront(view: View, draws: Chance): Command | null {
  const { state } = view;
  const side = boardOf(state).powers.get(state.power)?.side;
  const isFriend = draws.happens(0.4);
  const ships = isFriend
    ? allUnits(state.units).filter(
        (unit) =>
          unit.type === 'transport' &&
          unit.owner !== state.power &&
          boardOf(state).powers.get(unit.owner)?.side === side,
      )
    : view.transports;
  const ship = draws.one(ships);
  if (!ship) return null;
  const aboard = allUnits(state.units).filter((unit) => unit.aboard === ship.id);
  const units = party(view, ship, aboard, draws);
  return units.length > 0 && aboard.length < 2
    ? stands(view, {
        type: 'load',
        units: idsOf(units),
        zone: ship.space,
        ...(isFriend || draws.happens(0.7) ? { transport: ship.id } : {}),
      })
    : null;
}

/** In noncombat move: moves a ship or a whole fleet at random. */
export function moveShips({ state, ready, transports }: View, draws: Chance): Command | null {
  const board = boardOf(state);
  const halfway = transports.filter(
    (ship) => state.turn.deeds[ship.id]?.phase === 'noncombat-move' && state.turn.deeds[ship.id]?.did !== 'offloaded',
  );
  const [space, units] = draws.one([...ready].filter(([zone]) => board.spaces.get(zone)?.kind === 'sea')) ?? [];
  const ship = draws.happens(0.3) ? draws.one(halfway) : undefined;
  const from = ship?.space ?? space;
  if (from === undefined) return null;
  const fleet = ship ? [ship] : (units ?? []).filter((unit) => board.unitTypes.get(unit.type)?.domain === 'sea');
  const to = draws.one(
    ship || draws.happens(0.3) ? neighboursIn(board.seaNeighbours, from) : zonesWithin(state, from, 2).slice(1),
  );
  return fleet.length > 0 && to !== undefined
    ? { type: 'move', units: idsOf(draws.happens(0.5) ? fleet : [draws.one(fleet)!]), to }
    : null;
}
