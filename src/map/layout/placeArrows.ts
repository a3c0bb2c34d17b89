import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { BoardArrow } from '../../games/face/scene.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { slicePath, lengthOf, pointAlong, smoothPath, unwrapPath, broadArrow } from './polyline.ts';
import type { Detail } from './detail.ts';
import type { Size } from '../camera/camera.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import { plateSize } from './plate.ts';
import { placeRow } from './signRow.ts';
import type { PlacedBlock } from './placeBlocks.ts';

/** A planned attack as a broad arrow. Positions are on the board. */
export interface PlacedArrow {
  readonly attack: BoardArrow;
  readonly outline: readonly Point[];
  /** Where its strength is shown: on the shaft just behind the head, or as near as possible without covering units. */
  readonly label: Point;
}

/** Between a block and an arrow, in screen pixels. */
const GAP = 3;
/**
 * Shortest arrow and distance of the plate from the head, relative to a counter's height; height of the signs over a
 * block, relative to a badge.
 */
const SHORTEST_ARROW = 1.3;
const SIGNS_HEIGHT = 0.85;
const PLATE_DISTANCE = 3;
const BREADTH = { least: 0.26, perRoot: 0.13, most: 0.9 };

/** Relative to a counter's height: broader for more units, up to a limit. */
const breadthOf = (units: number): number => Math.min(BREADTH.most, BREADTH.least + BREADTH.perRoot * Math.sqrt(units));

/**
 * An arrow for each attack, from the edge of the block where its units started to the edge of the one where they are
 * now. The strength plates take their room.
 */
export function placeArrows(
  attacks: readonly BoardArrow[],
  { blocks, zoom, detail }: { blocks: readonly PlacedBlock[]; zoom: number; detail: Detail },
  anchorOf: (space: SpaceId) => Point | undefined,
  occupied: Occupied,
  { width: boardWidth, height: boardHeight }: Size,
): readonly PlacedArrow[] {
  const blockBySpace = new Map(blocks.filter(({ leader }) => leader === null).map((block) => [block.space, block]));
  return attacks.flatMap((attack) => {
    const [start, end] = [attack.route[0], attack.route.at(-1)];
    const points = attack.route.flatMap((space) => {
      const block = space === start || space === end ? blockBySpace.get(space) : undefined;
      const point: Point | undefined = block ? [block.x, block.y] : anchorOf(space);
      return point ? [point] : [];
    });
    const path = smoothPath(unwrapPath(points, boardWidth));
    if (path.length < 2) return [];
    const from = edgeOf(path, blockBySpace.get(start ?? ''), 0, zoom, boardWidth);
    const to =
      lengthOf(path) -
      edgeOf(path.toReversed(), blockBySpace.get(end ?? ''), detail.badge * SIGNS_HEIGHT, zoom, boardWidth);
    const shortest = (SHORTEST_ARROW * detail.counter) / zoom;
    const tail = Math.max(0, Math.min(from, to - shortest));
    const line = slicePath(path, tail, Math.min(lengthOf(path), Math.max(to, tail + shortest)));
    const breadth = (breadthOf(attack.units.length) * detail.counter) / zoom;
    const size = plateSize({ attack }, detail, zoom);
    const [x, y] = pointAlong(line, lengthOf(line) / 2).at;
    const plate = plateSpot(line, size, (PLATE_DISTANCE * detail.counter) / zoom, (box) => occupied.isFree(box));
    const box = plate ?? placeRow(size, { x, y, width: 0, height: 0 }, { taken: occupied, boardHeight });
    occupied.add(box);
    return [{ attack, outline: broadArrow(line, breadth), label: [box.x, box.y] }];
  });
}

/** Positions to try for the plate, as shares of the arrow's length. */
const SHARES = [0.5, 0.65, 0.35, 0.8, 0.2];

/**
 * The first free place on the shaft: at `behind` board pixels before the tip, else nearer its middle; null if all are
 * taken.
 */
function plateSpot(
  line: readonly Point[],
  size: Pick<LayoutBox, 'width' | 'height'>,
  behind: number,
  isFree: (box: LayoutBox) => boolean,
): LayoutBox | null {
  const length = lengthOf(line);
  const distances = [Math.max(length / 2, length - behind), ...SHARES.map((share) => share * length)];
  const boxes = distances.map((distance): LayoutBox => {
    const [x, y] = pointAlong(line, distance).at;
    return { x, y, ...size };
  });
  return boxes.find(isFree) ?? null;
}

/**
 * How far along a line, in board pixels, it leaves the block in which it starts and the row of signs `above` screen
 * pixels high over that block.
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
  let distance = 0;
  while (distance < length && covers(pointAlong(line, distance).at)) distance += step;
  return Math.min(distance, length);
}
