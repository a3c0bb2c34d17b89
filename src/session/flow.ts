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
  /** Rolls all dice of the present round; as the order that led here. A game without dice is left as it is. */
  rollRound(played: Played<G>, dice: DiceSetup): Played<G>;
  rollOn(played: Played<G>, dice: DiceSetup): Played<G>;
  /** Rolls on until the outcome is no longer certain. */
  fightToEnd(played: Played<G>, dice: DiceSetup): Played<G>;
  /** An order that begins a fight, and what else is ordered with it. */
  withStrike(state: G['state'], order: G['command']): readonly G['command'][];
  /** The commands of one press that ends a phase, and what follows that press. */
  endOrders(state: G['state']): readonly G['command'][];
  afterPhase(played: Played<G>): Played<G>;
}
