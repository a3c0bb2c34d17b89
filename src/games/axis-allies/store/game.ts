import type { StoreApi, UseBoundStore } from 'zustand';
import type { Awaiting, AxisAllies, GameState } from '../../../engine/axis-allies/index.ts';
import type { AnyState, PositionFault, Result } from '../../../engine/index.ts';
import type { Setup } from '../../../saves/schema.ts';
import * as saves from '../../../saves/saveFile.ts';
import * as displayed from '../../../store/displayedGame.ts';
import type { GameOnTable as AnyGameOnTable } from '../../../store/gameOnTable.ts';
import { useGame as useAnyGame, type GameStore as AnyGameStore } from '../../../store/gameStore.ts';
import { awaitingOf } from './selectors.ts';

/*
 * The stores as code of this family sees them, which is only there while a game of this family is shown: what they hold
 * is of its types.
 */

export * from '../../../store/displayedGame.ts';

type Store<State> = UseBoundStore<StoreApi<State>>;

export type GameStore = AnyGameStore<AxisAllies>;
export type GameOnTable = AnyGameOnTable<AxisAllies>;
export type Example = displayed.Example<AxisAllies>;

/** The game on the table. */
export const useGame = useAnyGame as unknown as Store<GameStore>;

/** The example that is displayed in place of the game on the table; null for none. */
export const useExample = displayed.useExample as unknown as Store<{ readonly example: Example | null }>;

/** A state as this family sees it. */
export const ownState = (state: AnyState): GameState => state as GameState;

/** The displayed game; null if there is none. */
export const displayedGame = displayed.displayedGame as () => GameState | null;
export const useAnyDisplayedGame = displayed.useAnyDisplayedGame as () => GameState | null;

/** The displayed game, for components that are only there with one. Throws if there is none. */
export const useDisplayedGame = displayed.useDisplayedGame as () => GameState;

/** What the displayed game waits for. */
export const useAwaiting = (): Awaiting => awaitingOf(useDisplayedGame());

/** The latest events of the displayed game, and the state before them. */
export const useDisplayedEvents = displayed.useDisplayedEvents as () => Pick<Example, 'events' | 'before'>;

/** The running game: what is on the table, or what waits aside while the lab has it. */
export const runningIn = displayed.runningIn as unknown as (store: GameStore) => GameOnTable;
export const runningGame = displayed.runningGame as unknown as () => GameOnTable;

/** The state before the first command, or everything that is wrong with the set-up. */
export const startState = saves.startState as (setup: Setup) => Result<GameState, readonly PositionFault[]>;
