import type { SpaceShape } from '../../geography/shapes.ts';
import type { SpaceInfo } from '../../games/face/scene.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';

/** At this cost a label would be taken for another space's. */
const MAX_COST = 7;
/**
 * The name of an island with a smaller radius than this, in screen pixels of a small window, may be beside it in the
 * water.
 */
const SMALL_ISLAND = 44;
/** Farther from its island than this, in screen pixels of a small window, a name would be taken for another's. */
const MOST_BESIDE = 36;

/**
 * The best free place on the board for an upright label, whose size is in screen pixels; null if there is none. A loose
 * label may extend over a land border by about half.
 */
export function uprightSpot(
  text: { readonly width: number; readonly height: number },
  shape: SpaceShape,
  info: SpaceInfo,
  boardData: BoardData,
  occupied: Occupied,
  zoom: number,
  scale: number,
  isLoose = false,
): LayoutBox | null {
  const size = { width: text.width / zoom, height: text.height / zoom };
  const mayBeBeside = boardData.surrounded.has(shape.id) && shape.radius * zoom < SMALL_ISLAND * scale;
  if (!mayBeBeside && size.width > shape.bounds[2] - shape.bounds[0]) return null;
  let best: LayoutBox | null = null;
  let least = MAX_COST;
  const tryAt = (x: number, y: number, cost: number): void => {
    // Cheap checks first: there are very many positions to check.
    if (cost >= least || (!mayBeBeside && boardData.grid.at(x, y) !== shape.id)) return;
    const box: LayoutBox = { x, y, width: size.width, height: size.height };
    if (mayBeBeside && gapTo(shape, box) * zoom > MOST_BESIDE * scale) return;
    if (y < size.height / 2 || y > boardData.grid.height - size.height / 2 || !occupied.isFree(box)) return;
    const total = cost + strayCost(box, shape, info, boardData, mayBeBeside, isLoose);
    if (total >= least || (!isLoose && coversOtherLand(box, shape, boardData, zoom))) return;
    if (mayBeBeside && !isNearestTo(shape, box, boardData)) return;
    [best, least] = [box, total];
  };
  // Around the label point, around the anchor, and beside a small island.
  for (const [point, base] of [
    [shape.label, 0],
    [shape.anchor, 0.4],
  ] as const) {
    for (const [across, down, cost] of SHIFTS) {
      if (base + cost >= least) break;
      tryAt(point[0] + across * size.width, point[1] + down * size.height, base + cost);
    }
  }
  if (mayBeBeside) for (const [x, y, cost] of spotsBeside(shape, size, zoom)) tryAt(x, y, cost);
  return best;
}

/** How closely the ground under a label is looked at, in screen pixels: about a letter's width. */
const LETTER = 7;
/** The share of a label that may lie on another land: the edges of some letters. */
const MOST_COVERED = 0.04;

/** Whether letters of a label lie on the land of another space. */
function coversOtherLand(box: LayoutBox, { id }: SpaceShape, { grid, spaceInfo }: BoardData, zoom: number): boolean {
  const across = Math.ceil((box.width * zoom) / LETTER);
  const down = Math.ceil((box.height * zoom) / LETTER);
  let left = MOST_COVERED * (across + 1) * (down + 1);
  for (let i = 0; i <= across; i++) {
    for (let j = 0; j <= down; j++) {
      const space = grid.at(box.x + (i / across - 0.5) * box.width, box.y + (j / down - 0.5) * box.height);
      if (space !== null && space !== id && spaceInfo.get(space)?.kind === 'land' && --left < 0) return true;
    }
  }
  return false;
}

/** The directions in which land is looked for, and how far, in board pixels. */
const AROUND = Array.from(
  { length: 16 },
  (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)] as const,
);
const FARTHEST = 160;
const STEP = 4;

/** Whether no land is nearer to a name in the water than that of its own island. */
function isNearestTo({ id }: SpaceShape, box: LayoutBox, { grid, spaceInfo }: BoardData): boolean {
  for (let away = 0; away <= FARTHEST; away += STEP) {
    let isOther = false;
    for (const [dx, dy] of AROUND) {
      const x = box.x + Math.max(-0.5, Math.min(0.5, dx)) * box.width + dx * away;
      const y = box.y + Math.max(-0.5, Math.min(0.5, dy)) * box.height + dy * away;
      const space = grid.at(x, y);
      if (space === id) return true;
      isOther ||= space !== null && spaceInfo.get(space)?.kind === 'land';
    }
    if (isOther) return false;
  }
  return true;
}

/** How far a box is from the circle round a space's anchor, in board pixels. */
const gapTo = ({ anchor: [x, y], radius }: SpaceShape, box: LayoutBox): number =>
  Math.max(Math.abs(box.x - x) - box.width / 2, Math.abs(box.y - y) - box.height / 2) - radius;

type CostedSpot = readonly [x: number, y: number, cost: number];

/** Offsets around a point, in label widths and heights; nearest first. */
const SHIFTS: readonly CostedSpot[] = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2.2, -2.2, 3, -3]
  .flatMap((down) =>
    [0, 0.3, -0.3, 0.65, -0.65].map((across): CostedSpot => [across, down, Math.abs(down) * 0.5 + Math.abs(across)]),
  )
  .sort((a, b) => a[2] - b[2]);

function spotsBeside(
  shape: SpaceShape,
  { width, height }: { width: number; height: number },
  zoom: number,
): CostedSpot[] {
  const [x, y] = shape.anchor;
  return [1, 1.6, 2.4].flatMap((factor): CostedSpot[] => {
    const away = (shape.radius * 0.9 + 2 / zoom) * factor;
    const [dx, dy] = [away + width / 2, away + height / 2];
    const straight: CostedSpot[] = [
      [x, y + dy, 1.5 * factor],
      [x + dx, y, 1.6 * factor],
      [x - dx, y, 1.7 * factor],
      [x, y - dy, 1.8 * factor],
    ];
    const corners = [
      [dx, dy],
      [-dx, dy],
      [dx, -dy],
      [-dx, -dy],
    ] as const;
    return [...straight, ...corners.map(([across, down]): CostedSpot => [x + across, y + down, 2.2 * factor])];
  });
}

/** How many of the fifteen sampled points may lie outside the space, normally and for a loose label. */
const MAX_OUTSIDE = 4;
const MAX_OUTSIDE_LOOSE = 7;

/** The cost of covering other spaces. Foreign land must not be covered, except by loose labels. */
function strayCost(
  box: LayoutBox,
  shape: SpaceShape,
  info: SpaceInfo,
  { grid, spaceInfo }: BoardData,
  mayBeBeside: boolean,
  isLoose: boolean,
): number {
  let outside = 0;
  let cost = 0;
  for (const down of [0, -0.42, 0.42]) {
    for (const across of [-0.48, 0.48, -0.24, 0.24, 0]) {
      const space = grid.at(box.x + across * box.width, box.y + down * box.height);
      if (space === shape.id) continue;
      const isLand = space !== null && spaceInfo.get(space)?.kind === 'land';
      if (info.kind === 'sea' || (isLand && !isLoose)) return Infinity;
      outside++;
      cost += isLand || !mayBeBeside ? 0.6 : 0.1;
    }
  }
  return !mayBeBeside && outside > (isLoose ? MAX_OUTSIDE_LOOSE : MAX_OUTSIDE) ? Infinity : cost;
}
