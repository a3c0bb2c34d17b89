/**
 * What comes back, and what a power threatens: pure and usable alone.
 *
 *   const after = boardAfter(state, policies);
 *   const attack = counterAttack(after, 'karelia', 'germany', policies);
 *   const map = threatMap(after, ['germany', 'japan'], 'this', policies);
 */
export { boardAfter } from './boardAfter.ts';
export { counterAttack, type CounterAttack, type Sent } from './counterAttack.ts';
export { comesBack, type ComesBack, type Fate } from './counterAttack.ts';
export { pointsOf, threatMap, type ThreatMap } from './threatMap.ts';
export type { Force, Threat } from './threat.ts';
export {
  threatsAnswered,
  type BackQuestion,
  type MapQuestion,
  type ThreatAnswer,
  type ThreatQuestion,
} from '../questions.ts';
export type { Horizon } from './threatMap.ts';
