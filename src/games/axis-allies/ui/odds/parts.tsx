import type { SpaceId, UnitId } from '../../../../engine/axis-allies/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';

/** What shows odds is loaded together, and only while odds are asked for. */
const TargetOdds = lazyPart(async () => (await import('./shownOdds.tsx')).TargetOdds);
const HandOdds = lazyPart(async () => (await import('./shownOdds.tsx')).HandOdds);
const OddsUnderWay = lazyPart(async () => (await import('./shownOdds.tsx')).OddsUnderWay);
const OddsOfEachAnswer = lazyPart(async () => (await import('./shownOdds.tsx')).OddsOfEachAnswer);
const RaidOdds = lazyPart(async () => (await import('./shownOdds.tsx')).RaidOdds);
const RaidIfOrdered = lazyPart(async () => (await import('./shownOdds.tsx')).RaidIfOrdered);
const RocketOdds = lazyPart(async () => (await import('./shownOdds.tsx')).RocketOdds);
const PlanWorth = lazyPart(async () => (await import('./shownOdds.tsx')).PlanWorth);

const useIsAsked = (): boolean => useKnownOdds(({ isAsked, hasFailed }) => isAsked && !hasFailed);

/** The odds of the battle to come in a space. */
export const OddsOfTarget = ({ space }: { readonly space: SpaceId }) =>
  useIsAsked() ? <TargetOdds space={space} /> : null;

/** The odds of the raid to come in a territory. */
export const OddsOfRaid = ({ space }: { readonly space: SpaceId }) =>
  useIsAsked() ? <RaidOdds space={space} /> : null;

/** The odds of a raid by these aircraft over a complex, whether or not they are ordered to raid it. */
export const OddsIfRaided = (raid: { readonly space: SpaceId; readonly raiders: readonly UnitId[] }) =>
  useIsAsked() ? <RaidIfOrdered {...raid} /> : null;

/** The odds of a rocket at a complex. */
export const OddsOfRocket = (strike: { readonly from: SpaceId; readonly to: SpaceId }) =>
  useIsAsked() ? <RocketOdds {...strike} /> : null;

/** The odds in a space if the units in hand attack it. */
export const OddsOfHand = ({ space }: { readonly space: SpaceId }) =>
  useIsAsked() ? <HandOdds space={space} /> : null;

/** What all battles to come are worth together. */
export const WorthOfPlan = () => (useIsAsked() ? <PlanWorth /> : null);

/** The odds of the battle under way. */
export const OddsOfBattle = () => (useIsAsked() ? <OddsUnderWay /> : null);

/** The odds of each answer to what the battle asks now. */
export const OddsOfAnswers = () => (useIsAsked() ? <OddsOfEachAnswer /> : null);
