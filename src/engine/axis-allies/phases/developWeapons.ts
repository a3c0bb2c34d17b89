import { isActingCapitalLost } from './complexes.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Develop weapons (RES). A power without its capital has no such phase (TURN-3). */
export const developWeapons: PhaseRule = {
  id: 'develop-weapons',
  takes: {},
  isSkipped: isActingCapitalLost,
};
