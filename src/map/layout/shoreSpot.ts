import type { Occupied } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';
import { boxesAlong, pointOnLine } from './textLine.ts';
import { lineOn, onBoard, type PlacedLine, type SlantedSpot } from './slantedSpot.ts';
import type { Spine } from './spine.ts';

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
