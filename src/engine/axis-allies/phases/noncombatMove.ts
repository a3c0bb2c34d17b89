import { partnerOf } from '../acting.ts';
import { drawFire } from '../air/antiaircraftFire.ts';
import { destroy } from '../combat/destroyUnits.ts';
import type { Warning } from '../destination.ts';
import { lostAnyway, lostWithoutMoreMoves } from '../landing/landingProof.ts';
import { emit, type Log } from '../log.ts';
import { planLoad } from '../moves/load.ts';
import { planMove } from '../moves/move.ts';
import { planOffload } from '../moves/offload.ts';
import { unitsWith } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { fightersAmong } from '../shipRoom.ts';
import type { PhaseRule } from './phaseRule.ts';
import { landStranded, strandFighters } from './strandedFighters.ts';

/** Noncombat move (NCM). First the defending fighters without a carrier land (NCM-2). */
export const noncombatMove: PhaseRule = {
  id: 'noncombat-move',
  takes: {
    move: { plan: planMove, after: drawFire },
    load: { plan: planLoad },
    offload: { plan: planOffload },
  },
  begin(log) {
    releaseFighters(log);
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

/** Own fighters that stayed aboard as cargo are cargo no longer (CM-13). */
function releaseFighters(log: Log): void {
  const { state } = log;
  const partner = partnerOf(state);
  const aboard = unitsWith(state, 'aboard').filter(({ owner }) => owner === state.power || owner === partner);
  const units = fightersAmong(state, aboard);
  if (units.length > 0) emit(log, { type: 'fighters-released', units: units.map(({ id }) => id) });
}

/** Submerged submarines surface where they are, beside enemies too (SUB-1). */
function surface(log: Log): void {
  const units = unitsWith(log.state, 'submerged');
  if (units.length > 0) emit(log, { type: 'submarines-surfaced', units: units.map(({ id }) => id) });
}

/** Air units that still can land must be landed (NCM-6). */
function airUnitsToSave(state: GameState): readonly Refusal[] {
  const lost = lostWithoutMoreMoves(state);
  if (lost.length === 0 || lost.length <= lostAnyway(state).length) return [];
  return [refusal('NCM-6', 'must-save-air', { units: lost, spaces: lost.map((unit) => state.units[unit]!.space) })];
}

function airUnitsLost(state: GameState): readonly Warning[] {
  const lost = lostWithoutMoreMoves(state);
  const unsavable = lostAnyway(state);
  const savable = lost.filter((unit) => !unsavable.includes(unit));
  const found: Warning[] = [];
  if (savable.length > 0) found.push({ kind: 'air-to-land', units: savable });
  if (unsavable.length > 0) found.push({ kind: 'air-lost', units: unsavable });
  return found;
}

/** Destroys the air units that have no place to land (NCM-7). */
export function destroyAirUnits(log: Log): void {
  destroy(log, lostWithoutMoreMoves(log.state), 'no-landing');
}
