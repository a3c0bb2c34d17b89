import {
  replay,
  type BySpace,
  type Command,
  type GameState,
  type SpaceId,
  type PowerId,
} from '../../../engine/axis-allies/index.ts';
import { oddsNow, type OddsNow } from './odds.ts';
import { chainKey, type OddsCache, oddsCache } from './oddsCache.ts';
import { planOdds, type PlanOdds, type TargetOdds, type Unsolved } from './planOdds.ts';
import type { Policies } from './policies.ts';
import { rollOut, type RollOut } from './rollOut/rollOut.ts';
import { randomFrom } from './rollOut/stage.ts';
import type { NoOdds } from './solver/solveBattle.ts';
import { boardAfter } from './threats/boardAfter.ts';
import { comesBack, type ComesBack } from './threats/counterAttack.ts';
import { MOST_BATTLES, threatMap, type ThreatMap, type Horizon } from './threats/threatMap.ts';
import type { Unfinished } from './workBudget.ts';

/** How both sides decide: as usual, and otherwise in some battles. */
export interface OddsChoices {
  readonly usual: Policies;
  readonly at: BySpace<Policies>;
  /** How the dice of all battles fall, if not as real ones. */
  readonly dice?: 'low-luck';
}

/** What is asked about a game, as plain data that can cross to a worker. */
export interface OddsQuestion {
  readonly state: GameState;
  readonly choices: OddsChoices;
  /** Orders that could be given now: for units in hand, to each of the spaces that they could attack. */
  readonly orders: readonly { readonly space: SpaceId; readonly orders: readonly Command[] }[];
}

export interface OddsAnswer {
  /** The odds of the battles to come. */
  readonly plan: PlanOdds;
  /** The odds in the space of each order, if it were given. */
  readonly withOrders: readonly (TargetOdds | Unsolved)[];
  /** The odds of the battle under way, from here on; null without one. */
  readonly underWay: OddsNow | NoOdds | Unfinished | null;
}

export function answered({ state, choices, orders }: OddsQuestion, cache: OddsCache): OddsAnswer {
  return {
    plan: oddsToCome(state, choices, cache),
    withOrders: orders.flatMap(({ space, orders: given }) => {
      const after = replay(state, given);
      if (!after.ok) return [];
      return oddsToCome(after.value, choices, cache).targets.filter(({ plan }) => plan.space === space);
    }),
    underWay: state.battle && oddsNow(state, policiesIn(choices, state.battle.space)),
  };
}

/**
 * The odds of all battles but the one under way; what was found before is taken from the cache. Landings that wait for
 * the one under way depend on how that goes on.
 */
export function oddsToCome(state: GameState, choices: OddsChoices, cache: OddsCache): PlanOdds {
  const policiesOf = (space: SpaceId): Policies => policiesIn(choices, space);
  const waitedFor = state.turn.battles.flatMap(({ landingFrom }) => landingFrom);
  const underWay = state.battle?.kind === 'sea' && waitedFor.includes(state.battle.space) ? state.battle : null;
  const found = planOdds(underWay === state.battle ? state : { ...state, battle: null }, policiesOf, {
    recall: (listed, chain, find) =>
      underWay && chain.sea.some(({ space }) => space === underWay.space)
        ? find()
        : cache.recall(chainKey(listed, chain, policiesOf), find),
  });
  return underWay ? { ...found, targets: found.targets.filter(({ plan }) => plan.space !== underWay.space) } : found;
}

/** How both sides decide in the battle for a space. */
export const policiesIn = ({ usual, at, dice }: OddsChoices, space: SpaceId): Policies =>
  dice === undefined ? (at[space] ?? usual) : { ...(at[space] ?? usual), dice };

/** A turn that is to be rolled out, as plain data that can cross to a worker. */
export interface RollOutQuestion {
  readonly state: GameState;
  readonly choices: OddsChoices;
  readonly turns: number;
  readonly seed: number;
}

/** What came of it, or why nothing can be told. */
export type RollOutAnswer = RollOut | Extract<ReturnType<ReturnType<typeof rollOut>['next']>['value'], string>;

/** Rolls a turn out and tells from time to time how many turns are over. */
export function rollOutAnswered(
  { state, choices, turns, seed }: RollOutQuestion,
  tell: (over: number) => void,
): RollOutAnswer {
  const playing = rollOut(state, (space) => policiesIn(choices, space), { turns, random: randomFrom(seed) });
  let step = playing.next();
  for (; !step.done; step = playing.next()) tell(step.value);
  return step.value;
}

/** What is asked about threats, as plain data that can cross to a worker. */
export type ThreatQuestion = BackQuestion | MapQuestion;

/** What could the acting power send against this space now, and how much of it wins with this chance? */
export interface AttackQuestion {
  readonly state: GameState;
  readonly policies: Policies;
  readonly space: SpaceId;
  readonly chance: number;
}

/** What can come back on this space after the plan? */
export interface BackQuestion {
  readonly about: 'space';
  readonly state: GameState;
  readonly policies: Policies;
  readonly space: SpaceId;
}

/** What do these powers threaten, as the board would stand after the plan? */
export interface MapQuestion {
  readonly about: 'map';
  readonly state: GameState;
  readonly policies: Policies;
  readonly powers: readonly PowerId[];
  readonly horizon: Horizon;
}

export type ThreatAnswer =
  { readonly about: 'space'; readonly back: ComesBack } | { readonly about: 'map'; readonly map: ThreatMap | null };

export function threatsAnswered(question: ThreatQuestion, cache = oddsCache(MOST_BATTLES)): ThreatAnswer {
  const { state, policies } = question;
  if (question.about === 'space') return { about: 'space', back: comesBack(state, question.space, policies) };
  const { powers, horizon } = question;
  return { about: 'map', map: threatMap(boardAfter(state, policies), powers, horizon, policies, cache) };
}
