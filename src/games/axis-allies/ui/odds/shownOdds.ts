/** Everything that shows odds, to be loaded as one. */
export { HandOdds } from './HandOdds.tsx';
export { OddsOfEachAnswer, OddsUnderWay } from './OddsUnderWay.tsx';
export { PlanWorth } from './PlanWorth.tsx';
export { RaidIfOrdered, RaidOdds } from './RaidOdds.tsx';
export { RocketOdds } from './RocketOdds.tsx';
export { TargetOdds } from './TargetOdds.tsx';
