import {
  battlesListed,
  boardOf,
  seaBattlesBefore,
  territoryOf,
  type BattlePlan,
  type BattleSide,
  type GameState,
  type SpaceId,
} from '../engine/index.ts';
import { chainOdds, type Ashore, type ChainOdds } from './chainOdds.ts';
import { SIDES } from './field.ts';
import type { NoOdds } from './fought.ts';
import type { Odds } from './odds.ts';
import type { Unfinished } from './patience.ts';
import type { Policies } from './policies.ts';

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
  for (const { odds } of before) for (const side of SIDES) lost[side] += odds.lost[side];
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
