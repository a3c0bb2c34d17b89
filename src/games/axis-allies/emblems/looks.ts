import type { Looks } from '../../face/looks.ts';
import { POWER_LOOKS } from './powers.ts';
import { MARKS, SILHOUETTES } from './silhouettes.ts';
import { SIGNS } from './signs.ts';

/** How the powers, units, signs and spaces of this family look. */
export const looks: Looks = { powers: POWER_LOOKS, silhouettes: SILHOUETTES, signs: SIGNS, marks: MARKS };
