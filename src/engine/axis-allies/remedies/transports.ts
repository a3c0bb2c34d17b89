import type { Command } from '../command.ts';
import type { SpaceId } from '../ids.ts';
import { cargoOf, domainOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { isInfantry, isTransport } from '../unitRoles.ts';
import { sentBy } from './moves.ts';
import { coastsOf, landing, ownUnits } from './ships.ts';
import { type Finder, insteadRemedy, isAllowed } from './tryCommands.ts';

/** Remedies for a transport that is sent to a territory: offload its cargo, or load troops. */

/** Offload the transport's cargo in the territory (in combat move: declare an assault). */
export const cargoInstead: Finder = (refused) => {
  const { state } = refused;
  const sent = sentBy(refused);
  const cargo = (sent?.units ?? [])
    .flatMap((id) => state.units[id] ?? [])
    .flatMap((ship) => cargoOf(state, ship))
    .filter((unit) => unit.owner === state.power);
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
  const ships = (sent?.units ?? []).flatMap((id) => state.units[id] ?? []).filter((unit) => isTransport(unit.type));
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
  const troops = ownUnits(state).filter((unit) => unit.space === coast && domainOf(state, unit) === 'land');
  const tank = troops.find((unit) => !isInfantry(unit.type));
  const [first, second] = troops.filter((unit) => isInfantry(unit.type));
  const loads = [[tank, first], [first, second], [tank], [first]]
    .map((units) => units.flatMap((unit) => unit?.id ?? []))
    .map((units): Command => ({ type: 'load', units, zone: ship.space, transport: ship.id }));
  return loads.filter((load) => isAllowed(state, load)).slice(0, 1);
}
