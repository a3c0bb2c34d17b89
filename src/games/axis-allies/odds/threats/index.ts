/**
 * What comes back, and what a power threatens: pure and usable alone.
 *
 *   const after = boardAfter(state, policies);
 *   const attack = counterAttack(after, 'karelia', 'germany', policies);
 *   const map = threatMap(after, ['germany', 'japan'], 'this', policies);
 */
export { boardAfter } from './boardAfter.ts';
export { counterAttack, type CounterAttack, type SentAttack } from './counterAttack.ts';
export { comesBack, type ComesBack, type SpaceFate } from './counterAttack.ts';
export { pointsOf, threatMap, type ThreatMap } from './threatMap.ts';
export type { ThreatForce, Threat } from './threat.ts';
export {
  threatsAnswered,
  type BackQuestion,
  type MapQuestion,
  type ThreatAnswer,
  type ThreatQuestion,
} from '../questions.ts';
export type { Horizon } from './threatMap.ts';
