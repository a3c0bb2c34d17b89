import { bombard, gunFire, kamikaze } from '../combat/steps/firstCycle.ts';
import { dive, mainFire, openingFire } from '../combat/steps/openingFire.ts';
import { pressOrRetreat } from '../combat/steps/pressOrRetreat.ts';
import { advantageValues, artillerySupport } from '../combat/valueRules.ts';
import type { EditionRules } from './schema.ts';

/** How the Revised edition fights its battles. */
export const BATTLES: Pick<EditionRules, 'strikes' | 'battleSteps' | 'retreats' | 'valueRules'> = {
  /** Which hits strike which targets (COM-9). */
  strikes: {
    submarine: { submarine: 'freely', air: 'never', surface: 'freely', defenceless: 'freely' },
    air: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' },
    surface: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' },
  },
  /** The steps of a battle round (COM-3). */
  battleSteps: {
    sea: [
      ...kamikaze,
      ...openingFire('attacker'),
      ...openingFire('defender'),
      ...mainFire('attacker'),
      ...mainFire('defender'),
      dive('attacker'),
      pressOrRetreat,
      dive('defender'),
    ],
    land: [gunFire, ...bombard, ...mainFire('attacker'), ...mainFire('defender'), pressOrRetreat],
  },
  retreats: { to: 'spaces-left', bound: 'all-land-units' },
  valueRules: [advantageValues, artillerySupport],
};
