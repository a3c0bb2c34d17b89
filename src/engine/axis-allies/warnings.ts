import type { Warning } from './destination.ts';
import { lostAnyway, lostWithoutMoreMoves } from './landing/landingProof.ts';
import { mobilizationPlaces } from './phases/mobilize.ts';
import { orderCost } from './phases/purchase.ts';
import type { GameState } from './state.ts';

/** What would be lost if the phase ended now (NCM-6, NCM-7, MOB-4). */
export function warnings(state: GameState): readonly Warning[] {
  if (state.phase === 'noncombat-move') return airWarnings(state);
  if (state.phase === 'mobilize-new-units') return refundWarnings(state);
  return [];
}

function airWarnings(state: GameState): readonly Warning[] {
  const lost = lostWithoutMoreMoves(state);
  const unsavable = lostAnyway(state);
  const savable = lost.filter((unit) => !unsavable.includes(unit));
  const found: Warning[] = [];
  if (savable.length > 0) found.push({ kind: 'air-to-land', units: savable });
  if (unsavable.length > 0) found.push({ kind: 'air-lost', units: unsavable });
  return found;
}

function refundWarnings(state: GameState): readonly Warning[] {
  const types = Object.entries(state.purchased).filter(
    ([type, count]) => count > 0 && mobilizationPlaces(state, type).length === 0,
  );
  if (types.length === 0) return [];
  const units = Object.fromEntries(types);
  return [{ kind: 'refund', units, ipcs: orderCost(state, units) }];
}
