import { isActing } from '../acting.ts';
import type { GameEvent } from '../event.ts';
import type { UnitId } from '../ids.ts';
import { emit, type Log } from '../log.ts';
import { areEnemies, cargoOf, unitsIn } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { deckRoom, fightersAmong, hasDeck } from '../shipRoom.ts';

type Why = Extract<GameEvent, { type: 'units-destroyed' }>['why'];

/**
 * Destroys units, and the cargo of ships among them.
 * @rule COM-13
 */
export function destroy(log: Log, units: readonly UnitId[], why: Why): void {
  if (units.length === 0) return;
  const cargo = [...units.flatMap((id) => landCargo(log.state, id)), ...guestsLost(log.state, units)];
  emit(log, { type: 'units-destroyed', units, why });
  if (cargo.length > 0) emit(log, { type: 'units-destroyed', units: cargo, why: 'cargo' });
}

function landCargo(state: GameState, ship: UnitId): readonly UnitId[] {
  return cargoOf(state, state.units[ship]!).map((cargo) => cargo.id);
}

/**
 * Guest fighters lost with carriers of the acting power: those that have no room on the friendly carriers left in the
 * zone. Defending fighters are in the air and never cargo (COM-24).
 */
export function guestsLost(state: GameState, lost: readonly UnitId[]): readonly UnitId[] {
  const carriers = lost
    .map((id) => state.units[id]!)
    .filter((unit) => hasDeck(state, unit) && isActing(state, unit.owner));
  const zone = carriers[0]?.space;
  if (zone === undefined) return [];
  const friends = unitsIn(state, zone).filter(
    (unit) => !areEnemies(state, unit.owner, state.power) && !lost.includes(unit.id),
  );
  const guests = fightersAmong(state, friends).filter((unit) => !isActing(state, unit.owner));
  return guests.slice(0, Math.max(0, guests.length - deckRoom(state, friends))).map((unit) => unit.id);
}
