import { create } from 'zustand';
import {
  awaiting,
  refusalOf,
  type Command,
  type GameEvent,
  type GameState,
  type PositionFault,
  type Refusal,
  type Result,
  type UnitId,
} from '../engine/index.ts';
import { MAX_COMMANDS } from '../saves/limits.ts';
import type { Setup } from '../saves/schema.ts';
import { startState } from '../saves/startState.ts';
import { playOrders, type Played } from './playOrders.ts';
import { endOrders, startOnlyBattle } from './phaseEnd.ts';
import { fightToEnd, rollOn, rollRound } from './rolling.ts';
import {
  canUndoOrder,
  whyUndoBlocked,
  withoutPhase,
  redoLast,
  withoutOrder,
  undoLast,
  type UndoBlock,
} from './undo.ts';
import { newTimeline, type Timeline } from './timeline.ts';

/** The current game. Works without React: `useGame.getState().dispatch(command)`. */
export interface GameStore {
  readonly game: GameState | null;
  readonly start: GameState | null;
  readonly commands: readonly Command[];
  /** Events of the latest command, including the empty phases skipped after it. */
  readonly events: readonly GameEvent[];
  /** The state before the latest command; it still contains the units that the events destroyed. */
  readonly before: GameState | null;
  /** Why the latest order was refused, and that order; both null after a legal one. */
  readonly refusal: Refusal | null;
  readonly refusedCommand: Command | null;
  /** The message of a program error caused by an order; the game is unchanged. */
  readonly error: string | null;
  /** Why undo is not possible, once the player has tried; null after any change. */
  readonly undoBlock: UndoBlock | null;
  readonly setup: Setup | null;
  readonly timeline: Timeline | null;
  /** Another tab owns this game; here it can only be watched. */
  readonly readOnly: boolean;
  /** False while the opening screen covers a running game. */
  readonly inGame: boolean;
  /** The players roll the dice and type in the results. */
  readonly isTypingDice: boolean;

  /** Starts a game and replaces the current one. A set-up that is refused changes nothing. */
  newGame(setup: Setup): Result<null, readonly PositionFault[]>;
  /** Shows a game that has been replayed: from the database, a file or another tab. */
  loadGame(setup: Setup, timeline: Timeline): void;
  /** Gives one order, or several that succeed or fail together. Returns whether they succeeded. */
  dispatch(command: Command, ...more: readonly Command[]): boolean;
  /** Shows why an order would be refused, without giving it. */
  explain(command: Command): void;
  canUndoOrder(index: number): boolean;
  /** Undoes one order of the phase; with `units`, that order and later ones for these units only. */
  undoOrder(index: number, units?: readonly UnitId[] | undefined): void;
  undoPhase(): void;
  /** Undoes the last order, or says why that is not possible. */
  undo(): void;
  /** Gives the last undone order again. */
  redo(): void;
  /** Rolls the dice of the round until a player has to choose, or opens the field for typed dice. */
  roll(): void;
  /** Gives battle orders and then, if the program rolls, rolls on. */
  fightOn(...commands: readonly Command[]): void;
  /** Rolls round after round while the winner is certain; only if the program rolls. */
  fightToEnd(): void;
  /** Ends the phase. An only battle begins at once; if every new unit is placed, the turn ends too. */
  endPhase(): void;
  dismissRefusal(): void;
  /** Shows the opening screen; the game stays loaded. */
  leaveGame(): void;
  returnToGame(): void;
}

const FULL = `A game has at most ${MAX_COMMANDS} orders. Save its position, and begin a new game from that.`;

const fieldsOf = (timeline: Timeline): Partial<GameStore> => ({
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

export const useGame = create<GameStore>()((set, get) => {
  const rewind = (rewound: (timeline: Timeline) => Timeline): void => {
    const { timeline, readOnly } = get();
    if (timeline === null || readOnly) return;
    const next = rewound(timeline);
    if (next !== timeline) set({ ...fieldsOf(next), events: [], before: null });
  };

  /** Gives orders that succeed or fail together, then runs `followed`. Returns whether they succeeded. */
  const giveOrders = (
    commands: readonly Command[],
    followed: (played: Played) => Played = (played) => played,
  ): boolean => {
    const { timeline, readOnly } = get();
    if (timeline === null || readOnly) return false;
    try {
      const answer = playOrders(timeline, commands);
      if (answer.ok) {
        const { timeline: next, events } = followed(answer.value);
        // A longer game could be saved, but not opened again.
        if (next.commands.length > MAX_COMMANDS) throw new Error(FULL);
        set({ ...fieldsOf(next), events, before: timeline.state });
      } else set({ refusal: answer.fault.refusal, refusedCommand: answer.fault.command, error: null });
      return answer.ok;
    } catch (error) {
      set({ refusal: null, refusedCommand: null, error: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  /** Rolls only if the program rolls; otherwise the dice are typed in later. */
  const whenProgramRolls =
    (roll: (played: Played, seed: string) => Played) =>
    (played: Played): Played => {
      const { setup } = get();
      return setup?.diceMode === 'program' ? roll(played, setup.seed) : played;
    };

  return {
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
    timeline: null,
    readOnly: false,
    inGame: false,
    isTypingDice: false,

    newGame: (setup) => {
      const start = startState(setup);
      if (!start.ok) return start;
      get().loadGame(setup, newTimeline(start.value));
      return { ok: true, value: null };
    },

    loadGame: (setup, timeline) => set({ ...fieldsOf(timeline), setup, events: [], before: null, inGame: true }),

    dispatch: (...commands) => giveOrders(commands),

    explain: (command) => {
      const { game } = get();
      const refusal = game === null ? null : refusalOf(game, command);
      if (refusal !== null) set({ refusal, refusedCommand: command, error: null });
    },

    canUndoOrder: (index) => {
      const { timeline, readOnly } = get();
      return timeline !== null && !readOnly && canUndoOrder(timeline, index);
    },
    undoOrder: (index, units) => rewind((timeline) => withoutOrder(timeline, index, units)),
    undoPhase: () => rewind(withoutPhase),

    undo: () => {
      const { timeline, readOnly } = get();
      if (timeline === null || readOnly) return;
      const undoBlock = whyUndoBlocked(timeline);
      if (undoBlock === null) rewind(undoLast);
      else set({ undoBlock });
    },
    redo: () => rewind(redoLast),

    roll: () => {
      const { game, setup } = get();
      if (game === null || awaiting(game).kind !== 'dice') return;
      if (setup?.diceMode === 'table') set({ isTypingDice: true });
      else giveOrders([], whenProgramRolls(rollRound));
    },
    fightOn: (...commands) => void giveOrders(commands, whenProgramRolls(rollOn)),
    fightToEnd: () => void giveOrders([], whenProgramRolls(fightToEnd)),
    endPhase: () => {
      const { game } = get();
      if (game !== null) giveOrders(endOrders(game), startOnlyBattle);
    },

    dismissRefusal: () => set({ refusal: null, refusedCommand: null, error: null, undoBlock: null }),
    leaveGame: () => set({ inGame: false }),
    returnToGame: () => set({ inGame: true }),
  };
});
