import type { AnyGame, GameTypes } from '../engine/index.ts';
import type { DiceSetup } from './dice.ts';
import type { Played } from './orders.ts';

/**
 * How a family's game goes on after what a player ordered, beyond what the rules say follows by itself: what nobody
 * need be asked for, and how far the program rolls at one press.
 */
export interface Flow<G extends GameTypes = AnyGame> {
  /** Never there: by it the compiler tells of which family a value is. */
  readonly types?: G;
  /** Gives an answer that a player need not be asked for; null if there is none. */
  answer(played: Played<G>): Played<G> | null;
  /** Rolls all dice of the present round. A game without dice is left as it is, here and below. */
  rollRound(played: Played<G>, dice: DiceSetup): Played<G>;
  /** Rolls the round after other orders of one press, unless a player may want to say something before. */
  rollOn(played: Played<G>, dice: DiceSetup): Played<G>;
  /** Rolls on for as long as it is certain who wins the fight. */
  fightToEnd(played: Played<G>, dice: DiceSetup): Played<G>;
  /** The commands of one press that begins a fight with this order. */
  fightOrders(state: G['state'], order: G['command']): readonly G['command'][];
  /** The commands of one press that ends a phase. */
  endOrders(state: G['state']): readonly G['command'][];
  /** What follows by itself after that press. */
  afterPhase(played: Played<G>): Played<G>;
}

/** How a game goes on where nothing is rolled and nobody need be spared a question. */
export const PLAIN_FLOW: Flow = {
  answer: () => null,
  rollRound: (played) => played,
  rollOn: (played) => played,
  fightToEnd: (played) => played,
  fightOrders: (_state, order) => [order],
  endOrders: () => [],
  afterPhase: (played) => played,
};
