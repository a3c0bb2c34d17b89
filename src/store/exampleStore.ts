import { create } from 'zustand';
import type { Destination, GameEvent, GameState, SpaceId, UnitId } from '../engine/index.ts';
import type { Box } from './covers.ts';
import type { Mark } from './marks.ts';

/** What the map highlights in a position. */
export interface MapHighlights {
  readonly chosen: readonly UnitId[];
  readonly destinations: readonly Destination[];
  readonly marks: Readonly<Record<SpaceId, Mark>>;
}

/** Takes presses and the keyboard's focus on the map, where what it shows can be changed. */
export interface MapHand {
  /** The space in focus. */
  readonly focused: SpaceId | null;
  focus(space: SpaceId): void;
  press(space: SpaceId): void;
}

/** A position shown in place of the game, such as a rule's case. */
export interface Example extends MapHighlights {
  readonly game: GameState;
  /** The events that led to it, and the state before them. */
  readonly events: readonly GameEvent[];
  readonly before: GameState | null;
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
  readonly view?: Box;
  /** Drawings lie on it, and the pen draws there. */
  readonly takesPen?: true;
  /** It tells of history: what only the game knows is shown by a layer of its own, which is off at first. */
  readonly isHistory?: boolean;
  /** Names and counters are so many times larger, to be read from afar. */
  readonly enlarged?: number;
  /** Cities that are spoken of: the map names them before all else. Keep the list while it is the same. */
  readonly told?: readonly string[];
}

/** While an example is set, the map draws it instead of the current game, which does not change. */
export const useExample = create<{ readonly example: Example | null }>()(() => ({ example: null }));

/** Whether the map keeps its names to itself now. */
export const areNamesHidden = (): boolean => useExample.getState().example?.hidesNames === true;
