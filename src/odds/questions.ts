import { replay, type BySpace, type Command, type GameState, type SpaceId } from '../engine/index.ts';
import { essenceOf } from './essence.ts';
import type { NoOdds } from './fought.ts';
import type { Memory } from './memory.ts';
import { oddsNow, type OddsNow } from './oddsNow.ts';
import type { Unfinished } from './patience.ts';
import { planOdds, type PlanOdds, type TargetOdds, type Unreckoned } from './planOdds.ts';
import type { Policies } from './policies.ts';

/** How both sides decide: as usual, and otherwise in some battles. */
export interface Choices {
  readonly usual: Policies;
  readonly at: BySpace<Policies>;
  /** How the dice of all battles fall, if not as real ones. */
  readonly dice?: 'low-luck';
}

/** What is asked about a game, as plain data that can cross to a worker. */
export interface Question {
  readonly state: GameState;
  readonly choices: Choices;
  /** Orders that could be given now: for units in hand, to each of the spaces that they could attack. */
  readonly orders: readonly { readonly space: SpaceId; readonly orders: readonly Command[] }[];
}

export interface Answer {
  /** The odds of the battles to come. */
  readonly plan: PlanOdds;
  /** The odds in the space of each order, if it were given. */
  readonly withOrders: readonly (TargetOdds | Unreckoned)[];
  /** The odds of the battle under way, from here on; null without one. */
  readonly underWay: OddsNow | NoOdds | Unfinished | null;
}

export function answered({ state, choices, orders }: Question, memory: Memory): Answer {
  return {
    plan: oddsToCome(state, choices, memory),
    withOrders: orders.flatMap(({ space, orders: given }) => {
      const after = replay(state, given);
      if (!after.ok) return [];
      return oddsToCome(after.value, choices, memory).targets.filter(({ plan }) => plan.space === space);
    }),
    underWay: state.battle && oddsNow(state, policiesIn(choices, state.battle.space)),
  };
}

/**
 * The odds of all battles but the one under way; what was found before is taken from the memory. Landings that wait for
 * the one under way depend on how that goes on.
 */
export function oddsToCome(state: GameState, choices: Choices, memory: Memory): PlanOdds {
  const policiesOf = (space: SpaceId): Policies => policiesIn(choices, space);
  const waitedFor = state.turn.battles.flatMap(({ landingFrom }) => landingFrom);
  const underWay = state.battle?.kind === 'sea' && waitedFor.includes(state.battle.space) ? state.battle : null;
  const found = planOdds(underWay === state.battle ? state : { ...state, battle: null }, policiesOf, {
    recall: (listed, chain, find) =>
      underWay && chain.sea.some(({ space }) => space === underWay.space)
        ? find()
        : memory.recall(essenceOf(listed, chain, policiesOf), find),
  });
  return underWay ? { ...found, targets: found.targets.filter(({ plan }) => plan.space !== underWay.space) } : found;
}

/** How both sides decide in the battle for a space. */
export const policiesIn = ({ usual, at, dice }: Choices, space: SpaceId): Policies =>
  dice === undefined ? (at[space] ?? usual) : { ...(at[space] ?? usual), dice };
