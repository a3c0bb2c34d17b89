import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { MapFeature, Point, SpaceShape } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import type { SpaceGrid } from '../scene/spaceGrid.ts';
import { wrappedDelta, wrapX } from '../camera/wrap.ts';
import { isOverview } from './detail.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { Spine } from './spine.ts';
import type { StackBlock } from './stackBlock.ts';

export interface PlacedBlock {
  readonly space: SpaceId;
  readonly block: StackBlock;
  /** Which of the space's blocks it is: 0 is the best one. */
  readonly choice: number;
  /** Middle, in board pixels. */
  readonly x: number;
  readonly y: number;
  /** For a block beside its space: the point in the space to which a leader line is drawn. */
  readonly leader: Point | null;
}

/** A part of a space that blocks of other spaces should not cover. */
export interface Middle {
  readonly space: SpaceId;
  readonly at: Point;
  /** In board pixels; 0 for larger spaces, of which only the very middle counts. */
  readonly radius: number;
}

/** What placement knows about the board, apart from the state of the game. */
export interface BoardData {
  readonly grid: SpaceGrid;
  readonly spaceInfo: SpaceInfoById;
  /** Middles of lands and small sea zones. */
  readonly middles: readonly Middle[];
  /** Islands and the like, whose name may be beside them in the water. */
  readonly surrounded: ReadonlySet<SpaceId>;
  /** The line along which each territory is longest. */
  readonly spines: ReadonlyMap<SpaceId, Spine>;
  readonly powerNames: ReadonlyMap<PowerId, string>;
  /** Named minor geography. */
  readonly features: readonly MapFeature[];
  readonly canals: readonly { readonly name: string; readonly at: Point }[];
}

/** A block in the place of another one. */
export const withBlock = (placed: PlacedBlock, block: StackBlock): PlacedBlock =>
  placed.block === block ? placed : { ...placed, block };

/** The box a block takes on the board, with a small margin. */
export const blockRoom = (
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: StackBlock,
  zoom: number,
): LayoutBox => ({ x, y, width: (width + 3) / zoom, height: (height + 3) / zoom });

/**
 * Places a block of every space; those in `kept` stay. The roomiest spaces come first, since these fit at their own
 * anchor; the others search around theirs, avoiding `dots` where possible. Yields after each.
 */
export function* placeBlocks(
  blocks: ReadonlyMap<SpaceId, readonly StackBlock[]>,
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
  const wanted = shapes.flatMap((shape) => {
    const choices = blocks.get(shape.id);
    const [block] = choices ?? [];
    if (!choices || !block || keptSpaces.has(shape.id)) return [];
    return [{ shape, choices, room: shape.radius * zoom - Math.hypot(block.width, block.height) / 2 }];
  });
  wanted.sort((a, b) => b.room - a.room);
  const placed: PlacedBlock[] = [...kept];
  for (const { shape, choices } of wanted) {
    const best = bestPlace(shape, choices, { boardData, occupied, zoom, scale, dots });
    if (best === null) continue;
    occupied.add(blockRoom(best, best.block, zoom));
    placed.push(best);
    yield;
  }
  return placed;
}

const RINGS = 14;
/** Distance between search rings, in screen pixels of a small window. */
const RING_WIDTH = 9;
const SPOKES = 16;
/** Places to try around an anchor, the nearest first, in widths of a ring. */
const SPOTS = Array.from({ length: RINGS + 1 }, (_, ring) => ring).flatMap((ring) =>
  Array.from({ length: ring === 0 ? 1 : SPOKES }, (_, spoke) => {
    const angle = (spoke / SPOKES) * 2 * Math.PI;
    return { ring, across: Math.cos(angle) * ring * 1.3, down: Math.sin(angle) * ring };
  }),
);
/** What makes a place worse: as much as so many rings. Land and water are of fifteen points in the block. */
const COST = {
  /** Each step away from the block that fits best; more where units become mere totals. */
  choice: 1.5,
  totals: 6,
  /** Other blocks and canals: the least overlap, and all of the block. */
  overlap: 10,
  taken: 250,
  dot: 8,
  middle: 18,
  land: 2,
  /** Each point of foreign land above `few`: then the block seems to be of that land. */
  moreLand: 8,
  few: 5,
  water: 0.5,
  /** Land and foreign water under a block at sea. */
  shore: 1.75,
};

interface Surroundings {
  readonly boardData: BoardData;
  readonly occupied: Occupied;
  readonly zoom: number;
  readonly scale: number;
  readonly dots: readonly Dot[];
}

/** The best place near a space's anchor for one of its blocks. */
function bestPlace(shape: SpaceShape, blocks: readonly StackBlock[], around: Surroundings): PlacedBlock | null {
  const { boardData, occupied, zoom, scale, dots } = around;
  const { grid } = boardData;
  const ringWidth = (RING_WIDTH * scale) / zoom;
  const middles = middlesNear(shape, boardData, 2 * RINGS * ringWidth);
  // In an overview a block is larger than most spaces: it stands near its own, whatever it covers.
  const foreign = isOverview(zoom) ? 0.03 : 1;
  let best: (LayoutBox & { readonly block: StackBlock; readonly choice: number }) | null = null;
  let least = Infinity;
  for (const [choice, block] of blocks.entries()) {
    const [width, height] = [block.width / zoom, block.height / zoom];
    const isTotals = choice > 0 && block.pieces.some(({ kind }) => kind === 'total');
    const worse = choice * COST.choice + (isTotals ? COST.totals : 0);
    for (const { ring, across, down } of SPOTS) {
      // No position farther out can be better than the best one found.
      if (ring + worse >= least) break;
      const x = shape.anchor[0] + across * ringWidth;
      const y = Math.min(Math.max(shape.anchor[1] + down * ringWidth, height / 2), grid.height - height / 2);
      const box: LayoutBox = { x, y, width, height };
      const share = occupied.takenShare(box);
      let cost = ring + worse + (share > 0 ? COST.overlap * foreign + COST.taken * share : 0);
      // Cheap checks first: there are very many spots.
      if (cost < least) cost += COST.dot * dotsUnder(box, dots, zoom, grid.width);
      if (cost < least) cost += COST.middle * foreign * middlesUnder(box, middles, grid.width);
      if (cost < least) cost += foreign * foreignCost(box, shape, boardData, (least - cost) / foreign);
      if (cost < least) [best, least] = [{ ...box, block, choice }, cost];
    }
  }
  if (best === null) return null;
  const { x, y, block, choice } = best;
  const leader = leaderOf(best, shape, grid, zoom);
  return { space: shape.id, block, choice, x: wrapX(x, grid.width), y, leader };
}

/** A small sign on the board; `dot` is its radius in screen pixels. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly dot: number;
}

const dotsUnder = (box: LayoutBox, dots: readonly Dot[], zoom: number, boardWidth: number): number =>
  dots.filter(
    ({ x, y, dot }) =>
      Math.abs(wrappedDelta(x, box.x, boardWidth)) < box.width / 2 + (dot + 2) / zoom &&
      Math.abs(y - box.y) < box.height / 2 + (dot + 2) / zoom,
  ).length;

/** The middles of other spaces that a block might cover. */
const middlesNear = ({ id, anchor }: SpaceShape, { middles, grid }: BoardData, reach: number): readonly Middle[] =>
  middles.filter(
    ({ space, at }) =>
      space !== id &&
      Math.abs(wrappedDelta(at[0], anchor[0], grid.width)) < reach &&
      Math.abs(at[1] - anchor[1]) < reach,
  );

const middlesUnder = (box: LayoutBox, middles: readonly Middle[], boardWidth: number): number =>
  middles.filter(
    ({ at, radius }) =>
      Math.abs(box.y - at[1]) - box.height / 2 < radius &&
      Math.abs(wrappedDelta(box.x, at[0], boardWidth)) - box.width / 2 < radius,
  ).length;

/** Where the ground under a block is looked at, in shares of it. */
const GROUND = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((across) => [-0.45, 0, 0.45].map((down) => [across, down] as const));

/** The cost of covering other spaces: most for land, least for the water around land. Stops at `most`. */
function foreignCost(box: LayoutBox, shape: SpaceShape, { grid, spaceInfo }: BoardData, most: number): number {
  const isOwnLand = spaceInfo.get(shape.id)?.kind === 'land';
  let cost = 0;
  let land = 0;
  for (const [across, down] of GROUND) {
    const space = grid.at(box.x + across * box.width, box.y + down * box.height);
    if (space === shape.id) continue;
    const isLand = space !== null && spaceInfo.get(space)?.kind === 'land';
    if (isLand && ++land > COST.few) cost += COST.moreLand;
    cost += isLand ? COST.land : isOwnLand ? COST.water : COST.shore;
    if (cost >= most) break;
  }
  return cost;
}

/** The anchor, if the block is neither near it nor in its space; else null. */
function leaderOf(box: LayoutBox, shape: SpaceShape, grid: SpaceGrid, zoom: number): Point | null {
  const gapX = Math.abs(wrappedDelta(box.x, shape.anchor[0], grid.width)) - box.width / 2;
  const gapY = Math.abs(box.y - shape.anchor[1]) - box.height / 2;
  if (Math.max(gapX, gapY) * zoom < 2) return null;
  return grid.at(box.x, box.y) === shape.id ? null : shape.anchor;
}
