import { holderColour } from '../../games/looks.ts';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import type { LandsOnMap } from '../../geography/lands/decodeLands.ts';
import { paintedLands, type PaintedLands } from './paintedLands.ts';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import { overlapArea, type ScreenBox } from '../../store/covers.ts';
import { holdersIn } from '../atlas/useHoldersInView.ts';
import { PALETTE } from '../draw/palette.ts';
import { fontOf } from '../draw/typefaces.ts';
import { inPicture, type PlaceView } from './placeView.ts';

/** The lands of 1939 and who held them. */
export interface HeldLands {
  readonly lands: LandsOnMap;
  readonly held: BySpace<Holder>;
}

/** A short name on a picture, in picture pixels. */
export interface NamePlate {
  readonly text: string;
  readonly at: Point;
}

type Size = { readonly width: number; readonly height: number };
type HeldShapes = Pick<BoardShapes, 'spaces' | 'borders' | 'width'>;

/** The height of the letters and the width of one, in picture pixels. */
const HIGH = 11;
const LETTER = 7;
/** Room is measured as half the height of a place that is so many times as wide. */
const STRETCH = 2.2;
/** Letters may be so much larger than the room: then they still stand over the middle of their land. */
const LOOSE = 2;

/** What is painted, and in which colours. */
export const heldGround = (
  shapes: HeldShapes,
  isLand: (space: string) => boolean,
  { lands, held }: HeldLands,
): HeldGround => ({
  painted: paintedLands(shapes, isLand, lands),
  colourOf: (land) => (held[land] === undefined ? PALETTE.otherLand : holderColour(held[land])),
});

/** Lands as a picture paints them. */
export interface HeldGround {
  readonly painted: PaintedLands;
  readonly colourOf: (land: string) => string;
}

/** Short names of who held the lands that have room for them, the roomiest first; none over another or what is kept. */
export function platesIn(
  { lands: { lands }, held }: HeldLands,
  { width }: HeldShapes,
  view: PlaceView,
  size: Size,
  kept: readonly ScreenBox[] = [],
): NamePlate[] {
  const taken = [...kept];
  return lands
    .toSorted((a, b) => b.room - a.room)
    .flatMap(({ id, at, room }) => {
      const text = held[id]?.short ?? '';
      const [x, y] = inPicture(view, at, width, size.width);
      const [right, down] = [(text.length * LETTER) / 2, HIGH / 2];
      const box = { left: x - right, right: x + right, top: y - down, bottom: y + down };
      const isInside = box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height;
      const hasRoom = Math.max(right / STRETCH, down) <= room * view.scale * LOOSE;
      if (text === '' || !isInside || !hasRoom || taken.some((other) => overlapArea(other, box) > 0)) return [];
      taken.push(box);
      return [{ text, at: [x, y] }];
    });
}

/** Who held the lands in a picture, those that held most of them first. */
export const holdersOfPicture = (
  { lands: { lands }, held }: HeldLands,
  shapes: Pick<BoardShapes, 'spaces' | 'width'>,
  { left, top, scale }: PlaceView,
  { width, height }: Size,
): readonly Holder[] =>
  holdersIn(
    lands,
    new Map(shapes.spaces.map((shape) => [shape.id, shape])),
    shapes.width,
  )(held, {
    left,
    top,
    width: width / scale,
    height: height / scale,
  });

/** Draws short names with an edge that keeps them apart from the ground. */
export function drawPlates(context: CanvasRenderingContext2D, plates: readonly NamePlate[]): void {
  context.font = fontOf('number', HIGH + 2);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = PALETTE.paper;
  context.fillStyle = PALETTE.ink;
  for (const { text, at } of plates) {
    context.strokeText(text, ...at);
    context.fillText(text, ...at);
  }
}
