import type { Phase, UnitId } from '../ids.ts';
import { cargoOf, deedOf, domainOf, isHostileZone, typeOf, unitOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Deed, GameState, Unit } from '../state.ts';
import { isTransport } from '../unitRoles.ts';
import { landStopRefusal, seaStopRefusal } from './stops.ts';

/** May this unit of the acting power still move, and how far? */

export const isMovePhase = (phase: Phase): boolean => phase === 'combat-move' || phase === 'noncombat-move';

/** Movement points left: air units carry theirs over both phases (NCM-1), transports may go step by step. */
export function movesLeft(state: GameState, unit: Unit): number {
  if (!isMovePhase(state.phase) || unit.owner !== state.power || notReadyRefusal(state, unit)) return 0;
  return typeOf(state, unit).move - (deedOf(state, unit.id)?.spent ?? 0);
}

/** The same by id; 0 for a unit that is not there. */
export function movesLeftOf(state: GameState, id: UnitId): number {
  const unit = unitOf(state, id);
  return unit ? movesLeft(state, unit) : 0;
}

/**
 * Why this unit of the acting power cannot move in this movement phase, whatever the goal; null if it can (CM-2, CM-7,
 * NCM-1, NCM-8).
 */
export function notReadyRefusal(state: GameState, unit: Unit): Refusal | null {
  if (unit.aboard !== undefined) return refusal('CM-16', 'cargo-moves-with-ship', { units: [unit.id] });
  const deed = deedOf(state, unit.id);
  if (!deed) return null;
  const about = { units: [unit.id], spaces: [unit.space] };
  if (isTransport(unit.type)) return transportNotReady(state, unit, deed);
  if (deed.did === 'offloaded') return refusal('NCM-9', 'already-moved', about);
  const isAir = domainOf(state, unit) === 'air';
  if (state.phase === 'noncombat-move' && !isAir && deed.phase !== 'noncombat-move')
    return refusal('NCM-1', deed.did === 'fought' ? 'already-fought' : 'already-moved', about);
  if (deed.spent >= typeOf(state, unit).move) return refusal('CM-2', 'already-moved', about);
  // Wherever it stands now it has come to in this phase: it goes on if nothing there stops it.
  return isAir ? null : stopped(state, unit);
}

const stopped = (state: GameState, unit: Unit): Refusal | null =>
  domainOf(state, unit) === 'land' ? landStopRefusal(state, unit, unit.space) : seaStopRefusal(state, unit, unit.space);

function transportNotReady(state: GameState, unit: Unit, deed: Deed): Refusal | null {
  const about = { units: [unit.id], spaces: [unit.space] };
  const done = transportDoneRefusal(state, unit);
  if (done) return done;
  if (isHostileZone(state, unit.space, unit.owner)) return refusal('CM-15', 'must-stop', about);
  return deed.spent < typeOf(state, unit).move ? null : refusal('CM-2', 'already-moved', about);
}

/** A transport that has offloaded, holds troops told to assault, or acted in the combat phases is done (NCM-8). */
export function transportDoneRefusal(state: GameState, transport: Unit): Refusal | null {
  const deed = deedOf(state, transport.id);
  const about = { units: [transport.id], spaces: [transport.space] };
  if (deed?.did === 'offloaded') return refusal('NCM-8', 'transport-done', about);
  if (deed && state.phase === 'noncombat-move' && deed.phase !== 'noncombat-move')
    return refusal('NCM-8', 'transport-done', about);
  if (cargoOf(state, transport).some((unit) => deedOf(state, unit.id)?.assault))
    return refusal('CM-18', 'transport-done', about);
  return null;
}

/** The named units, or the refusal that one is named twice, is unknown or not the acting power's (TURN-7). */
export function ownUnits(state: GameState, ids: readonly UnitId[]): readonly Unit[] | Refusal {
  if (ids.length === 0) return refusal('TURN-7', 'no-units-chosen');
  if (new Set(ids).size < ids.length) return refusal('TURN-2', 'bad-command');
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = unitOf(state, id);
    if (!unit) return refusal('TURN-7', 'unknown-unit', { units: [id] });
    if (unit.owner !== state.power) return refusal('TURN-7', 'not-your-unit', { units: [id], power: unit.owner });
    units.push(unit);
  }
  return units;
}

export const isRefusal = (answer: object): answer is Refusal => 'reason' in answer;
