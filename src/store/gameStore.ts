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
import type { Setup } from '../saves/schema.ts';
import { startOf } from '../saves/startOf.ts';
import { seededDice } from './dicePolicy.ts';
import { orderPlayed } from './orderPlayed.ts';
import {
  canTakeBack,
  finalBecause,
  phaseTakenBack,
  redone,
  takenBack,
  undone,
  type FinalBecause,
} from './takingBack.ts';
import { begun, type Timeline } from './timeline.ts';

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
  readonly refused: Command | null;
  /** An order that broke the program: what the error says. The game stands as it did before. */
  readonly trouble: string | null;
  /** Why the order that somebody wanted to undo stands for good; null after any change. */
  readonly stands: FinalBecause | null;
  readonly setup: Setup | null;
  readonly timeline: Timeline | null;
  /** Another tab plays this game; here it can only be looked at. */
  readonly readOnly: boolean;
  /** The players sit at the table; false shows the opening screen over a game that goes on. */
  readonly atTable: boolean;
  /** Dice were asked for that the people at the table roll and type in. */
  readonly typingDice: boolean;

  /** Begins a game and replaces the one before; a refused set-up changes nothing and says what is wrong. */
  newGame(setup: Setup): Result<null, readonly PositionFault[]>;
  /** Takes up a game that was replayed before: from the database, a file or the other tab. */
  takeUp(setup: Setup, timeline: Timeline): void;
  dispatch(command: Command): boolean;
  /** Says why this order would be refused, if it would be, without giving it. */
  explain(command: Command): void;
  canTakeBack(index: number): boolean;
  /** Takes back one order of the phase; with `units` all that these were ordered from it on. */
  takeBack(index: number, units?: readonly UnitId[]): void;
  takeBackPhase(): void;
  /** Takes back the last order, or says why it stands. */
  undo(): void;
  /** Gives the order again that was taken back last. */
  redo(): void;
  /** Rolls the dice asked for, or opens the field in which the table's dice are typed. */
  roll(): void;
  dismissRefusal(): void;
  /** Back to the opening screen; the game stays. */
  leave(): void;
  returnToTable(): void;
}

const laidOut = (timeline: Timeline) => ({
  timeline,
  game: timeline.state,
  start: timeline.start,
  commands: timeline.commands,
  refusal: null,
  refused: null,
  trouble: null,
  stands: null,
  typingDice: false,
});

export const useGame = create<GameStore>()((set, get) => {
  const rewind = (rewound: (timeline: Timeline) => Timeline): void => {
    const { timeline, readOnly } = get();
    if (timeline === null || readOnly) return;
    const next = rewound(timeline);
    if (next !== timeline) set({ ...laidOut(next), events: [], before: null });
  };

  return {
    game: null,
    start: null,
    commands: [],
    events: [],
    before: null,
    refusal: null,
    refused: null,
    trouble: null,
    stands: null,
    setup: null,
    timeline: null,
    readOnly: false,
    atTable: false,
    typingDice: false,

    newGame: (setup) => {
      const start = startOf(setup);
      if (!start.ok) return start;
      get().takeUp(setup, begun(start.value));
      return { ok: true, value: null };
    },

    takeUp: (setup, timeline) => set({ ...laidOut(timeline), setup, events: [], before: null, atTable: true }),

    dispatch: (command) => {
      const { timeline, readOnly } = get();
      if (timeline === null || readOnly) return false;
      try {
        const answer = orderPlayed(timeline, command);
        if (answer.ok) set({ ...laidOut(answer.value.timeline), events: answer.value.events, before: timeline.state });
        else set({ refusal: answer.fault, refused: command, trouble: null });
        return answer.ok;
      } catch (error) {
        set({ refusal: null, refused: null, trouble: error instanceof Error ? error.message : String(error) });
        return false;
      }
    },

    explain: (command) => {
      const { game } = get();
      const refusal = game === null ? null : refusalOf(game, command);
      if (refusal !== null) set({ refusal, refused: command, trouble: null });
    },

    canTakeBack: (index) => {
      const { timeline, readOnly } = get();
      return timeline !== null && !readOnly && canTakeBack(timeline, index);
    },
    takeBack: (index, units) => rewind((timeline) => takenBack(timeline, index, units)),
    takeBackPhase: () => rewind(phaseTakenBack),

    undo: () => {
      const { timeline, readOnly } = get();
      if (timeline === null || readOnly) return;
      const stands = finalBecause(timeline);
      if (stands === null) rewind(undone);
      else set({ stands });
    },
    redo: () => rewind(redone),

    roll: () => {
      const { game, setup, commands } = get();
      if (game === null || setup === null) return;
      const asked = awaiting(game);
      if (asked.kind !== 'dice') return;
      if (setup.diceMode === 'table') set({ typingDice: true });
      else get().dispatch({ type: 'roll', dice: seededDice(setup.seed, commands, asked) });
    },

    dismissRefusal: () => set({ refusal: null, refused: null, trouble: null, stands: null }),
    leave: () => set({ atTable: false }),
    returnToTable: () => set({ atTable: true }),
  };
});
