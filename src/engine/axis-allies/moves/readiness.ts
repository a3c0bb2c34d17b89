import { isActing } from '../acting.ts';
import { homebound } from '../air/homebound.ts';
import { boardOf } from '../board.ts';
import type { Phase, UnitId } from '../ids.ts';
import { cargoOf, deedOf, domainOf, typeOf, unitOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { hasHold, isTrapped } from '../shipRoom.ts';
import type { Deed, GameState, Unit } from '../state.ts';
import { moveOf } from './railways.ts';
import { canBeLaunched } from './stayAboard.ts';
import { landStopRefusal, seaStopRefusal } from './stopsAndEnds.ts';
import type { TransportTask } from './transportRules.ts';
import { moveRange } from './moveRange.ts';

/** Which units a command names, and whether a unit of the acting power can still move, and how far. */

/** Whether units are ordered to move in a phase. */
const UNITS_MOVE: Readonly<Record<Phase, boolean>> = {
  'develop-weapons': false,
  'purchase-units': false,
  'combat-move': true,
  'conduct-combat': false,
  'noncombat-move': true,
  'mobilize-new-units': false,
  'collect-income': false,
};

export const isMovePhase = (phase: Phase): boolean => UNITS_MOVE[phase];

/**
 * Movement points left in this phase; 0 if the unit cannot move now. Air units keep the rest for landing (COM-25).
 * @rule CM-2
 */
export function movesLeft(state: GameState, unit: Unit): number {
  const deed = deedOf(state, unit.id);
  if (!isMovePhase(state.phase))
    return homebound(state).includes(unit.id) ? moveRange(state, unit) - (deed?.spent ?? 0) : 0;
  if (!isActing(state, unit.owner) || cannotMoveRefusal(state, unit)) return 0;
  return deed?.again ?? moveOf(state, unit) - (deed?.spent ?? 0);
}

/** Movement points left in this phase, by unit id; 0 for an unknown id. */
export function movesLeftOf(state: GameState, id: UnitId): number {
  const unit = unitOf(state, id);
  return unit ? movesLeft(state, unit) : 0;
}

/**
 * Why this unit of the acting power cannot move by itself to any space in this movement phase, or null.
 * @rule AA-5
 */
export const cannotMoveRefusal = (state: GameState, unit: Unit): Refusal | null =>
  notReadyRefusal(state, unit) ??
  (state.phase === 'combat-move' && typeOf(state, unit).noncombatOnly
    ? refusal('AA-5', 'noncombat-only', { units: [unit.id], spaces: [unit.space] })
    : null);

/**
 * Why this unit of the acting power can neither move nor go aboard in this movement phase, or null (CM-2, CM-7, NCM-8).
 * @rule NCM-1, SUB-4
 */
export function notReadyRefusal(state: GameState, unit: Unit): Refusal | null {
  if (canBeLaunched(state, unit)) return null;
  if (isTrapped(state, unit)) return refusal('CAR-3', 'cargo-moves-with-ship', { units: [unit.id] });
  if (unit.aboard !== undefined)
    return refusal(domainOf(state, unit) === 'air' ? 'CM-13' : 'CM-16', 'cargo-moves-with-ship', { units: [unit.id] });
  const deed = deedOf(state, unit.id);
  const about = { units: [unit.id], spaces: [unit.space] };
  if (!deed) {
    if (isResting(state, unit)) return refusal('NCM-8', 'transport-done', about);
    return unit.submerged ? refusal('SUB-4', 'already-fought', about) : null;
  }
  if (hasHold(state, unit)) return transportNotReadyRefusal(state, unit, deed);
  if (deed.again !== undefined && state.phase === 'noncombat-move')
    return deed.again > 0 ? null : refusal('NCM-1', 'already-moved', about);
  if (deed.did === 'offloaded') return refusal('NCM-9', 'already-moved', about);
  // A fighter that its carrier took along in combat move.
  if (deed.did === 'loaded') return refusal('NCM-1', 'already-moved', about);
  const isAir = domainOf(state, unit) === 'air';
  const hasMoveOver = !isAir || boardOf(state).edition.airLands === 'after-battle';
  if (state.phase === 'noncombat-move' && hasMoveOver && deed.phase !== 'noncombat-move')
    return refusal('NCM-1', deed.did === 'fought' ? 'already-fought' : 'already-moved', about);
  if (deed.spent >= moveOf(state, unit)) return refusal('CM-2', 'already-moved', about);
  // It entered its space in this phase, so it can go on only if nothing there stops it.
  return isAir ? null : stopped(state, unit);
}

const stopped = (state: GameState, unit: Unit): Refusal | null =>
  domainOf(state, unit) === 'land' ? landStopRefusal(state, unit, unit.space) : seaStopRefusal(state, unit, unit.space);

function transportNotReadyRefusal(state: GameState, unit: Unit, deed: Deed): Refusal | null {
  const about = { units: [unit.id], spaces: [unit.space] };
  const done = transportDoneRefusal(state, unit, 'move');
  if (done) return done;
  const stoppedAt = stopped(state, unit);
  if (stoppedAt) return stoppedAt;
  return deed.spent < moveRange(state, unit) ? null : refusal('CM-2', 'already-moved', about);
}

/**
 * Whether a transport put units ashore earlier in this round, a friend's too (NCM-8). A partner's turn in which it did
 * so was another one (NA-UK-2).
 */
export const isResting = (state: GameState, { emptiedIn, owner }: Unit): boolean =>
  emptiedIn !== undefined && emptiedIn === state.round && owner === state.power;

/**
 * Why a transport can neither move nor load any more: it offloaded, declared an assault, or acted before combat ended
 * (`TransportRules.noncombatRefusal`); null if it can.
 * @rule NCM-8
 */
export function transportDoneRefusal(state: GameState, transport: Unit, task: TransportTask): Refusal | null {
  const deed = deedOf(state, transport.id);
  const about = { units: [transport.id], spaces: [transport.space] };
  if (deed?.did === 'offloaded' || isResting(state, transport)) return refusal('NCM-8', 'transport-done', about);
  if (state.phase === 'noncombat-move')
    return boardOf(state).edition.transports.noncombatRefusal(state, transport, task);
  if (!mayAssaultAgain(state, transport) && cargoOf(state, transport).some(({ id }) => deedOf(state, id)?.assault))
    return refusal('CM-18', 'transport-done', about);
  return null;
}

/** Whether a transport of the acting power may land troops in more than one territory (NA-JA-4). */
export const mayAssaultAgain = (state: GameState, transport: Unit): boolean =>
  transport.owner === state.power && typeOf(state, transport).assaultsAgain;

/**
 * The units with these ids, or a refusal: none, a duplicate, an unknown id or another power's unit.
 * @rule TURN-7
 */
export function ownUnits(state: GameState, ids: readonly UnitId[]): readonly Unit[] | Refusal {
  if (ids.length === 0) return refusal('TURN-7', 'no-units-chosen');
  if (new Set(ids).size < ids.length) return refusal('TURN-2', 'bad-command');
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = unitOf(state, id);
    if (!unit) return refusal('TURN-7', 'unknown-unit', { units: [id] });
    if (!isActing(state, unit.owner)) return refusal('TURN-7', 'not-your-unit', { units: [id], power: unit.owner });
    units.push(unit);
  }
  return units;
}

export const isRefusal = (answer: object): answer is Refusal => 'reason' in answer;

/**
 * Adds all units of the command that are identical to the refused one, because they are refused for the same reason:
 * same type and space, on the same ship, nothing done this turn.
 */
export function withIdenticalUnits(state: GameState, units: readonly Unit[], one: Unit, refused: Refusal): Refusal {
  const isAlike = (unit: Unit): boolean =>
    unit.owner === one.owner &&
    unit.type === one.type &&
    unit.space === one.space &&
    unit.aboard === one.aboard &&
    !state.turn.deeds[unit.id];
  if (state.turn.deeds[one.id]) return refused;
  return { ...refused, units: units.filter((unit) => unit === one || isAlike(unit)).map((unit) => unit.id) };
}

/**
 * Asks once for identical units of a command, for which the answer is the same. Ships that may carry different cargo
 * are never identical.
 */
export function onceForIdentical<Answer>(state: GameState, ask: (unit: Unit) => Answer): (unit: Unit) => Answer {
  const known = new Map<string, Answer>();
  return (unit) => {
    if (deedOf(state, unit.id) || hasHold(state, unit)) return ask(unit);
    const kind = `${unit.owner} ${unit.type} ${unit.space} ${unit.aboard ?? ''}`;
    let answer = known.get(kind);
    if (answer === undefined) known.set(kind, (answer = ask(unit)));
    return answer;
  };
}
