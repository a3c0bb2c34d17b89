import { actingUnits, isActing } from '../acting.ts';
import { boardOf, neighboursIn } from '../board.ts';
import type { Command } from '../command.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { routesFrom } from '../moves/routes.ts';
import { cargoOf, deedOf, domainOf, isArmed, typeOf } from '../pieces.ts';
import { play } from '../play.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { sentBy } from './moves.ts';
import {
  type Finder,
  firstRemedy,
  helps,
  insteadRemedy,
  isAllowed,
  oneOfEachKind,
  type Refused,
  type Remedy,
} from './tryCommands.ts';

/**
 * Remedies with ships: move transports or escorts to where they are needed, declare an assault, or if a transport is
 * sent to a territory, offload its cargo or load troops.
 */

export const ownUnits = (state: GameState): readonly Unit[] => actingUnits(state);

/** Moves of one unit of each kind to a space, nearest units first. */
function* movesTo(state: GameState, units: readonly Unit[], to: SpaceId): Generator<Command> {
  const distance = ({ space }: Unit): number => boardOf(state).airDistance(space, to);
  const able = oneOfEachKind(state, units).filter((unit) => unit.space !== to && routesFrom(state, unit).has(to));
  for (const unit of [...able].sort((a, b) => distance(a) - distance(b))) yield { type: 'move', units: [unit.id], to };
}

/** Move a transport to the zone where the units should load. */
export const transportFirst: Finder = (refused) => {
  const sent = sentBy(refused);
  return (
    sent &&
    firstRemedy(
      refused,
      movesTo(
        refused.state,
        ownUnits(refused.state).filter((unit) => hasHold(refused.state, unit)),
        sent.to,
      ),
    )
  );
};

/** Move a warship or an air unit to the zone of the refusal, to fight there or to escort transports. */
export const escortFirst: Finder = (refused) => {
  const { state } = refused;
  const zone = refused.refusal.spaces?.[0];
  const armed = ownUnits(state).filter((unit) => domainOf(state, unit) !== 'land' && isArmed(state, unit));
  return zone === undefined ? null : firstRemedy(refused, movesTo(state, armed, zone));
};

/** Move the ship with the troops to a zone adjacent to the target. */
export const sailFirst: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const ship = state.units[state.units[sent?.units[0] ?? '']?.aboard ?? ''];
  if (!sent || !ship || !isActing(state, ship.owner)) return null;
  const zones = coastsOf(state, sent.to).filter((zone) => zone !== ship.space && routesFrom(state, ship).has(zone));
  return firstRemedy(
    refused,
    zones.map((to): Command => ({ type: 'move', units: [ship.id], to })),
  );
};

/** Move the ship instead of its cargo. */
export const shipInstead: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const ships = new Set((sent?.units ?? []).map((id) => state.units[id]?.aboard ?? id));
  const isThere = [...ships].some((id) => state.units[id]?.space === sent?.to);
  return sent && !isThere ? insteadRemedy(state, [{ type: 'move', units: [...ships], to: sent.to }]) : null;
};

/** A ship and those of its troops that have not declared an assault. */
interface RemedyShipload {
  readonly ship: Unit;
  readonly units: readonly UnitId[];
}

/** The ships of the troops in the refusal. */
function shiploads({ state, refusal }: Refused): readonly RemedyShipload[] {
  const ships = new Set((refusal.units ?? []).flatMap((id) => state.units[id]?.aboard ?? []));
  return [...ships].flatMap((id): RemedyShipload[] => {
    const ship = state.units[id];
    return ship ? [{ ship, units: troopsWithoutTarget(state, ship) }] : [];
  });
}

const troopsWithoutTarget = (state: GameState, ship: Unit): readonly UnitId[] =>
  cargoOf(state, ship)
    .filter((unit) => isActing(state, unit.owner) && deedOf(state, unit.id)?.assault === undefined)
    .map((unit) => unit.id);

export const coastsOf = (state: GameState, zone: SpaceId): readonly SpaceId[] =>
  neighboursIn(boardOf(state).coasts, zone);

export const landing = (units: readonly UnitId[], to: SpaceId): Command => ({ type: 'offload', units, to });

/** Declare an assault, from the ships' present zones, for loaded troops without a target. */
export const assaultFirst: Finder = (refused) => landings(refused, shiploads(refused));

/** Landings of these loads: those of a zone together, so that its coasts are named once, or else each ship's alone. */
function landings(refused: Refused, loads: readonly RemedyShipload[]): Remedy | null {
  const { state } = refused;
  const zones = [...new Set(loads.map(({ ship }) => ship.space))];
  const together = zones.map((zone) => ({
    zone,
    units: loads.flatMap(({ ship, units }) => (ship.space === zone ? units : [])),
  }));
  const alone = loads.map(({ ship, units }) => ({ zone: ship.space, units }));
  const orders = (some: typeof alone): readonly Command[] =>
    some.flatMap(({ zone, units }) => coastsOf(state, zone).map((to) => landing(units, to)));
  return firstRemedy(refused, orders(together)) ?? firstRemedy(refused, orders(alone));
}

/** Move the ships to zones from which loaded troops could declare an assault. */
export const sailToAssault: Finder = (refused) => {
  const { state } = refused;
  return insteadRemedy(
    state,
    shiploads(refused).flatMap(({ ship, units }) =>
      [...routesFrom(state, ship).keys()]
        .map((to) => ({ type: 'move', units: [ship.id], to }) as const)
        .filter((sail) => canAssaultAfter(refused, sail, units)),
    ),
  );
};

/** Whether these troops can declare an assault after this move of their ship. */
function canAssaultAfter(
  refused: Refused,
  sail: Extract<Command, { type: 'move' }>,
  units: readonly UnitId[],
): boolean {
  const moved = play(refused.state, sail);
  if (!moved.ok) return false;
  const { state } = moved.value;
  return coastsOf(state, sail.to).some((to) => {
    const landed = play(state, landing(units, to));
    return landed.ok && helps(refused, landed.value.state);
  });
}

/** Move the ships of the refusal away. */
export const shipsLeave: Finder = (refused) => {
  const { state, refusal } = refused;
  const ships = (refusal.units ?? []).flatMap((id) => state.units[id] ?? []);
  return firstRemedy(
    refused,
    ships.flatMap((ship) =>
      [...routesFrom(state, ship).keys()].map((to): Command => ({ type: 'move', units: [ship.id], to })),
    ),
  );
};

/** Declare an assault from the zone of the refusal, so that ships there have an assault to support. */
export const landingFirst: Finder = (refused) => {
  const { state } = refused;
  const zone = refused.refusal.spaces?.[0] ?? '';
  const ready = ownUnits(state).filter((unit) => unit.space === zone && unit.aboard !== undefined);
  const ships = [...new Set(ready.map((unit) => unit.aboard))].flatMap((id) => state.units[id ?? ''] ?? []);
  const loads = ships.map((ship) => ({ ship, units: troopsWithoutTarget(state, ship) }));
  return landings(
    refused,
    loads.filter(({ units }) => units.length > 0),
  );
};

/** Offload the transport's cargo in the territory (in combat move: declare an assault). */
export const cargoInstead: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const cargo = (sent?.units ?? [])
    .flatMap((id) => state.units[id] ?? [])
    .flatMap((ship) => cargoOf(state, ship))
    .filter((unit) => isActing(state, unit.owner));
  return sent && cargo.length > 0
    ? insteadRemedy(state, [
        landing(
          cargo.map(({ id }) => id),
          sent.to,
        ),
      ])
    : null;
};

/** Load troops onto the transport, those of the target territory first. */
export const loadInstead: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const ships = (sent?.units ?? []).flatMap((id) => state.units[id] ?? []).filter((unit) => hasHold(state, unit));
  if (!sent || ships.length === 0) return null;
  return insteadRemedy(
    state,
    ships.flatMap((ship) => {
      const coasts = [...coastsOf(state, ship.space)].sort((a, b) => Number(b === sent.to) - Number(a === sent.to));
      return coasts.flatMap((coast) => shipload(state, ship, coast));
    }),
  );
};

/** The command that loads as many troops as possible from a coast onto a transport, as a list; empty if none can. */
function shipload(state: GameState, ship: Unit, coast: SpaceId): readonly Command[] {
  const troops = ownUnits(state).filter((unit) => unit.space === coast);
  const heavy = troops.find((unit) => typeOf(state, unit).cargo === 'heavy');
  const [first, second] = troops.filter((unit) => typeOf(state, unit).cargo === 'light');
  const loads = [[heavy, first], [first, second], [heavy], [first]]
    .map((units) => units.flatMap((unit) => unit?.id ?? []))
    .map((units): Command => ({ type: 'load', units, zone: ship.space, transport: ship.id }));
  return loads.filter((load) => isAllowed(state, load)).slice(0, 1);
}
