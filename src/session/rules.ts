import type { Command, GameEvent, GameState, Refusal, Result } from '../engine/index.ts';

/** The types one family of games is made of, all of them plain JSON. */
export interface GameTypes {
  readonly state: object;
  readonly command: object;
  readonly event: unknown;
  readonly refusal: unknown;
}

/** The family of today's editions. */
export interface AxisAllies extends GameTypes {
  readonly state: GameState;
  readonly command: Command;
  readonly event: GameEvent;
  readonly refusal: Refusal;
}

/** Where the program's dice come from. */
export interface SeededDice {
  readonly seed: string;
  /** How many dice have been rolled before. */
  readonly rolled: number;
  readonly isLowLuck: boolean;
}

/**
 * What a session asks of a family of games: how its commands are played, and which of them hang together. A timeline
 * carries these rules, so that whatever is done with it need not know the family.
 */
export interface GameRules<G extends GameTypes> {
  /** Plays one command: the state after it and its events, or why it is refused. */
  play(
    state: G['state'],
    command: G['command'],
  ): Result<{ readonly state: G['state']; readonly events: readonly G['event'][] }, G['refusal']>;
  /** Names of the players who have to decide; none once the game is over. */
  deciders(state: G['state']): readonly string[];
  /** The turn a state is in, and the phase: the same text for every state of one turn, or of one phase of it. */
  turnOf(state: G['state']): string;
  phaseOf(state: G['state']): string;
  /** The sides on the two clocks: whose turn it is, and who has to decide; null once the game is over. */
  sidesOf(state: G['state']): { readonly onTurn: string; readonly deciding: string | null };
  /** Whether undo alone never goes back behind a command, since with it came what nobody knew before: dice. */
  isFinal(command: G['command']): boolean;
  /** How many dice fell with a command; a game may have none at all. */
  diceIn(command: G['command']): number;
  /** The next dice of a seed, as a command; null if the game does not wait for dice. */
  roll(state: G['state'], dice: SeededDice): G['command'] | null;
  /**
   * What follows from a command by itself in the state after it, such as the end of a phase with nothing to do in it;
   * null for nothing. Undo takes it back with that command.
   */
  followUp(state: G['state'], command: G['command']): G['command'] | null;
  /** Whether a command, given in one state and leading to another, is what follows by itself from the `last` one. */
  hasFollowed(last: G['command'], before: G['state'], command: G['command'], after: G['state']): boolean;
  /** An order without these pieces, for undo of a part of it; null if nothing is left of it. */
  without(command: G['command'], pieces: readonly string[]): G['command'] | null;
  /** Whether an order takes the place of the one right before it, since it is for the whole phase. */
  replaces(order: G['command'], before: G['command']): boolean;
  /** Whether a command begins something players speak of as a whole, such as a battle. */
  beginsBattle(command: G['command']): boolean;
}
