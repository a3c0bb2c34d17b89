import { partnerOf } from '../acting.ts';
import { drawFire } from '../air/antiaircraftFire.ts';
import { destroy } from '../combat/endBattle.ts';
import { returnScrambled } from '../combat/scramble.ts';
import { emit, type Log } from '../commandRule.ts';
import type { Warning } from '../destination.ts';
import type { UnitId } from '../ids.ts';
import { lostWithoutMoreMoves, pastSaving } from '../landing/landingProof.ts';
import { planLoad } from '../moves/load.ts';
import { planMove } from '../moves/move.ts';
import { planOffload } from '../moves/offload.ts';
import { meetSubmarines } from '../moves/passing.ts';
import { takeGuarded } from '../moves/walkIn.ts';
import { deedOf, unitOf, unitsWith } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { fightersAmong } from '../shipRoom.ts';
import type { GameState } from '../state.ts';
import { landStranded, strandFighters } from './strandedFighters.ts';
import type { PhaseRule } from './turn.ts';

/** Noncombat move (NCM). First the defending fighters without a carrier land (NCM-2). */
export const noncombatMove: PhaseRule = {
  id: 'noncombat-move',
  takes: {
    move: { plan: planMove, after: meet },
    load: { plan: planLoad },
    offload: { plan: planOffload, after: takeGuarded },
  },
  begin(log) {
    releaseFighters(log);
    returnScrambled(log);
    strandFighters(log);
    landStranded(log);
  },
  faults: airUnitsToSave,
  warnings: airUnitsLost,
  end(log) {
    destroyAirUnits(log);
    surface(log);
  },
};

/** Guarded ground is taken; guns fire at flights (AA-8), and submarines at transports that pass them (HUNT-1). */
function meet(log: Log): void {
  takeGuarded(log);
  drawFire(log);
  meetSubmarines(log);
}

/** Own fighters that stayed aboard are cargo no longer, and those that were launched may fly (CM-13, NCM-1). */
function releaseFighters(log: Log): void {
  const { state } = log;
  const partner = partnerOf(state);
  const aloft = Object.keys(state.turn.deeds).filter((id) => deedOf(state, id)?.did === 'launched');
  const units = [
    ...fightersAmong(state, unitsWith(state, 'aboard')),
    ...aloft.flatMap((id) => unitOf(state, id) ?? []),
  ].filter(({ owner }) => owner === state.power || owner === partner);
  if (units.length > 0) emit(log, { type: 'fighters-released', units: units.map(({ id }) => id) });
}

/**
 * Submerged submarines surface where they are, beside enemies too.
 * @rule SUB-1
 */
function surface(log: Log): void {
  const units = unitsWith(log.state, 'submerged');
  if (units.length > 0) emit(log, { type: 'submarines-surfaced', units: units.map(({ id }) => id) });
}

/**
 * Air units that still can land must be landed. Those past saving are named apart.
 * @rule NCM-6
 */
function airUnitsToSave(state: GameState): readonly Refusal[] {
  const units = airUnitsToLand(state);
  if (units.length === 0) return [];
  const past = pastSaving(state);
  const spaces = units.map((unit) => state.units[unit]!.space);
  return [refusal('NCM-6', 'must-save-air', { units, spaces, ...(past.length > 0 && { pastSaving: past }) })];
}

function airUnitsLost(state: GameState): readonly Warning[] {
  const savable = airUnitsToLand(state);
  const past = pastSaving(state);
  const found: Warning[] = [];
  if (savable.length > 0) found.push({ kind: 'air-to-land', units: savable });
  if (past.length > 0) found.push({ kind: 'air-lost', units: past });
  return found;
}

/** The air units without a landing place where they are that can still be saved. */
const airUnitsToLand = (state: GameState): readonly UnitId[] =>
  lostWithoutMoreMoves(state).filter((unit) => !pastSaving(state).includes(unit));

/**
 * Destroys the air units that have no place to land.
 * @rule NCM-7
 */
export function destroyAirUnits(log: Log): void {
  destroy(log, lostWithoutMoreMoves(log.state), 'no-landing');
}
