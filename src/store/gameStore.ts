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
import { ordersPlayed, type Played } from './ordersPlayed.ts';
import { endOrders, onlyBattleBegun } from './phaseEnd.ts';
import { foughtOut, roundRolled } from './rolling.ts';
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
  /** Gives one order, or several that stand or fall together; whether they stood. */
  dispatch(command: Command, ...more: readonly Command[]): boolean;
  /** Says why this order would be refused, if it would be, without giving it. */
  explain(command: Command): void;
  canTakeBack(index: number): boolean;
  /** Takes back one order of the phase; with `units` all that these were ordered from it on. */
  takeBack(index: number, units?: readonly UnitId[] | undefined): void;
  takeBackPhase(): void;
  /** Takes back the last order, or says why it stands. */
  undo(): void;
  /** Gives the order again that was taken back last. */
  redo(): void;
  /** Rolls the dice of the round until somebody has to choose, or opens the field for the table's dice. */
  roll(): void;
  /** Gives orders of a battle by one press, and rolls on if the program rolls. */
  fightOn(...commands: readonly Command[]): void;
  /** Rolls round after round while the battle's end is in no doubt; only where the program rolls. */
  fightOut(): void;
  /** Ends the phase: a battle that is the only one begins at once, and once all is placed the turn ends with it. */
  endPhase(): void;
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

  /** Gives orders that stand or fall together, and what follows from them; whether they stood. */
  const give = (commands: readonly Command[], followed: (played: Played) => Played = (played) => played): boolean => {
    const { timeline, readOnly } = get();
    if (timeline === null || readOnly) return false;
    try {
      const answer = ordersPlayed(timeline, commands);
      if (answer.ok) {
        const { timeline: next, events } = followed(answer.value);
        set({ ...laidOut(next), events, before: timeline.state });
      } else set({ refusal: answer.fault.refusal, refused: answer.fault.command, trouble: null });
      return answer.ok;
    } catch (error) {
      set({ refusal: null, refused: null, trouble: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  /** The program's part of a battle; the table's dice wait to be typed. */
  const rolling =
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

    dispatch: (...commands) => give(commands),

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
      const { game, setup } = get();
      if (game === null || awaiting(game).kind !== 'dice') return;
      if (setup?.diceMode === 'table') set({ typingDice: true });
      else give([], rolling(roundRolled));
    },
    fightOn: (...commands) => void give(commands, rolling(roundRolled)),
    fightOut: () => void give([], rolling(foughtOut)),
    endPhase: () => {
      const { game } = get();
      if (game !== null) give(endOrders(game), onlyBattleBegun);
    },

    dismissRefusal: () => set({ refusal: null, refused: null, trouble: null, stands: null }),
    leave: () => set({ atTable: false }),
    returnToTable: () => set({ atTable: true }),
  };
});
