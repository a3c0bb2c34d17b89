import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { GERMANY } from './germany.ts';
import { JAPAN } from './japan.ts';
import { SOVIET_UNION } from './sovietUnion.ts';
import { UNITED_KINGDOM } from './unitedKingdom.ts';
import { UNITED_STATES } from './unitedStates.ts';

/** The rules of the national advantages (NA), by power. */
export const ADVANTAGES: readonly AdvantageRule[] = [
  ...SOVIET_UNION,
  ...GERMANY,
  ...UNITED_KINGDOM,
  ...JAPAN,
  ...UNITED_STATES,
];
