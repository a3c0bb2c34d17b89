import type { AnyGame } from '../engine/index.ts';
import type { Setup, TimeUsed } from '../saves/schema.ts';
import type { OpenedGame } from './openSave.ts';
import type { Timeline } from '../session/timeline.ts';
import type { UndoBlock } from '../session/undo.ts';

/** A game on the table: the running game, or a line of the lab. */
export interface GameOnTable<G extends AnyGame = AnyGame> {
  readonly game: G['state'] | null;
  readonly start: G['state'] | null;
  readonly commands: readonly G['command'][];
  /** Events of the latest command, including the empty phases skipped after it. */
  readonly events: readonly G['event'][];
  /** The state before the latest command; it still contains the units that the events destroyed. */
  readonly before: G['state'] | null;
  /** Why the latest order was refused, and that order; both null after a legal one. */
  readonly refusal: G['refusal'] | null;
  readonly refusedCommand: G['command'] | null;
  /** The message of a program error caused by an order; the game is unchanged. */
  readonly error: string | null;
  /** Why undo is not possible, once the player has tried; null after any change. */
  readonly undoBlock: UndoBlock | null;
  readonly setup: Setup | null;
  /** What people call the game; null if they gave it no name. */
  readonly name: string | null;
  readonly timeline: Timeline<G> | null;
  /** What the clock has shown so far, if the table plays with one. */
  readonly timeUsed: TimeUsed;
  /** Another tab owns this game; here it can only be watched. */
  readonly readOnly: boolean;
  /** False while the opening screen covers a running game. */
  readonly inGame: boolean;
  /** The players roll the dice and type in the results. */
  readonly isTypingDice: boolean;
}

/** What is stored of a game beside its commands, and may change without them. */
export type BesideCommands = Pick<GameOnTable, 'name' | 'timeUsed'>;

export const NO_GAME: GameOnTable = {
  game: null,
  start: null,
  commands: [],
  events: [],
  before: null,
  refusal: null,
  refusedCommand: null,
  error: null,
  undoBlock: null,
  setup: null,
  name: null,
  timeline: null,
  timeUsed: {},
  readOnly: false,
  inGame: false,
  isTypingDice: false,
};

/** What the table shows at the end of a timeline. */
export const fieldsAt = (timeline: Timeline) => ({
  timeline,
  game: timeline.state,
  start: timeline.start,
  commands: timeline.commands,
  refusal: null,
  refusedCommand: null,
  error: null,
  undoBlock: null,
  isTypingDice: false,
});

/** What the table shows of a game that has just been loaded. */
export const loadedFields = ({ setup, timeline, name, timeUsed }: OpenedGame) => ({
  ...fieldsAt(timeline),
  setup,
  name: name ?? null,
  timeUsed: timeUsed ?? {},
  events: [],
  before: null,
  inGame: true,
});
