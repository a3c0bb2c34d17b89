import { create } from 'zustand';
import { familyOf, type AnyCommand, type AnyGame, type PositionFault, type Result } from '../engine/index.ts';
import { flowOf } from '../games/flows.ts';
import { MAX_COMMANDS } from '../saves/limits.ts';
import type { Setup } from '../saves/schema.ts';
import { startState } from '../saves/saveFile.ts';
import type { OpenedGame } from './openSave.ts';
import { playPress, type Played } from '../session/orders.ts';
import { programRolls, type DiceSetup } from '../session/dice.ts';
import {
  canUndoOrder,
  redoLast,
  takenBack,
  undoLast,
  whyUndoBlocked,
  withoutOrder,
  withoutPhase,
  beforeReplaced,
} from '../session/undo.ts';
import { newTimeline, type Timeline, type TimelinePoint } from '../session/timeline.ts';
import { fieldsAt, loadedFields, NO_GAME, type GameOnTable } from './gameOnTable.ts';

/** The current game. Works without React: `useGame.getState().dispatch(command)`. */
export interface GameStore<G extends AnyGame = AnyGame> extends GameOnTable<G> {
  /** The lab has the table: what is shown is a line of its tree, and the running game waits aside. */
  readonly isLab: boolean;
  /** The running game while the lab has the table; else null. */
  readonly aside: GameOnTable<G> | null;

  /** Starts a game and replaces the current one. A set-up that is refused changes nothing. */
  newGame(setup: Setup): Result<null, readonly PositionFault[]>;
  /** Shows a game that has been replayed: from the database, a file or another tab. It ends the lab. */
  loadGame(opened: OpenedGame): void;
  /** Gives one order, or several that succeed or fail together. Returns whether they succeeded. */
  dispatch(command: G['command'], ...more: readonly G['command'][]): boolean;
  /** Shows why an order would be refused, or would be of no use, without giving it. */
  explain(command: G['command']): void;
  canUndoOrder(index: number): boolean;
  /** Undoes one order of the phase; with `units`, that order and later ones for these units only. */
  undoOrder(index: number, units?: readonly string[] | undefined): void;
  undoPhase(): void;
  /** Undoes the last order, or says why that is not possible. */
  undo(): void;
  /** Gives the last undone order again. */
  redo(): void;
  /** Takes back everything after a point of the game, dice too; it stays as a side line. */
  takeBack(point: TimelinePoint<G>, by: string): void;
  /** Rolls the dice of the round until a player has to choose, or opens the field for typed dice. */
  roll(): void;
  /** Gives battle orders and then, if the program rolls, rolls on. */
  fightOn(...commands: readonly G['command'][]): void;
  /** Begins a battle, a raid or a rocket strike; if the program rolls, the first dice fall with it. */
  beginFight(order: G['command']): void;
  /** Rolls round after round while the winner is certain; only if the program rolls. */
  fightToEnd(): void;
  /** Gives orders and then, if the program rolls, plays on in this way. Returns whether the orders succeeded. */
  playOn(further: (played: Played<G>, dice: DiceSetup) => Played<G>, ...commands: readonly G['command'][]): boolean;
  /** Ends the phase. An only battle begins at once; if every new unit is placed, the turn ends too. */
  endPhase(): void;
  dismissRefusal(): void;
  /** Shows the opening screen; the game stays loaded. It ends the lab. */
  leaveGame(): void;
  returnToGame(): void;
}

const FULL = `A game has at most ${MAX_COMMANDS} orders. Save its position, and begin a new game from that.`;

export const useGame = create<GameStore>()((set, get) => {
  const rewind = (rewound: (timeline: Timeline) => Timeline): void => {
    const { timeline, readOnly } = get();
    if (timeline === null || readOnly) return;
    const next = rewound(timeline);
    if (next !== timeline) set({ ...fieldsAt(next), events: [], before: null });
  };

  /** Gives orders that succeed or fail together, then runs `followed`. Returns whether they succeeded. */
  const giveOrders = (commands: readonly AnyCommand[], followed?: (played: Played) => Played): boolean => {
    const { timeline, readOnly, isLab } = get();
    if (timeline === null || readOnly) return false;
    try {
      // A log tells every order; in the lab's tree only the latest of those that replace each other is a move.
      const from = isLab ? beforeReplaced(timeline, commands[0]) : timeline;
      const answer = playPress(from, commands, flowOf(timeline.state).answer, followed);
      if (answer.ok) {
        const { timeline: next, events } = answer.value;
        // A longer game could be saved, but not opened again.
        if (next.commands.length > MAX_COMMANDS) throw new Error(FULL);
        set({ ...fieldsAt(next), events, before: timeline.state });
      } else set({ refusal: answer.fault.refusal, refusedCommand: answer.fault.command, error: null });
      return answer.ok;
    } catch (error) {
      set({ refusal: null, refusedCommand: null, error: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  /** Rolls only if the program rolls; otherwise the dice are typed in later. */
  const whenProgramRolls =
    (roll: (played: Played, dice: DiceSetup) => Played) =>
    (played: Played): Played => {
      const { setup: dice } = get();
      return dice === null || !programRolls(dice) ? played : roll(played, dice);
    };

  /** Rolls in one of the ways of the game's family, if the program rolls. */
  const rolled = (way: 'rollRound' | 'rollOn' | 'fightToEnd') =>
    whenProgramRolls((played, dice) => flowOf(played.timeline.state)[way](played, dice));

  return {
    ...NO_GAME,
    isLab: false,
    aside: null,

    newGame: (setup) => {
      const start = startState(setup);
      if (!start.ok) return start;
      get().loadGame({ setup, timeline: newTimeline(familyOf(start.value), start.value) });
      return { ok: true, value: null };
    },

    loadGame: (opened) =>
      set(({ aside, readOnly }) => ({
        ...loadedFields(opened),
        readOnly: aside?.readOnly ?? readOnly,
        isLab: false,
        aside: null,
      })),

    dispatch: (...commands) => giveOrders(commands),

    explain: (command) => {
      const { game } = get();
      const refusal = game === null ? null : familyOf(game).refusalOf(game, command);
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
    takeBack: (point, by) => rewind((timeline) => takenBack(timeline, point, by)),

    roll: () => {
      const { game, setup } = get();
      if (game === null || familyOf(game).awaiting(game).kind !== 'dice') return;
      if (setup?.diceMode === 'table') set({ isTypingDice: true });
      else giveOrders([], rolled('rollRound'));
    },
    fightOn: (...commands) => void giveOrders(commands, rolled('rollOn')),
    beginFight: (order) => {
      const { game, isLab, dispatch, fightOn } = get();
      const [first = order, ...strike] = game === null ? [] : flowOf(game).fightOrders(game, order);
      // In the lab the dice wait, since they can be set by hand there.
      if (isLab) dispatch(first, ...strike);
      else fightOn(first, ...strike);
    },
    fightToEnd: () => void giveOrders([], rolled('fightToEnd')),
    playOn: (further, ...commands) => giveOrders(commands, whenProgramRolls(further)),
    endPhase: () => {
      const { game } = get();
      if (game !== null) giveOrders(flowOf(game).endOrders(game), flowOf(game).afterPhase);
    },

    dismissRefusal: () => set({ refusal: null, refusedCommand: null, error: null, undoBlock: null }),
    leaveGame: () => set(({ aside }) => ({ ...aside, isLab: false, aside: null, inGame: false })),
    returnToGame: () => set({ inGame: true }),
  };
});
