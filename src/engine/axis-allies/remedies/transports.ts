import type { Command } from '../command.ts';
import type { SpaceId } from '../ids.ts';
import { cargoOf, domainOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { isInfantry, isTransport } from '../unitRoles.ts';
import { sentBy } from './moves.ts';
import { coastsOf, landing, ownUnits } from './ships.ts';
import { type Finder, instead, isAllowed } from './tryCommands.ts';

/** What is meant when a transport itself is sent to a coast: its cargo goes ashore, or troops come aboard first. */

/** What a transport that was sent to a coast carries goes ashore there, or assaults it. */
export const cargoInstead: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const cargo = (sent?.units ?? [])
    .flatMap((id) => state.units[id] ?? [])
    .flatMap((ship) => cargoOf(state, ship))
    .filter((unit) => unit.owner === state.power);
  return sent && cargo.length > 0
    ? instead(state, [
        landing(
          cargo.map(({ id }) => id),
          sent.to,
        ),
      ])
    : null;
};

/** Troops that can go aboard a transport that was itself sent ashore; those of the coast in question first. */
export const loadInstead: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const ships = (sent?.units ?? []).flatMap((id) => state.units[id] ?? []).filter((unit) => isTransport(unit.type));
  if (!sent || ships.length === 0) return null;
  return instead(
    state,
    ships.flatMap((ship) => {
      const coasts = [...coastsOf(state, ship.space)].sort((a, b) => Number(b === sent.to) - Number(a === sent.to));
      return coasts.flatMap((coast) => shipload(state, ship, coast));
    }),
  );
};

/** Orders that fill a transport from a coast, the fullest first that stands; none if nobody there can come aboard. */
function shipload(state: GameState, ship: Unit, coast: SpaceId): readonly Command[] {
  const troops = ownUnits(state).filter((unit) => unit.space === coast && domainOf(state, unit) === 'land');
  const tank = troops.find((unit) => !isInfantry(unit.type));
  const [first, second] = troops.filter((unit) => isInfantry(unit.type));
  const loads = [[tank, first], [first, second], [tank], [first]]
    .map((units) => units.flatMap((unit) => unit?.id ?? []))
    .map((units): Command => ({ type: 'load', units, zone: ship.space, transport: ship.id }));
  return loads.filter((load) => isAllowed(state, load)).slice(0, 1);
}
