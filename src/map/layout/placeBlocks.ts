import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { MapFeature, Point, SpaceShape } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../scene/MapScene.ts';
import type { SpaceGrid } from '../scene/spaceGrid.ts';
import { wrappedDelta, wrapX } from '../camera/wrap.ts';
import { isOverview } from './detail.ts';
import type { Box, Occupied } from './Occupied.ts';
import type { Spine } from './spine.ts';
import type { StackBlock } from './piece.ts';

export interface PlacedBlock {
  readonly space: SpaceId;
  readonly block: StackBlock;
  /** Middle, in board pixels. */
  readonly x: number;
  readonly y: number;
  /** For a block beside its space: the point in the space to which a leader line is drawn. */
  readonly leader: Point | null;
}

/** What placement knows about the board, apart from the state of the game. */
export interface BoardData {
  readonly grid: SpaceGrid;
  readonly spaceInfo: SpaceInfoById;
  /** Small spaces that blocks of other spaces should not cover. */
  readonly small: readonly SpaceShape[];
  /** Islands and the like, whose name may be beside them in the water. */
  readonly surrounded: ReadonlySet<SpaceId>;
  /** The line along which each territory is longest. */
  readonly spines: ReadonlyMap<SpaceId, Spine>;
  readonly powerNames: ReadonlyMap<PowerId, string>;
  /** Named minor geography. */
  readonly features: readonly MapFeature[];
  readonly canals: readonly { readonly name: string; readonly at: Point }[];
}

/** The box a block takes on the board, with a small margin. */
export const blockRoom = (
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: StackBlock,
  zoom: number,
): Box => ({ x, y, width: (width + 3) / zoom, height: (height + 3) / zoom });

/**
 * Places every block; those in `kept` stay. The roomiest spaces come first, since these fit at their own anchor; the
 * others search around theirs, avoiding `dots` where possible. Yields after each.
 */
export function* placeBlocks(
  blocks: ReadonlyMap<SpaceId, StackBlock>,
  shapes: readonly SpaceShape[],
  boardData: BoardData,
  occupied: Occupied,
  zoom: number,
  scale: number,
  dots: readonly Dot[],
  kept: readonly PlacedBlock[] = [],
): Generator<void, PlacedBlock[]> {
  for (const placed of kept) occupied.add(blockRoom(placed, placed.block, zoom));
  const keptSpaces = new Set(kept.map(({ space }) => space));
  const room = (shape: SpaceShape, block: StackBlock): number =>
    shape.radius * zoom - Math.hypot(block.width, block.height) / 2;
  const wanted = shapes.flatMap((shape) => {
    const block = blocks.get(shape.id);
    return block && !keptSpaces.has(shape.id) ? [{ shape, block, room: room(shape, block) }] : [];
  });
  wanted.sort((a, b) => b.room - a.room);
  const placed: PlacedBlock[] = [...kept];
  for (const { shape, block } of wanted) {
    const box = bestBox(shape, block, boardData, occupied, zoom, scale, dots);
    occupied.add(blockRoom(box, block, zoom));
    placed.push({
      space: shape.id,
      block,
      x: wrapX(box.x, boardData.grid.width),
      y: box.y,
      leader: leaderOf(box, shape, boardData.grid, zoom),
    });
    yield;
  }
  return placed;
}

const RINGS = 14;
/** Distance between search rings, in screen pixels of a small window. */
const RING_WIDTH = 9;
const SPOKES = 16;

function bestBox(
  shape: SpaceShape,
  block: StackBlock,
  boardData: BoardData,
  occupied: Occupied,
  zoom: number,
  scale: number,
  dots: readonly Dot[],
): Box {
  const { height: boardHeight } = boardData.grid;
  const [width, height] = [block.width / zoom, block.height / zoom];
  const onBoard = (y: number): number => Math.min(Math.max(y, height / 2), boardHeight - height / 2);
  // In an overview a block is larger than most spaces: it stands near its own, whatever it covers.
  const foreign = isOverview(zoom) ? 0.1 : 1;
  let best: Box | null = null;
  let least = Infinity;
  for (let ring = 0; ring <= RINGS; ring++) {
    // No position farther out can be better than the best one found.
    const away = (ring * RING_WIDTH * scale) / zoom;
    if (ring * 0.16 > least) break;
    for (let spoke = 0; spoke < (ring === 0 ? 1 : SPOKES); spoke++) {
      const angle = (spoke / SPOKES) * 2 * Math.PI;
      const x = shape.anchor[0] + Math.cos(angle) * away * 1.3;
      const box: Box = { x, y: onBoard(shape.anchor[1] + Math.sin(angle) * away), width, height };
      const taken = ring * 0.16 + occupied.takenShare(box) * 40;
      if (taken >= least) continue;
      const crowding = foreignCost(box, shape, boardData) * foreign;
      const cost = taken + crowding + DOT_COST * dotsUnder(box, dots, zoom, boardData.grid.width);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best ?? { x: shape.anchor[0], y: onBoard(shape.anchor[1]), width, height };
}

/** A small sign on the board; `dot` is its radius in screen pixels. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly dot: number;
}

/** The cost of covering a dot: as much as eight rings. */
const DOT_COST = 1.3;

const dotsUnder = (box: Box, dots: readonly Dot[], zoom: number, boardWidth: number): number =>
  dots.filter(
    ({ x, y, dot }) =>
      Math.abs(wrappedDelta(x, box.x, boardWidth)) < box.width / 2 + (dot + 2) / zoom &&
      Math.abs(y - box.y) < box.height / 2 + (dot + 2) / zoom,
  ).length;

/** The cost of covering other spaces: most for land, least for the water around land. */
function foreignCost(box: Box, shape: SpaceShape, { grid, spaceInfo, small }: BoardData): number {
  const isOwnLand = spaceInfo.get(shape.id)?.kind === 'land';
  let cost = 0;
  for (const across of [-0.5, -0.25, 0, 0.25, 0.5]) {
    for (const down of [-0.45, 0, 0.45]) {
      const space = grid.at(box.x + across * box.width, box.y + down * box.height);
      if (space === shape.id) continue;
      const isLand = space !== null && spaceInfo.get(space)?.kind === 'land';
      cost += isLand ? 0.3 : isOwnLand ? 0.08 : 0.28;
    }
  }
  for (const other of small) {
    if (other.id === shape.id) continue;
    const gapX = Math.abs(wrappedDelta(box.x, other.anchor[0], grid.width)) - box.width / 2;
    const gapY = Math.abs(box.y - other.anchor[1]) - box.height / 2;
    if (Math.max(gapX, gapY) < other.radius * 0.6) cost += 3;
  }
  return cost;
}

/** The anchor, if the block is neither near it nor in its space; else null. */
function leaderOf(box: Box, shape: SpaceShape, grid: SpaceGrid, zoom: number): Point | null {
  const gapX = Math.abs(wrappedDelta(box.x, shape.anchor[0], grid.width)) - box.width / 2;
  const gapY = Math.abs(box.y - shape.anchor[1]) - box.height / 2;
  if (Math.max(gapX, gapY) * zoom < 2) return null;
  return grid.at(box.x, box.y) === shape.id ? null : shape.anchor;
}
