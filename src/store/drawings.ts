import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { Draw, DrawColour, DrawnPoint } from '../engine/table/index.ts';

/** A point of the map, in its pixels. */
type Pixel = readonly [x: number, y: number];

/** The points of a map at which arrows can begin and end. */
export interface PenPoints {
  /** The point that is meant by a pixel in a space: a city near it, or else the point itself. */
  readonly at: (pixel: Pixel, space: SpaceId | null) => DrawnPoint | null;
  /** All that have a name, in the order of the alphabet. */
  readonly named: readonly DrawnPoint[];
}

/** Arrows and marks on the map, and the pen that draws them. Whoever shows them says where a stroke goes. */
export interface Drawings {
  readonly draws: readonly Draw[];
  /** Takes a stroke, and changes `draws` by it; null where nothing can be drawn. */
  readonly stroke: ((draw: Draw) => void) | null;
  /** Arrows lead from point to point, not only from space to space. */
  readonly isByPoints: boolean;
  /** The map's points, once they are loaded; null before, and where arrows lead from space to space. */
  readonly points: PenPoints | null;
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
  isByPoints: false,
  points: null,
  isDrawing: false,
  colour: 'green',
  begun: null,
  latest: null,
};

export const useDrawings = create<Drawings>()(() => NO_DRAWINGS);

/** Shows no drawings and takes no strokes any more. */
export const endDrawings = (): void => useDrawings.setState(NO_DRAWINGS);
