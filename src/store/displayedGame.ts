/*
 * Which game is displayed? On the table lies the running game, or a line of the lab while the running game waits aside;
 * an example lies over both. The map, its keys and every panel ask here. A part of the page that belongs to the table
 * or to an example keeps to that (KeepsTo), so that it never shows another game than its own, not even for a moment.
 */

import { createContext, useContext } from 'react';
import { create } from 'zustand';
import {
  type AnyAwaiting,
  type AnyGame,
  type AnyState,
  type SpaceId,
  familyOf,
  memoizePerObject,
  type Player,
  type PowerId,
} from '../engine/index.ts';
import type { ScreenBox } from './covers.ts';
import type { Destination } from '../games/face/hand.ts';
import type { GameOnTable } from './gameOnTable.ts';
import { useGame, type GameStore } from './gameStore.ts';

/** What the map highlights in a position. */
export interface MapHighlights {
  readonly chosen: readonly string[];
  readonly destinations: readonly Destination[];
  readonly marks: Readonly<Record<SpaceId, string>>;
}

/** Takes presses and the keyboard's focus on the map, where what it shows can be changed. */
export interface MapHand {
  /** The space in focus. */
  readonly focused: SpaceId | null;
  focus(space: SpaceId): void;
  press(space: SpaceId): void;
}

/** A position shown in place of the game, such as a rule's case. */
export interface Example<G extends AnyGame = AnyGame> extends MapHighlights {
  readonly game: G['state'];
  /** The events that led to it, and the state before them. */
  readonly events: readonly G['event'][];
  readonly before: G['state'] | null;
  /** The spaces to outline and bring into view. */
  readonly spaces: readonly SpaceId[];
  /** What to bring into view at first where no space is outlined. All of the board if left out. */
  readonly opensOn?: readonly SpaceId[];
  /** The routes units take, or would take if their order were not refused. */
  readonly routes: readonly (readonly SpaceId[])[];
  readonly isRefused: boolean;
  /** Without a hand it is for reading only. */
  readonly hand?: MapHand;
  /** The map shows, says and finds no names: one is asked for them. */
  readonly hidesNames?: boolean;
  /** The part of the board to bring into view, in map pixels, each time it is another. */
  readonly view?: ScreenBox;
  /** Drawings lie on it, and the pen draws there. */
  readonly takesPen?: true;
  /** The example tells of history: what only the game knows is shown by a layer of its own, which is off at first. */
  readonly isHistory?: boolean;
  /** Names and counters are so many times larger, to be read from afar. */
  readonly enlarged?: number;
  /** Cities that are spoken of: the map names them before all else. Keep the list while it is the same. */
  readonly told?: readonly string[];
  /** Where those of them lie that the map does not know, in map pixels. Keep the list too. */
  readonly toldPlaces?: readonly { readonly name: string; readonly at: readonly [x: number, y: number] }[];
}

/** The example that is displayed in place of the game on the table, which does not change; null for none. */
export const useExample = create<{ readonly example: Example | null }>()(() => ({ example: null }));

/** Whether the map keeps its names to itself now. */
export const areNamesHidden = (): boolean => useExample.getState().example?.hidesNames === true;

/** The game that is displayed: the example if there is one, else what is on the table; null if that is nothing. */
export const displayedGame = (): AnyState | null => useExample.getState().example?.game ?? useGame.getState().game;

/** Whether an example is displayed, so that nothing can be ordered. */
export const isExampleDisplayed = (): boolean => useExample.getState().example !== null;

/** What a part of the page keeps to, whatever else is displayed: the table, or the game of its example. */
export const KeepsTo = createContext<'table' | AnyState | null>(null);

/** The displayed game as `displayedGame` says, or that to which the part of the page keeps; null for none. */
export function useAnyDisplayedGame(): AnyState | null {
  const kept = useContext(KeepsTo);
  const example = useExample((store) => (kept === null ? (store.example?.game ?? null) : null));
  const onTable = useGame((store) => store.game);
  if (kept !== null && kept !== 'table') return kept;
  return example ?? onTable;
}

/** The displayed game, for components that are only there with one. Throws if there is none. */
export function useDisplayedGame(): AnyState {
  const game = useAnyDisplayedGame();
  if (game === null) throw new Error('There is no game to display.');
  return game;
}

/** What the displayed game waits for, and from whom. */
export function useAwaiting(): AnyAwaiting {
  return awaitingOf(useDisplayedGame());
}

/** The latest events of the displayed game, and the state before them. */
export function useDisplayedEvents(): Pick<Example, 'events' | 'before'> {
  const example = useExample((store) => store.example);
  const events = useGame((store) => store.events);
  const before = useGame((store) => store.before);
  return example ?? { events, before };
}

/** The running game in a state of the store: what is on the table, or what waits aside while the lab has it. */
export const runningIn = (store: GameStore): GameOnTable => store.aside ?? store;

/** The running game now: the one that is stored, and that other tabs follow. */
export const runningGame = (): GameOnTable => runningIn(useGame.getState());

/** Changes the running game, wherever it is. */
export function setRunningGame(change: Partial<GameOnTable>): void {
  useGame.setState(({ aside }) => (aside === null ? change : { aside: { ...aside, ...change } }));
}

/** What a game waits for, and from whom; cached for each state. */
export const awaitingOf: (game: AnyState) => AnyAwaiting = memoizePerObject((game: AnyState) =>
  familyOf(game).awaiting(game),
);

/** Who plays a power; undefined for one that nobody plays. */
export const playerOf = (game: AnyState, power: PowerId): Player | undefined =>
  game.players.find(({ powers }) => powers.includes(power));
