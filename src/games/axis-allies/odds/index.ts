/**
 * Exact odds of battles, pure and usable alone: no store, no page.
 *
 *   const odds = oddsOf(battleBegun(state, plan, forcesFor(state, plan)), TO_THE_END);
 */
export {
  askedBattle,
  MOST_UNITS,
  readAsked,
  readDevelopments,
  readUnits,
  typeNamed,
  type AskedBattle,
} from './asked.ts';
export type { NoOdds } from './solver/solveBattle.ts';
export { oddsOf, type End, type Odds } from './odds.ts';
export { oddsNow, type OddsNow } from './odds.ts';
export type { AttackerAnswer } from './solver/startPoint.ts';
export { lineTo } from './lineTo.ts';
export { landingOdds, type LandingOdds } from './planOdds.ts';
export { BudgetSpent, type Unfinished } from './workBudget.ts';
export * from './policies.ts';
export { readPolicies } from './readPolicies.ts';
export {
  planOdds,
  type PlanOdds,
  type PlanOptions,
  type Recall,
  type TargetOdds,
  type Unsolved,
  type Worth,
} from './planOdds.ts';
export type { RaidOdds } from './raidOdds.ts';
export type { RocketOdds } from './raidOdds.ts';
export type { ChainOdds, PoliciesOf } from './chainOdds.ts';
export { begunIn, type Chain } from './chainOdds.ts';
export { smallestForce, type EnoughForce, type ForceAim, type ForceOptions, type NotEnough } from './smallestForce.ts';
