import type { Point } from '../../../geography/shapes.ts';

/** An upright rectangle on the paper by its middle, in millimetres. */
export interface PaperBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const overlaps = (a: PaperBox, b: PaperBox): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** What lies at a place: the space itself, open water, or anything else. */
export type LabelGround = 'own' | 'water' | 'other';

export interface LabelRoom {
  readonly isFree: (box: PaperBox) => boolean;
  readonly groundAt: (at: Point) => LabelGround;
}

export interface LabelSpot {
  readonly box: PaperBox;
  /** From the place to a name that lies apart from it. */
  readonly leader: readonly [Point, Point] | null;
}

/** Points of a box that tell what lies under it, as shares of its sides: those that fail most often come first. */
const PROBES = [-0.4, 0.4, 0].flatMap((down) => [-0.48, 0.48, 0, -0.24, 0.24].map((right) => [right, down] as const));

const isOver = ({ x, y, width, height }: PaperBox, grounds: readonly LabelGround[], { groundAt }: LabelRoom): boolean =>
  PROBES.every(([right, down]) => grounds.includes(groundAt([x + right * width, y + down * height])));

/** How far round a place a spot for a name inside it is looked for, in millimetres. */
const NEAR = [0, 1.5, 3, 5, 8, 12];
const TURNS = 16;

/** Places round a point, the nearest first. */
function* around([x, y]: Point, distances: readonly number[], turns: number): Generator<Point> {
  for (const distance of distances)
    for (let i = 0; i < (distance === 0 ? 1 : turns); i++) {
      const angle = (i / turns) * 2 * Math.PI;
      yield [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
    }
}

/** A free spot for a label of this size wholly inside its space; null if there is none. */
export function spotInside(
  places: readonly Point[],
  size: Pick<PaperBox, 'width' | 'height'>,
  room: LabelRoom,
): LabelSpot | null {
  for (const place of places)
    for (const [x, y] of around(place, NEAR, TURNS)) {
      const box = { x, y, ...size };
      if (isOver(box, ['own'], room) && room.isFree(box)) return { box, leader: null };
    }
  return null;
}

/** A free spot beside its place: it may lie over the space and open water, but over no other land. */
export function paperSpotBeside(
  places: readonly Point[],
  size: Pick<PaperBox, 'width' | 'height'>,
  room: LabelRoom,
): LabelSpot | null {
  for (const [px, py] of places)
    for (const [right, down] of BESIDE) {
      const box = { x: px + (right * size.width) / 2 + right, y: py + (down * size.height) / 2 + down, ...size };
      if (room.isFree(box) && isOver(box, ['own', 'water'], room)) return { box, leader: null };
    }
  return null;
}

/** Over the place, then right, left, below, above, and between them. */
const BESIDE = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const;

interface SpotSearch {
  readonly from: number;
  readonly to: number;
  readonly grounds: readonly LabelGround[];
  readonly mayCross?: true;
}

/** How far a name may lie from its place, in millimetres: first near by over water, then over other land, then far. */
const SEARCHES: readonly SpotSearch[] = [
  { from: 4, to: 36, grounds: ['own', 'water'] },
  { from: 4, to: 22, grounds: ['own', 'water', 'other'] },
  { from: 38, to: 80, grounds: ['own', 'water'] },
  { from: 24, to: 80, grounds: ['own', 'water', 'other'] },
  // On a crowded sheet the line may cross other names rather than a land have none.
  { from: 4, to: 120, grounds: ['own', 'water', 'other'], mayCross: true },
];
const STEP = 2;

/** A free spot apart from its place, with a line that leads there. */
export function spotApart(place: Point, size: Pick<PaperBox, 'width' | 'height'>, room: LabelRoom): LabelSpot | null {
  for (const { from, to, grounds, mayCross } of SEARCHES) {
    const distances = Array.from({ length: (to - from) / STEP + 1 }, (_, i) => from + i * STEP);
    for (const [x, y] of around(place, distances, 32)) {
      const box = { x, y, ...size };
      if (!room.isFree(box) || !isOver(box, grounds, room)) continue;
      const leader = leaderTo(place, box);
      if (mayCross || alongLine(leader).every(room.isFree)) return { box, leader };
    }
  }
  return null;
}

/** The line from a place to the nearest point of a box. */
function leaderTo([px, py]: Point, { x, y, width, height }: PaperBox): readonly [Point, Point] {
  const within = (value: number, middle: number, length: number): number =>
    Math.min(Math.max(value, middle - length / 2), middle + length / 2);
  return [
    [px, py],
    [within(px, x, width), within(py, y, height)],
  ];
}

/** Small boxes along a line, which keep other names off it. */
export function alongLine([[x0, y0], [x1, y1]]: readonly [Point, Point]): PaperBox[] {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const share = (i + 1) / steps;
    return { x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share, width: 0.3, height: 0.3 };
  });
}
