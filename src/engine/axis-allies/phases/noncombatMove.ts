import { destroy } from '../combat/destroyUnits.ts';
import type { Warning } from '../destination.ts';
import { lostAnyway, lostWithoutMoreMoves } from '../landing/landingProof.ts';
import type { Log } from '../log.ts';
import { planLoad } from '../moves/load.ts';
import { planMove } from '../moves/move.ts';
import { planOffload } from '../moves/offload.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';
import { landStranded, strandFighters } from './strandedFighters.ts';

/** Noncombat move (NCM). First the defending fighters without a carrier land (NCM-2). */
export const noncombatMove: PhaseRule = {
  id: 'noncombat-move',
  takes: {
    move: { plan: planMove },
    load: { plan: planLoad },
    offload: { plan: planOffload },
  },
  begin(log) {
    strandFighters(log);
    landStranded(log);
  },
  faults: airUnitsToSave,
  warnings: airUnitsLost,
  end: destroyAirUnits,
};

/** Air units that still can land must be landed (NCM-6). */
function airUnitsToSave(state: GameState): readonly Refusal[] {
  const lost = lostWithoutMoreMoves(state);
  if (lost.length <= lostAnyway(state).length) return [];
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
