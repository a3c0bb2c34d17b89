import { boardOf, neighboursIn } from '../map/board.ts';
import type { Command } from '../command.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { routesFrom } from '../moves/routes.ts';
import { cargoOf, deedOf, domainOf, isArmed } from '../pieces.ts';
import { play } from '../play.ts';
import type { GameState, Unit } from '../state.ts';
import { isTransport } from '../unitRoles.ts';
import { sentBy } from './moves.ts';
import { type Finder, first, helps, instead, oneOfEachKind, type Refused } from './tryCommands.ts';

/** Transports that can come, escorts that can join them, coasts that can be landed on. */

export const ownUnits = (state: GameState): readonly Unit[] =>
  Object.values(state.units).filter((unit) => unit.owner === state.power);

/** Moves of one unit of each kind to a space, nearest first. */
function* comingTo(state: GameState, units: readonly Unit[], to: SpaceId): Generator<Command> {
  const away = ({ space }: Unit): number => boardOf(state).airDistance(space, to);
  const able = oneOfEachKind(state, units).filter((unit) => unit.space !== to && routesFrom(state, unit).has(to));
  for (const unit of [...able].sort((a, b) => away(a) - away(b))) yield { type: 'move', units: [unit.id], to };
}

/** A transport that can come to where the units want to go aboard. */
export const transportFirst: Finder = (refused) => {
  const sent = sentBy(refused);
  return (
    sent &&
    first(
      refused,
      comingTo(
        refused.state,
        ownUnits(refused.state).filter((unit) => isTransport(unit.type)),
        sent.to,
      ),
    )
  );
};

/** Warships and aircraft that can come to the zone in question: to fight there, or to pass submarines by. */
export const escortFirst: Finder = (refused) => {
  const { state } = refused;
  const zone = refused.refusal.spaces?.[0];
  const armed = ownUnits(state).filter((unit) => domainOf(state, unit) !== 'land' && isArmed(state, unit));
  return zone === undefined ? null : first(refused, comingTo(state, armed, zone));
};

/** The ship with the troops sails to a zone that touches the coast. */
export const sailFirst: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const ship = state.units[state.units[sent?.units[0] ?? '']?.aboard ?? ''];
  if (!sent || !ship || ship.owner !== state.power) return null;
  const zones = coastsOf(state, sent.to).filter((zone) => zone !== ship.space && routesFrom(state, ship).has(zone));
  return first(
    refused,
    zones.map((to): Command => ({ type: 'move', units: [ship.id], to })),
  );
};

/** Cargo goes where its ship goes: the ship to that zone. */
export const shipInstead: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const ships = new Set((sent?.units ?? []).map((id) => state.units[id]?.aboard ?? id));
  const isThere = [...ships].some((id) => state.units[id]?.space === sent?.to);
  return sent && !isThere ? instead(state, [{ type: 'move', units: [...ships], to: sent.to }]) : null;
};

/** A ship whose troops have no target yet, and these troops. */
interface Shipload {
  readonly ship: Unit;
  readonly units: readonly UnitId[];
}

/** The ships of the troops named by the refusal. */
function shiploads({ state, refusal }: Refused): readonly Shipload[] {
  const ships = new Set((refusal.units ?? []).flatMap((id) => state.units[id]?.aboard ?? []));
  return [...ships].flatMap((id): Shipload[] => {
    const ship = state.units[id];
    return ship ? [{ ship, units: idle(state, ship) }] : [];
  });
}

const idle = (state: GameState, ship: Unit): readonly UnitId[] =>
  cargoOf(state, ship)
    .filter((unit) => unit.owner === state.power && deedOf(state, unit.id)?.assault === undefined)
    .map((unit) => unit.id);

export const coastsOf = (state: GameState, zone: SpaceId): readonly SpaceId[] =>
  neighboursIn(boardOf(state).coasts, zone);

export const landing = (units: readonly UnitId[], to: SpaceId): Command => ({ type: 'offload', units, to });

/** Coasts that troops who went aboard may assault from where they are; the end of the phase waits for that. */
export const assaultFirst: Finder = (refused) =>
  first(
    refused,
    shiploads(refused).flatMap(({ ship, units }) =>
      coastsOf(refused.state, ship.space).map((to) => landing(units, to)),
    ),
  );

/** Zones from which they could assault some coast: whoever loaded troops says himself which one is meant. */
export const sailToAssault: Finder = (refused) => {
  const { state } = refused;
  return instead(
    state,
    shiploads(refused).flatMap(({ ship, units }) =>
      [...routesFrom(state, ship).keys()]
        .map((to) => ({ type: 'move', units: [ship.id], to }) as const)
        .filter((sail) => canAssaultAfter(refused, sail, units)),
    ),
  );
};

/** After this move of their ship, troops have a coast to assault. */
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

/** Where each of these ships can sail. */
export const shipsLeave: Finder = (refused) => {
  const { state, refusal } = refused;
  const ships = (refusal.units ?? []).flatMap((id) => state.units[id] ?? []);
  return first(
    refused,
    ships.flatMap((ship) =>
      [...routesFrom(state, ship).keys()].map((to): Command => ({ type: 'move', units: [ship.id], to })),
    ),
  );
};

/** An assault from the zone in question, which gives ships there something to support. */
export const landingFirst: Finder = (refused) => {
  const { state } = refused;
  const zone = refused.refusal.spaces?.[0] ?? '';
  const ready = ownUnits(state).filter(
    (unit) => unit.space === zone && unit.aboard !== undefined && deedOf(state, unit.id)?.assault === undefined,
  );
  const ships = new Set(ready.map((unit) => unit.aboard));
  const shipload = (ship: UnitId | undefined): readonly UnitId[] =>
    ready.filter((unit) => unit.aboard === ship).map((unit) => unit.id);
  return first(
    refused,
    [...ships].flatMap((ship) => coastsOf(state, zone).map((to) => landing(shipload(ship), to))),
  );
};
