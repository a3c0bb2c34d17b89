import type { SpaceShape } from '../../geography/shapes.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';
import { boxAt, boxesAlong, pointOnLine, type TextLine } from './textLine.ts';
import type { Spine } from './spine.ts';

/** A line for text: its middle in board pixels, the rest in screen pixels. */
export interface PlacedLine {
  readonly x: number;
  readonly y: number;
  readonly textLine: TextLine;
}

/** A place for text along its space's spine. */
export interface SlantedSpot extends PlacedLine {
  /** Upright boxes that cover the text, in screen pixels from its middle. */
  readonly boxes: readonly LayoutBox[];
}

/** The most that a text turns from end to end, in radians: beyond it, letters would fan out. */
const MOST_TURN = 1.3;

/** Positions to try along and beside the spine, in shares of its length and of the type's height; nearest first. */
const PLACES = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3]
  .flatMap((along) => [0, 0.6, -0.6, 1.2, -1.2, 1.9, -1.9, 2.8, -2.8].map((down) => [along, down] as const))
  .sort((a, b) => Math.abs(a[0]) * 6 + Math.abs(a[1]) - Math.abs(b[0]) * 6 - Math.abs(b[1]));

/**
 * The first free place along a spine for text of this size in screen pixels, with every letter in its own space; null
 * if there is none.
 */
export function slantedSpot(
  length: number,
  height: number,
  spine: Spine,
  shape: SpaceShape,
  boardData: BoardData,
  occupied: Occupied,
  zoom: number,
): SlantedSpot | null {
  for (const [along, down] of PLACES) {
    const line = lineOn(spine, along * spine.length, (down * height) / zoom, length, zoom);
    if (!line || !isInside(line, height, shape, boardData, zoom)) continue;
    const boxes = boxesAlong(line.textLine, height);
    if (boxes.every((box) => occupied.isFree(onBoard(box, line, zoom)))) return { ...line, boxes };
  }
  return null;
}

/**
 * The line for text `along` and `down` board pixels from the spine's middle; null where the text would be upside down.
 */
export function lineOn(spine: Spine, along: number, down: number, length: number, zoom: number): PlacedLine | null {
  const at = pointOnLine({ angle: spine.angle, curve: spine.curve, length: spine.length }, along, down);
  if (Math.abs(at.angle) > Math.PI / 2) return null;
  // Inside the arc the radius is smaller.
  const curve = spine.curve / (1 - spine.curve * down) / zoom;
  const most = MOST_TURN / length;
  const textLine: TextLine = {
    angle: at.angle,
    curve: Math.abs(curve) < most ? curve : Math.sign(curve) * most,
    length,
  };
  return { x: spine.middle[0] + at.x, y: spine.middle[1] + at.y, textLine };
}

/** The box on the board, for a box in screen pixels relative to a point on the board. */
export const onBoard = (
  box: LayoutBox,
  { x, y }: { readonly x: number; readonly y: number },
  zoom: number,
): LayoutBox => ({
  x: x + box.x / zoom,
  y: y + box.y / zoom,
  width: box.width / zoom,
  height: box.height / zoom,
});

/** Whether letters lie in their space: the middle line completely, their tops and bottoms except for a little water. */
function isInside(
  { x, y, textLine }: PlacedLine,
  height: number,
  { id }: SpaceShape,
  { grid, spaceInfo }: BoardData,
  zoom: number,
): boolean {
  // Two looks for each letter that is as wide as high.
  const parts = Math.max(2, 2 * Math.round(textLine.length / height));
  let onWater = 0;
  for (const down of [0, -0.42, 0.42]) {
    for (let i = 0; i <= parts; i++) {
      // From both ends inwards: the ends are outside most often.
      const part = i % 2 === 0 ? i / 2 : parts - (i - 1) / 2;
      const at = pointOnLine(textLine, (part / parts - 0.5) * textLine.length, down * height);
      const space = grid.at(x + at.x / zoom, y + at.y / zoom);
      if (space === id) continue;
      if (down === 0 || space === null || spaceInfo.get(space)?.kind === 'land' || spaceInfo.get(id)?.kind === 'sea')
        return false;
      onWater++;
    }
  }
  return onWater <= parts / 3;
}

/** A free upright place in the space beside slanted text, for the facts of a slanted name; null if there is none. */
export function spotBeside(
  text: { readonly width: number; readonly height: number },
  { x, y, textLine, boxes }: SlantedSpot,
  nameHeight: number,
  shape: SpaceShape,
  boardData: BoardData,
  occupied: Occupied,
  zoom: number,
): LayoutBox | null {
  const taken = boxes.map((box) => onBoard(box, { x, y }, zoom));
  const isApart = (a: LayoutBox, b: LayoutBox): boolean =>
    Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
  for (const along of [0, 0.2, -0.2, 0.4, -0.4]) {
    for (const side of [1, -1]) {
      const { x: dx, y: dy, angle } = pointOnLine(textLine, along * textLine.length, 0);
      const away = side * (nameHeight / 2 + 1 + boxAt({ x: 0, y: 0, angle }, text.height, text.width).width / 2);
      const box: LayoutBox = {
        x: x + (dx - Math.sin(angle) * away) / zoom,
        y: y + (dy + Math.cos(angle) * away) / zoom,
        width: text.width / zoom,
        height: text.height / zoom,
      };
      const isOwn = [-0.45, 0, 0.45].every((across) =>
        [-0.4, 0.4].every(
          (down) => boardData.grid.at(box.x + across * box.width, box.y + down * box.height) === shape.id,
        ),
      );
      if (isOwn && occupied.isFree(box) && taken.every((other) => isApart(box, other))) return box;
    }
  }
  return null;
}

/** The most of the island's length that a name beside it takes. */
const SHARE = 0.7;
/**
 * Distances to try from the spine, in shares of the island's breadth (half the type's height is added), and along it,
 * in shares of its length.
 */
const BESIDE = [0.3, 0.45, 0.6, 0.75, 0.9, 1.1];
const ALONG = [0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24];
/** Distance kept from the coast, relative to the type's height. */
const CLEARANCE = 0.75;

/**
 * The nearest free place for a name in the water along a long island, within one sea zone, preferably on the outer side
 * of its bend; null if there is none. `length` and `height` are in screen pixels.
 */
export function shoreSpot(
  length: number,
  height: number,
  spine: Spine,
  boardData: BoardData,
  occupied: Occupied,
  zoom: number,
): SlantedSpot | null {
  if (length > SHARE * spine.length * zoom) return null;
  const outward = spine.curve > 0 ? -1 : 1;
  for (const beside of BESIDE) {
    for (const side of [outward, -outward]) {
      for (const along of ALONG) {
        const line = lineOn(
          spine,
          along * spine.length,
          side * (beside * spine.breadth + height / 2 / zoom),
          length,
          zoom,
        );
        if (!line || !isInOneZone(line, height, boardData, zoom)) continue;
        const boxes = boxesAlong(line.textLine, height).map((box) => ({ box, on: onBoard(box, line, zoom) }));
        const isOnBoard = boxes.every(({ on }) => on.y > on.height / 2 && on.y < boardData.grid.height - on.height / 2);
        if (isOnBoard && boxes.every(({ on }) => occupied.isFree(on)))
          return { ...line, boxes: boxes.map(({ box }) => box) };
      }
    }
  }
  return null;
}

function isInOneZone(
  { x, y, textLine }: PlacedLine,
  height: number,
  { grid, spaceInfo }: BoardData,
  zoom: number,
): boolean {
  const parts = Math.max(1, Math.round((2 * textLine.length) / height));
  const zone = grid.at(x, y);
  if (zone === null || spaceInfo.get(zone)?.kind !== 'sea') return false;
  for (const down of [0, -CLEARANCE, CLEARANCE]) {
    for (let i = 0; i <= parts; i++) {
      const at = pointOnLine(textLine, (i / parts - 0.5) * textLine.length, down * height);
      if (grid.at(x + at.x / zoom, y + at.y / zoom) !== zone) return false;
    }
  }
  return true;
}
