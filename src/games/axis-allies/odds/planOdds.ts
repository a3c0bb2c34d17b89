import {
  BATTLE_SIDES,
  battlesListed,
  boardOf,
  seaBattlesBefore,
  territoryOf,
  battleDecided,
  isHostileTerritory,
  type BattlePlan,
  type BattleSide,
  type GameState,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import { chainOdds, type Ashore, type ChainOdds, type PoliciesOf, begunIn, chainsOf, type Chain } from './chainOdds.ts';
import { both, spreadOf } from './gainSum.ts';
import { flightOdds, type FlightOdds, type Flights } from './flightOdds.ts';
import type { Odds } from './odds.ts';
import type { Policies } from './policies.ts';
import { raidOdds, type RaidOdds, type Raids, rocketOdds, type RocketOdds } from './raidOdds.ts';
import type { NoOdds } from './solver/solveBattle.ts';
import type { Unfinished } from './workBudget.ts';

/** The odds of a landing with the sea battles before it, one after another: who survives at sea lands (AMPH-8). */
export interface LandingOdds {
  readonly sea: readonly { readonly zone: SpaceId; readonly odds: Odds }[];
  /** What can come ashore, and how likely: the battle there, or null if there is none. */
  readonly ashore: readonly Pick<Ashore, 'chance' | 'odds'>[];
  /** The chance that the attacker wins ashore. */
  readonly won: number;
  /** The chance that the territory is taken. */
  readonly captured: number;
  /** Expected IPCs lost by each side, at sea and ashore. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** Expected gain of the attacker in IPCs, the production of the territory with it. */
  readonly swing: number;
}

/** The odds of a planned land battle with all before it at sea, or why there are none. */
export function landingOdds(
  before: GameState,
  plan: BattlePlan,
  policies: Policies,
  isStopped: () => boolean = () => false,
): LandingOdds | NoOdds | Unfinished {
  const listed = battlesListed(before);
  const zones = seaBattlesBefore(listed, plan);
  const sea = listed.turn.battles.filter(({ space }) => zones.includes(space));
  const found = chainOdds(listed, { sea, land: [plan] }, () => policies, isStopped);
  return typeof found === 'string' ? found : landingIn(listed, found, plan);
}

/** A landing of a chain. */
export function landingIn(
  listed: GameState,
  { sea, land }: ChainOdds,
  { space, landingFrom }: BattlePlan,
): LandingOdds {
  const { ashore, won, captured, lost: there } = land.find(({ plan }) => plan.space === space)!;
  const before = sea.filter(({ plan }) => landingFrom.includes(plan.space));
  const lost = { ...there };
  for (const { odds } of before) for (const side of BATTLE_SIDES) lost[side] += odds.lost[side];
  const production = territoryOf(boardOf(listed), space)?.ipc ?? 0;
  return {
    sea: before.map(({ plan, odds }) => ({ zone: plan.space, odds })),
    ashore: ashore.map(({ chance, odds }) => ({ chance, odds })),
    won,
    captured,
    lost,
    swing: lost.defender - lost.attacker + captured * production,
  };
}

/** The odds of a battle to come. */
export interface TargetOdds {
  readonly plan: BattlePlan;
  /** The chance that the attacker wins there. */
  readonly won: number;
  /** The chance that the territory is taken; null where none is at stake. */
  readonly captured: number | null;
  /** Expected IPCs lost by each side; by a landing those at sea before it are among them. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** Expected gain of the attacker in IPCs, the production of the territory with it. */
  readonly swing: number;
  /** The battle itself; null if nobody defends, or if what comes ashore is not certain. */
  readonly odds: Odds | null;
  /** The sea battles before a landing, and what can come ashore; null without them. */
  readonly landing: LandingOdds | null;
}

/** A target whose odds could not be found, and why. */
export interface Unsolved {
  readonly plan: BattlePlan;
  readonly why: NoOdds | Unfinished;
}

/** What all battles of a plan come to together. */
export interface Worth {
  /** Expected IPCs of the units lost by each side. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** Expected production of the territories taken, in IPCs. */
  readonly production: number;
  /** Expected IPCs in hand that are seized with capitals (COM-22). */
  readonly seized: number;
  /** Expected IPCs that raids cost the enemy. */
  readonly raided: number;
  /** Expected gain of the attacker: what the defenders lose, less what it loses, the production, and the raids. */
  readonly swing: number;
  /** Its standard deviation. */
  readonly spread: number;
  /** The chance that all battles are won, and that none is. */
  readonly all: number;
  readonly none: number;
}

/** The odds of a plan. */
export interface PlanOdds {
  /** In the order in which the battles are listed, the one under way first. */
  readonly targets: readonly (TargetOdds | Unsolved)[];
  /** Null without battles, raids and flights past guns, or if one of them has no odds. */
  readonly worth: Worth | null;
  /** Of the raids that are to be flown (SBR-1). */
  readonly raids: readonly RaidOdds[];
  /** Of flights that only pass guns. */
  readonly flights: readonly FlightOdds[];
  /** Of the rockets that can be sent; the worth leaves them out, as nobody need send them (RKT-1). */
  readonly rockets: readonly RocketOdds[];
}

/** What was found for a chain before, or what is found now. */
export type Recall = (listed: GameState, chain: Chain, find: () => ChainFound) => ChainFound;
export type ChainFound = ChainOdds | NoOdds | Unfinished;

export interface PlanOptions {
  /** Stops a long computation. */
  readonly isStopped?: () => boolean;
  readonly recall?: Recall;
}

/** The odds of all battles to come of the present plan, and of the one under way. */
export function planOdds(
  state: GameState,
  policiesOf: PoliciesOf,
  { isStopped = () => false, recall = (_listed, _chain, find) => find() }: PlanOptions = {},
): PlanOdds {
  const listed = battlesListed(state);
  const chains = chainsOf(listed).map((chain) => ({
    chain,
    found: recall(listed, chain, () => chainOdds(listed, chain, policiesOf, isStopped)),
  }));
  const targets = chains.flatMap(({ chain, found }) =>
    [...chain.sea, ...chain.land].map((plan) =>
      typeof found === 'string' ? { plan, why: found } : targetIn(listed, found, plan),
    ),
  );
  const raids = raidOdds(listed, policiesOf);
  const flights = flightOdds(
    listed,
    chains.map(({ chain }) => chain),
    policiesOf,
  );
  return {
    targets: inOrder(listed, targets),
    worth: worthOf(
      listed,
      chains.map(({ found }) => found),
      raids,
      flights,
    ),
    raids: raids.raids,
    flights: flights.flights,
    rockets: rocketOdds(listed),
  };
}

/** The battle under way comes first; the others as they are listed. */
function inOrder<One extends { readonly plan: BattlePlan }>({ turn }: GameState, targets: readonly One[]): One[] {
  const placeOf = ({ plan }: One): number => turn.battles.findIndex(({ space }) => space === plan.space);
  return targets.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function targetIn(listed: GameState, found: ChainOdds, plan: BattlePlan): TargetOdds {
  const isAtStake = plan.kind === 'land' && isHostileTerritory(listed, plan.space, listed.power);
  const sea = found.sea.find((one) => one.plan.space === plan.space);
  if (sea) {
    const { results, lost, swing } = sea.odds;
    return { plan, won: results['attacker-won'], captured: null, lost, swing, odds: sea.odds, landing: null };
  }
  const landing = landingIn(listed, found, plan);
  const { won, captured, lost, swing, ashore } = landing;
  return {
    plan,
    won,
    captured: isAtStake ? captured : null,
    lost,
    swing,
    odds: landing.sea.length === 0 ? ashore[0]!.odds : null,
    landing: landing.sea.length > 0 ? landing : null,
  };
}

function worthOf(
  listed: GameState,
  chains: readonly ChainFound[],
  { raids, ipcs: raided, paidBy, account: gains }: Raids,
  { flights, account: flown }: Flights,
): Worth | null {
  const found = chains.filter((one) => typeof one !== 'string');
  if (found.length + raids.length + flights.length === 0 || found.length < chains.length) return null;
  const sea = found.flatMap((one) => one.sea);
  const land = found.flatMap((one) => one.land);
  const lost = { attacker: flights.reduce((sum, { ipcs }) => sum + ipcs, raided.lost), defender: raided.downed };
  for (const one of [...sea.map(({ odds }) => odds), ...land])
    for (const side of BATTLE_SIDES) lost[side] += one.lost[side];
  const taken = (ipcs: (plan: BattlePlan) => number): number =>
    land.reduce((sum, { plan, captured }) => sum + captured * ipcs(plan), 0);
  const together = found.map((one) => one.account).reduce(both, both(gains, flown));
  return {
    lost,
    production: taken(({ space }) => territoryOf(boardOf(listed), space)?.ipc ?? 0),
    seized: taken((plan) => seizedIn(listed, plan, paidBy)),
    raided: raided.taken,
    swing: together.swing,
    spread: spreadOf(together),
    all: together.all,
    none: together.none,
  };
}

/** The IPCs that are seized if this territory is taken (COM-22): what raids cost its power is not there any more. */
function seizedIn(listed: GameState, plan: BattlePlan, paidBy: Raids['paidBy']): number {
  const power = territoryOf(boardOf(listed), plan.space)?.capitalOf ?? null;
  if (power === null) return 0;
  const begun = begunIn(listed, plan);
  const after = battleDecided(begun, { result: 'attacker-won', lost: begun.battle!.defenders, away: [] });
  const seized = (after.treasury[listed.power] ?? 0) - (listed.treasury[listed.power] ?? 0);
  return Math.max(0, seized - (paidBy.get(power) ?? 0));
}
