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
import { fightToEnd, rollRound } from './rolling.ts';
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

/** The game on the table. Works without React: `useGame.getState().dispatch(command)`. */
export interface GameStore {
  readonly game: GameState | null;
  readonly start: GameState | null;
  readonly commands: readonly Command[];
  /** Of the latest command, and of the empty phases passed over after it. */
  readonly events: readonly GameEvent[];
  /** The game before the latest command: names units that its events destroyed. */
  readonly before: GameState | null;
  /** Why the latest order was refused, and that order; both null after one that stood. */
  readonly refusal: Refusal | null;
  readonly refusedCommand: Command | null;
  /** An order that broke the program: what the error says. The game stands as it did before. */
  readonly error: string | null;
  /** Why the order that somebody wanted to undo stands for good; null after any change. */
  readonly undoBlock: UndoBlock | null;
  readonly setup: Setup | null;
  readonly timeline: Timeline | null;
  /** Another tab plays this game; here it can only be looked at. */
  readonly readOnly: boolean;
  /** The players sit at the table; false shows the opening screen over a game that goes on. */
  readonly inGame: boolean;
  /** Dice were asked for that the people at the table roll and type in. */
  readonly isTypingDice: boolean;

  /** Begins a game and replaces the one before; a refused set-up changes nothing and says what is wrong. */
  newGame(setup: Setup): Result<null, readonly PositionFault[]>;
  /** Takes up a game that was replayed before: from the database, a file or the other tab. */
  loadGame(setup: Setup, timeline: Timeline): void;
  /** Gives one order, or several that stand or fall together; whether they stood. */
  dispatch(command: Command, ...more: readonly Command[]): boolean;
  /** Says why this order would be refused, if it would be, without giving it. */
  explain(command: Command): void;
  canUndoOrder(index: number): boolean;
  /** Takes back one order of the phase; with `units` all that these were ordered from it on. */
  undoOrder(index: number, units?: readonly UnitId[] | undefined): void;
  undoPhase(): void;
  /** Takes back the last order, or says why it stands. */
  undo(): void;
  /** Gives the order again that was taken back last. */
  redo(): void;
  /** Rolls the dice of the round until somebody has to choose, or opens the field for the table's dice. */
  roll(): void;
  /** Gives orders of a battle by one press, and rolls on if the program rolls. */
  fightOn(...commands: readonly Command[]): void;
  /** Rolls round after round while the battle's end is in no doubt; only where the program rolls. */
  fightToEnd(): void;
  /** Ends the phase: a battle that is the only one begins at once, and once all is placed the turn ends with it. */
  endPhase(): void;
  dismissRefusal(): void;
  /** Back to the opening screen; the game stays. */
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

  /** Gives orders that stand or fall together, and what follows from them; whether they stood. */
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
        // A longer game could be kept, but not opened again.
        if (next.commands.length > MAX_COMMANDS) throw new Error(FULL);
        set({ ...fieldsOf(next), events, before: timeline.state });
      } else set({ refusal: answer.fault.refusal, refusedCommand: answer.fault.command, error: null });
      return answer.ok;
    } catch (error) {
      set({ refusal: null, refusedCommand: null, error: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  /** The program's part of a battle; the table's dice wait to be typed. */
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
    fightOn: (...commands) => void giveOrders(commands, whenProgramRolls(rollRound)),
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
