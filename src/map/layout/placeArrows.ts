import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { PlannedAttack } from '../../store/attacks.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { slicePath, lengthOf, pointAlong, smoothPath, unwrapPath } from './polyline.ts';
import { broadArrow } from './broadArrow.ts';
import type { Detail } from './detail.ts';
import type { Size } from '../camera/camera.ts';
import type { Box, Occupied } from './Occupied.ts';
import { plateSize } from './plate.ts';
import { placeRow } from './placeRow.ts';
import type { PlacedBlock } from './placeBlocks.ts';

/** An attack drawn as a broad arrow. Positions are on the board. */
export interface PlacedArrow {
  readonly attack: PlannedAttack;
  readonly outline: readonly Point[];
  /** Where its strength is written: on the shaft, not far behind the head, or as near as no unit is covered. */
  readonly label: Point;
}

/** Between a block and an arrow, in screen pixels. */
const GAP = 3;
/** As shares of a counter's height, and of a badge's. */
const SHORTEST = 1.3;
const SIGNS = 0.85;
const PLATE = 3;
const BREADTH = { least: 0.26, perRoot: 0.13, most: 0.9 };

/** Broader for more units, but a hundred do not bury the map. */
const breadthOf = (units: number): number => Math.min(BREADTH.most, BREADTH.least + BREADTH.perRoot * Math.sqrt(units));

/**
 * An arrow for each attack from where its units stood to where they stand now, from edge to edge of their blocks. The
 * strengths written on them take their room.
 */
export function placeArrows(
  attacks: readonly PlannedAttack[],
  { blocks, zoom, detail }: { blocks: readonly PlacedBlock[]; zoom: number; detail: Detail },
  anchorOf: (space: SpaceId) => Point | undefined,
  occupied: Occupied,
  { width: boardWidth, height: boardHeight }: Size,
): readonly PlacedArrow[] {
  const standing = new Map(blocks.filter(({ leader }) => leader === null).map((block) => [block.space, block]));
  return attacks.flatMap((attack) => {
    const [start, end] = [attack.way[0], attack.way.at(-1)];
    const places = attack.way.flatMap((space) => {
      const block = space === start || space === end ? standing.get(space) : undefined;
      const place: Point | undefined = block ? [block.x, block.y] : anchorOf(space);
      return place ? [place] : [];
    });
    const way = smoothPath(unwrapPath(places, boardWidth));
    if (way.length < 2) return [];
    const from = edgeOf(way, standing.get(start ?? ''), 0, zoom, boardWidth);
    const to =
      lengthOf(way) - edgeOf(way.toReversed(), standing.get(end ?? ''), detail.badge * SIGNS, zoom, boardWidth);
    const shortest = (SHORTEST * detail.counter) / zoom;
    const tail = Math.max(0, Math.min(from, to - shortest));
    const line = slicePath(way, tail, Math.min(lengthOf(way), Math.max(to, tail + shortest)));
    const breadth = (breadthOf(attack.units.length) * detail.counter) / zoom;
    const size = plateSize({ attack }, detail, zoom);
    const [x, y] = pointAlong(line, lengthOf(line) / 2).at;
    const plate = plateSpot(line, size, (PLATE * detail.counter) / zoom, (box) => occupied.isFree(box));
    const box = plate ?? placeRow(size, { x, y, width: 0, height: 0 }, { taken: occupied, boardHeight });
    occupied.add(box);
    return [{ attack, outline: broadArrow(line, breadth), label: [box.x, box.y] }];
  });
}

/** Tried along the shaft, from its tail to its head. */
const SHARES = [0.5, 0.65, 0.35, 0.8, 0.2];

/** The first free place on the shaft: so far behind the head, or else about its middle; null if all are taken. */
function plateSpot(
  line: readonly Point[],
  size: Pick<Box, 'width' | 'height'>,
  behind: number,
  isFree: (box: Box) => boolean,
): Box | null {
  const length = lengthOf(line);
  const ways = [Math.max(length / 2, length - behind), ...SHARES.map((share) => share * length)];
  const boxes = ways.map((way): Box => {
    const [x, y] = pointAlong(line, way).at;
    return { x, y, ...size };
  });
  return boxes.find(isFree) ?? null;
}

/**
 * How far along a line it comes out from under the block it begins in, and from under the row of signs that `above`
 * pixels stand over it.
 */
function edgeOf(
  line: readonly Point[],
  block: PlacedBlock | undefined,
  above: number,
  zoom: number,
  boardWidth: number,
): number {
  if (!block) return 0;
  const {
    x,
    y,
    block: { width, height },
  } = block;
  const covers = ([px, py]: Point): boolean => {
    const down = (py - y) * zoom;
    return (
      Math.abs(wrappedDelta(x, px, boardWidth)) * zoom < width / 2 + GAP &&
      down < height / 2 + GAP &&
      down > -height / 2 - GAP - above
    );
  };
  const step = 2 / zoom;
  const length = lengthOf(line);
  let far = 0;
  while (far < length && covers(pointAlong(line, far).at)) far += step;
  return Math.min(far, length);
}
