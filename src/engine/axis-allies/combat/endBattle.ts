import { isActing } from '../acting.ts';
import { boardOf } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import type { BattleResult, GameEvent } from '../event.ts';
import type { UnitId } from '../ids.ts';
import { areFriends, cargoOf, isHostileTerritory, typeOf, unitsIn, unitsWith } from '../pieces.ts';
import { deckRoom, fightersAmong, hasDeck } from '../shipRoom.ts';
import type { GameState } from '../state.ts';
import { captureTerritory } from './capture.ts';
import { unitsInBattle } from './combatants.ts';
import type { Clearing } from './round.ts';
import { resolveUncontested } from './uncontested.ts';
import { battleStatus } from './verdict.ts';

/** Losses in a battle, and its end. */

/** Destroys defenceless transports, and ends the battle if it is over; true if it ended (COM-16, COM-17). */
export function endIfOver(log: Log): boolean {
  const { defenceless, result } = battleStatus(log.state, log.state.battle!);
  destroy(log, defenceless, 'defenceless');
  if (!result) return false;
  endBattle(log, result);
  return true;
}

/**
 * Removes the units doomed in an opening fire, and its casualties, but for those of a side that had a destroyer when it
 * began: they fire back first (COM-6, COM-15). True if that ended the battle.
 */
function removeSurprised(log: Log): boolean {
  destroy(log, log.state.battle!.doomed ?? [], 'casualty');
  const { casualties, attackers, destroyers } = log.state.battle!;
  destroy(
    log,
    casualties.filter((unit) => !destroyers[attackers.includes(unit) ? 'attacker' : 'defender']),
    'casualty',
  );
  return log.state.battle!.casualties.length === 0 && endIfOver(log);
}

/** Removes casualties and transports left without defence; true if that ended the battle (COM-6, COM-16). */
function removeCasualties(log: Log): boolean {
  destroy(log, log.state.battle!.casualties, 'casualty');
  return endIfOver(log);
}

const CLEAR: Readonly<Record<Clearing, (log: Log) => boolean>> = {
  nothing: () => false,
  'end-if-over': endIfOver,
  casualties: removeCasualties,
  surprised: removeSurprised,
};

/** Does what happens before a step; true if that ended the battle. */
export const clear = (log: Log, clearing: Clearing): boolean => CLEAR[clearing](log);

/**
 * Ends the battle: repairs (COM-12) unless damage lasts (CAR-1), capture if an attacker is left that can, and landings
 * that are now uncontested.
 * @rule COM-19
 */
export function endBattle(log: Log, result: BattleResult): void {
  const { state } = log;
  const battle = state.battle!;
  const attackers = unitsInBattle(state, battle, 'attacker');
  const defenders = unitsInBattle(state, battle, 'defender');
  // All damaged ships, because retreated ones are repaired too.
  const isRepaired = boardOf(state).edition.repairs === 'when-battles-end';
  const damaged = isRepaired ? unitsWith(state, 'damaged').map((unit) => unit.id) : [];
  if (damaged.length > 0) emit(log, { type: 'units-repaired', units: damaged });
  const cleared = battle.kind === 'sea' && defenders.every((unit) => typeOf(state, unit).defenceless);
  emit(log, { type: 'battle-ended', space: battle.space, kind: battle.kind, result, cleared });
  const canHold = attackers.some((unit) => typeOf(state, unit).captures);
  if (canHold && isHostileTerritory(log.state, battle.space, state.power)) captureTerritory(log, battle.space);
  resolveUncontested(log);
}

type LossReason = Extract<GameEvent, { type: 'units-destroyed' }>['why'];

/**
 * Destroys units, and the cargo of ships among them.
 * @rule COM-13
 */
export function destroy(log: Log, units: readonly UnitId[], why: LossReason): void {
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
    (unit) => areFriends(state, unit.owner, state.power) && !lost.includes(unit.id),
  );
  const guests = fightersAmong(state, friends).filter((unit) => !isActing(state, unit.owner));
  return guests.slice(0, Math.max(0, guests.length - deckRoom(state, friends))).map((unit) => unit.id);
}
