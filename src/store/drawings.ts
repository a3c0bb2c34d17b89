import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { Draw, DrawColour } from '../engine/table/index.ts';

/** Arrows and marks on the map, and the pen that draws them. Whoever shows them says where a stroke goes. */
export interface Drawings {
  readonly draws: readonly Draw[];
  /** Takes a stroke, and changes `draws` by it; null where nothing can be drawn. */
  readonly stroke: ((draw: Draw) => void) | null;
  /** The pen is in hand: presses and drags on the map draw. */
  readonly isDrawing: boolean;
  readonly colour: DrawColour;
  /** Where an arrow begins that the keyboard draws. */
  readonly begun: SpaceId | null;
  /** The latest stroke, and whether it drew something or took it away. */
  readonly latest: { readonly draw: Draw; readonly isThere: boolean } | null;
}

const NO_DRAWINGS: Drawings = {
  draws: [],
  stroke: null,
  isDrawing: false,
  colour: 'green',
  begun: null,
  latest: null,
};

export const useDrawings = create<Drawings>()(() => NO_DRAWINGS);

/** Shows no drawings and takes no strokes any more. */
export const endDrawings = (): void => useDrawings.setState(NO_DRAWINGS);
