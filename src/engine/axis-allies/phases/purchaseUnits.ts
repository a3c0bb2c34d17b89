import { isActingCapitalLost } from './complexes.ts';
import type { PhaseRule } from './phaseRule.ts';
import { planPurchase } from './purchase.ts';

/** Purchase units (BUY). A power without its capital has no such phase (TURN-3). */
export const purchaseUnits: PhaseRule = {
  id: 'purchase-units',
  takes: { purchase: { plan: planPurchase } },
  isSkipped: isActingCapitalLost,
};
