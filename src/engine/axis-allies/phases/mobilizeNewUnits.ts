import type { Warning } from '../destination.ts';
import type { GameState } from '../state.ts';
import { isActingCapitalLost } from './complexes.ts';
import { placesAboard, planGoAboard } from './goAboard.ts';
import { mobilizationPlaces, mobilizeRefusals, planMobilize } from './mobilize.ts';
import { destroyAirUnits } from './noncombatMove.ts';
import type { PhaseRule } from './phaseRule.ts';
import { orderCost } from './purchase.ts';
import { refundUnplaced } from './refund.ts';

/** Mobilize new units (MOB). Fighters that waited for a new carrier are lost if they have none at its end. */
export const mobilizeNewUnits: PhaseRule = {
  id: 'mobilize-new-units',
  takes: { mobilize: { plan: planMobilize } },
  isSkipped: isActingCapitalLost,
  faults: mobilizeRefusals,
  warnings: refunds,
  end(log) {
    refundUnplaced(log);
    destroyAirUnits(log);
  },
};

/** Mobilize new units where standing fighters can go aboard the carriers that are placed (MOB-3). */
export const mobilizeWithCarriers: PhaseRule = {
  ...mobilizeNewUnits,
  takes: { ...mobilizeNewUnits.takes, move: { plan: planGoAboard, isLate: true } },
  destinations: placesAboard,
};

function refunds(state: GameState): readonly Warning[] {
  const types = Object.entries(state.purchased).filter(
    ([type, count]) => count > 0 && mobilizationPlaces(state, type).length === 0,
  );
  if (types.length === 0) return [];
  const units = Object.fromEntries(types);
  return [{ kind: 'refund', units, ipcs: orderCost(state, units) }];
}
