/**
 * Exact odds of battles, pure and usable alone: no store, no page.
 *
 *   const odds = oddsOf(battleBegun(state, plan, forcesFor(state, plan)), TO_THE_END);
 */
export { askedBattle, MOST_UNITS, readAsked, type Asked } from './asked.ts';
export { oddsOf, type End, type NoOdds, type Odds } from './odds.ts';
export * from './policies.ts';
