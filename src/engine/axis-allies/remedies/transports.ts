import { isActing } from '../acting.ts';
import type { Command } from '../command.ts';
import type { SpaceId } from '../ids.ts';
import { cargoOf, typeOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { hasHold } from '../shipRoom.ts';
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
