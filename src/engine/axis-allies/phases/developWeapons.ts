import type { PhaseRule } from './phaseRule.ts';
import { planResearch } from './research.ts';
import { canSpendNothing } from './spending.ts';

/** Develop weapons (RES). A power that can spend nothing has no such phase (TURN-3, CAP-1). */
export const developWeapons: PhaseRule = {
  id: 'develop-weapons',
  takes: { research: { plan: planResearch } },
  isSkipped: canSpendNothing,
};
