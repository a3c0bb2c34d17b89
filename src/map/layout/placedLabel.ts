import type { BoardMark } from '../../games/face/scene.ts';
import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import { wrapX } from '../camera/wrap.ts';
import type { Detail } from './detail.ts';
import type { LabelText, TextMeasure } from './labelText.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';
import type { SlantedSpot } from './slantedSpot.ts';
import type { TextLine } from './textLine.ts';

export interface PlacedLabel {
  readonly space: SpaceId;
  readonly text: LabelText;
  /** Middle, in board pixels. */
  readonly x: number;
  readonly y: number;
  /** The slanted or curved line of its one-line text; null if it is upright. */
  readonly textLine: TextLine | null;
  /** What it covers, in screen pixels from its middle. */
  readonly boxes: readonly LayoutBox[];
}

/** What label placement needs besides the shapes. */
export interface LabelContext {
  readonly boardData: BoardData;
  readonly occupied: Occupied;
  readonly detail: Detail;
  readonly zoom: number;
  readonly measure: TextMeasure;
  readonly controller: (space: SpaceId) => PowerId | null;
  /** What marks a space now, such as a factory. */
  readonly marksOf: (space: SpaceId) => readonly BoardMark[];
}

/** What the labels of one space depend on. */
export interface SpaceContext extends LabelContext {
  readonly shape: SpaceShape;
}

/** A one-line label along a slanted or curved line. */
export const lineLabel = (
  text: LabelText,
  { x, y, textLine, boxes }: SlantedSpot,
  { shape, boardData }: SpaceContext,
): PlacedLabel => ({
  space: shape.id,
  text,
  x: wrapX(x, boardData.grid.width),
  y,
  textLine,
  boxes,
});

/** An upright label with its middle at a point, which may lie beyond the board's edge. */
export const uprightLabel = (
  space: SpaceId,
  text: LabelText,
  { x, y }: { readonly x: number; readonly y: number },
  { grid }: BoardData,
): PlacedLabel => ({
  space,
  text,
  x: wrapX(x, grid.width),
  y,
  textLine: null,
  boxes: [{ x: 0, y: 0, width: text.width, height: text.height }],
});
