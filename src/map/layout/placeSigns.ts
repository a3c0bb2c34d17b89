import type { SpaceId } from '../../engine/index.ts';
import type { Point, SpaceShape } from '../../geography/shapes.ts';
import { wrappedDelta, wrapX } from '../camera/wrap.ts';
import type { SignRow } from '../../games/face/scene.ts';
import type { SpaceGrid } from '../scene/spaceGrid.ts';
import type { Detail } from './detail.ts';
import { blockBox, blocksBySpace } from './fittingBlock.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import { occupiedBy, type LaidOut } from './occupiedBy.ts';
import type { PlacedBlock } from './placeBlocks.ts';
import { placeRow, rowSize, type RowSize } from './signRow.ts';

/** A row of signs on the board: its middle and its size, in board pixels. */
export interface PlacedRow extends SignRow, LayoutBox {
  /** Size of its badges, in screen pixels: smaller where its space is small. */
  readonly badge: number;
  /** The middle of its chief sign, which lies on its space's own ground unless there is a leader line. */
  readonly chief: Point;
  /** Where no own ground is free: the point in the space to which a line leads. */
  readonly leader: Point | null;
}

/** What the signs leave free, and what they know of the board. */
export interface SignRoom {
  /** Units of other spaces and other signs: never covered. Boxes of a space's own units are added as that space's. */
  readonly taken: Occupied;
  /** Names: covered only where there is no other room near by. */
  readonly names?: Occupied;
  readonly grid: SpaceGrid;
  readonly blocks: ReadonlyMap<SpaceId, PlacedBlock>;
  readonly zoom: number;
  readonly detail: Detail;
}

/** The room that a layout leaves for signs. */
export const signRoom = (layout: LaidOut & { readonly blocks: readonly PlacedBlock[] }, grid: SpaceGrid): SignRoom => ({
  taken: occupiedBy(layout, ['blocks', 'badges'], grid.width),
  names: occupiedBy(layout, ['labels', 'features'], grid.width),
  grid,
  blocks: blocksBySpace(layout.blocks),
  zoom: layout.zoom,
  detail: layout.detail,
});

/** Places for rows of signs, covering no unit and no other sign; each takes its room. */
export const placeSigns = (
  rows: readonly SignRow[],
  byId: ReadonlyMap<SpaceId, SpaceShape>,
  room: SignRoom,
): readonly PlacedRow[] =>
  rows.flatMap((row) => {
    const shape = byId.get(row.space);
    if (!shape || row.items.length === 0) return [];
    const placed = placeSign(row, shape, room);
    room.taken.add(placed);
    return [placed];
  });

/** Badges are made so much smaller at most. */
const SMALL = 0.75;
/** How far from units or anchor a place is looked for, and what makes it worse, in heights of a badge. */
const REACHES = [2, 7];
/** Distance between places to try, relative to a badge or the space's radius, whichever is smaller. */
const SPACING = 0.3;
const COST = { small: 1.5, foreign: 2.5, plates: 0.8, names: 2.4 };

interface SignSpot {
  readonly size: RowSize;
  readonly chief: Point;
  readonly cost: number;
}

/**
 * The place nearest to a space's units, or its anchor, where the chief sign lies on the space's own ground: wholly if
 * possible, with smaller signs if that helps. If nothing is free there, beside it with a leader line.
 */
function placeSign(row: SignRow, shape: SpaceShape, room: SignRoom): PlacedRow {
  const { zoom, detail, grid, blocks } = room;
  const usual = rowSize(row.items, detail.badge);
  let best = onOwnGround(usual, shape, room, Infinity);
  if (best === null || best.cost > COST.small)
    best =
      onOwnGround(rowSize(row.items, Math.round(detail.badge * SMALL)), shape, room, best?.cost ?? Infinity) ?? best;
  if (best !== null) {
    const { badge, width } = best.size;
    const box = boxOf(best.chief, best.size, zoom);
    return { ...row, ...box, x: wrapX(box.x, grid.width), badge, width: width / zoom, chief: best.chief, leader: null };
  }
  const size = { width: usual.width / zoom, height: usual.badge / zoom };
  const box = placeRow(size, blockBox(shape, blocks.get(shape.id), zoom), { ...room, boardHeight: grid.height });
  const chief: Point = [wrapX(box.x - size.width / 2 + usual.chief / zoom, grid.width), box.y];
  return { ...row, ...box, x: wrapX(box.x, grid.width), badge: usual.badge, chief, leader: shape.anchor };
}

/** The cheapest place on the space's own ground that costs less than `most`; null if there is none. */
function onOwnGround(size: RowSize, shape: SpaceShape, room: SignRoom, most: number): SignSpot | null {
  const { zoom, detail, grid, blocks, taken, names } = room;
  const unit = detail.badge / zoom;
  const block = blocks.get(shape.id);
  const home = blockBox(shape, block?.leader === null ? block : undefined, zoom);
  const extra = size.badge < detail.badge ? COST.small : 0;
  let best: SignSpot | null = null;
  for (const reach of REACHES) {
    const spots = ownSpots(shape, home, reach * unit, grid, Math.min(unit, shape.radius))
      .map((chief) => ({ chief, away: extra + distance(home, chief, size.badge / zoom) / unit }))
      .toSorted((a, b) => a.away - b.away);
    for (const { chief, away } of spots) {
      let cost = away;
      const least = Math.min(best?.cost ?? Infinity, most);
      if (cost >= least) break;
      const box = boxOf(chief, size, zoom);
      if (box.y < box.height / 2 || box.y > grid.height - box.height / 2) continue;
      if (!taken.isFree(box, shape.id) || (block && coversPiece(box, block, zoom, grid.width))) continue;
      cost += COST.foreign * foreignShare(chief, size.badge / zoom, shape.id, grid);
      cost += COST.plates * platesOutside(box, shape.id, grid) + COST.names * (names?.takenShare(box) ?? 0);
      if (cost < least) best = { size, chief, cost };
    }
    if (best !== null && best.cost < reach) return best;
  }
  return best;
}

/**
 * The anchor, and points of the space's own ground up to `reach` board pixels from a box, as far apart as `size` asks.
 */
function ownSpots(
  { id, anchor, bounds: [x0, y0, x1, y1] }: SpaceShape,
  { x, y, width, height }: LayoutBox,
  reach: number,
  grid: SpaceGrid,
  size: number,
): readonly Point[] {
  const step = grid.cell * Math.max(1, Math.round((SPACING * size) / grid.cell));
  const cellAfter = (at: number): number => (Math.floor(at / grid.cell) + 0.5) * grid.cell;
  // The space may lie on the board's other edge.
  const middle = x + wrappedDelta(x, (x0 + x1) / 2, grid.width);
  const right = Math.min(x + width / 2 + reach, middle + (x1 - x0) / 2);
  const bottom = Math.min(y + height / 2 + reach, y1);
  const spots: Point[] = [anchor];
  for (let row = cellAfter(Math.max(y - height / 2 - reach, y0)); row <= bottom; row += step)
    for (let at = cellAfter(Math.max(x - width / 2 - reach, middle - (x1 - x0) / 2)); at <= right; at += step)
      if (grid.at(at, row) === id) spots.push([at, row]);
  return spots;
}

/** From a box to a sign of this size beside it; a little less above it and to its left, where signs are looked for. */
function distance({ x, y, width, height }: LayoutBox, chief: Point, size: number): number {
  const [dx, dy] = [chief[0] - x, chief[1] - y];
  const gap = Math.hypot(Math.max(0, Math.abs(dx) - width / 2), Math.max(0, Math.abs(dy) - height / 2)) - size / 2;
  return Math.max(0, gap) + size * (0.1 * Math.sign(dx) + 0.2 * Math.sign(dy));
}

/** The box of a row whose chief sign has its middle there. */
const boxOf = ([x, y]: Point, { width, badge, chief }: RowSize, zoom: number): LayoutBox => ({
  x: x + (width / 2 - chief) / zoom,
  y,
  width: width / zoom,
  height: badge / zoom,
});

/** Whether a box covers one of the block's pieces. */
function coversPiece(box: LayoutBox, { x, y, block }: PlacedBlock, zoom: number, boardWidth: number): boolean {
  const left = wrappedDelta(x, box.x, boardWidth) * zoom + block.width / 2;
  const top = (box.y - y) * zoom + block.height / 2;
  const [across, down] = [(box.width * zoom) / 2 + 1, (box.height * zoom) / 2 + 1];
  return block.pieces.some(
    (piece) =>
      left + across > piece.x &&
      left - across < piece.x + piece.width &&
      top + down > piece.y &&
      top - down < piece.y + piece.height,
  );
}

const RIM: readonly Point[] = Array.from({ length: 8 }, (_, i): Point => [
  0.42 * Math.cos((i * Math.PI) / 4),
  0.42 * Math.sin((i * Math.PI) / 4),
]);

/** The share of a sign's rim that lies on other ground. */
const foreignShare = ([x, y]: Point, size: number, space: SpaceId, grid: SpaceGrid): number =>
  RIM.filter(([dx, dy]) => grid.at(x + dx * size, y + dy * size) !== space).length / RIM.length;

const ALONG = [-0.45, -0.15, 0.15, 0.45];

/** The share of a row that lies on other ground. */
const platesOutside = ({ x, y, width, height }: LayoutBox, space: SpaceId, grid: SpaceGrid): number =>
  width < height * 1.5 ? 0 : ALONG.filter((share) => grid.at(x + share * width, y) !== space).length / ALONG.length;
