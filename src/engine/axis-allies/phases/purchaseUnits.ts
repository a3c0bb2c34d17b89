import { orderedWithoutPlace } from './mobilizable.ts';
import type { PhaseRule } from './phaseRule.ts';
import { planPurchase } from './purchase.ts';
import { canSpendNothing } from './spending.ts';

/** Purchase units (BUY). A power that can spend nothing has no such phase (TURN-3, CAP-1). */
export const purchaseUnits: PhaseRule = {
  id: 'purchase-units',
  takes: { purchase: { plan: planPurchase } },
  isSkipped: canSpendNothing,
  warnings: orderedWithoutPlace,
};
