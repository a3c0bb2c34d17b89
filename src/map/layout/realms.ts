import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import type { SpaceGrid } from '../scene/spaceGrid.ts';
import { wrapX } from '../camera/wrap.ts';
import type { TextMeasure } from './labelText.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import { boxAt, pointOnLine, type LinePoint, type TextLine } from './textLine.ts';
import { lineOn, onBoard, type PlacedLine } from './slantedSpot.ts';
import { spineOf, type Spine } from './spine.ts';

/**
 * Connected land of one power, as points spread evenly over it. Points may lie beyond the board's left or right edge,
 * so that a realm is not split there.
 */
interface Realm {
  readonly power: PowerId;
  readonly points: readonly Point[];
}

/** Distance between sampled points, in board pixels. */
const STEP = 32;
/** A realm with fewer points is too small for a name across it. */
const MIN_POINTS = 24;

const cache = new WeakMap<BySpace<PowerId>, readonly Realm[]>();

/** All realms large enough for a name, the largest first. Cached by `control`, which seldom changes. */
export function realmsOf(control: BySpace<PowerId>, grid: SpaceGrid, spaceInfo: SpaceInfoById): readonly Realm[] {
  const known = cache.get(control);
  if (known) return known;
  const samples = samplesOf(grid, spaceInfo);
  const found = findRealms(
    samples,
    samples.lands.map((land) => (land === null ? null : (control[land] ?? null))),
  );
  cache.set(control, found);
  return found;
}

/** The territory at each sampled point, row by row; null over water. */
interface Samples {
  readonly columns: number;
  readonly rows: number;
  /** Distance between columns, in board pixels. */
  readonly wide: number;
  readonly lands: readonly (SpaceId | null)[];
}

const samplesByGrid = new WeakMap<SpaceGrid, Samples>();

/** Cached by `grid`: only who holds the territories changes. */
function samplesOf(grid: SpaceGrid, spaceInfo: SpaceInfoById): Samples {
  const known = samplesByGrid.get(grid);
  if (known) return known;
  // A whole number of columns, so that the last one is next to the first.
  const columns = Math.round(grid.width / STEP);
  const rows = Math.floor(grid.height / STEP);
  const wide = grid.width / columns;
  const lands = Array.from({ length: rows * columns }, (_, i) => {
    const space = grid.at(((i % columns) + 0.5) * wide, (Math.floor(i / columns) + 0.5) * STEP);
    return space !== null && spaceInfo.get(space)?.kind === 'land' ? space : null;
  });
  const samples = { columns, rows, wide, lands };
  samplesByGrid.set(grid, samples);
  return samples;
}

/** Realms of the powers that hold the sampled points; `left` is used up. */
function findRealms({ columns, rows, wide }: Samples, left: (PowerId | null)[]): Realm[] {
  const realms: Realm[] = [];
  for (let first = 0; first < left.length; first++) {
    const power = left[first] ?? null;
    if (power === null) continue;
    const points: Point[] = [];
    const open: [column: number, row: number][] = [[first % columns, Math.floor(first / columns)]];
    left[first] = null;
    for (let next = open.pop(); next; next = open.pop()) {
      const [column, row] = next;
      points.push([(column + 0.5) * wide, (row + 0.5) * STEP]);
      for (const [c, r] of [
        [column + 1, row],
        [column - 1, row],
        [column, row + 1],
        [column, row - 1],
      ] as const) {
        const index = r * columns + (((c % columns) + columns) % columns);
        if (r < 0 || r >= rows || left[index] !== power) continue;
        left[index] = null;
        open.push([c, r]);
      }
    }
    if (points.length >= MIN_POINTS) realms.push({ power, points });
  }
  return realms.sort((a, b) => b.points.length - a.points.length);
}

/**
 * A power's name across its territory in widely spaced capitals, as atlases write it; each letter is placed separately.
 */
export interface PlacedRealmName {
  readonly power: PowerId;
  readonly size: number;
  /** Middle of the line, in board pixels; letters are in screen pixels from it. */
  readonly x: number;
  readonly y: number;
  readonly letters: readonly (LinePoint & { readonly letter: string; readonly width: number })[];
}

/** Type sizes in screen pixels of a small window, the largest first, and letter spacing relative to the size. */
const SIZES = [44, 34, 27, 21, 17, 14];
const SPACINGS = [1.5, 0.9, 0.4];
/** The most of its realm's length that a name takes. */
const SHARE = 0.86;
/**
 * Positions to try along and beside the spine, in shares of the realm's length and of the type's height; nearest first.
 */
const PLACES = [0, 0.06, -0.06, 0.12, -0.12]
  .flatMap((along) => [0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4, 3.4, -3.4, 4.6, -4.6].map((down) => [along, down] as const))
  .sort((a, b) => Math.abs(a[0]) * 14 + Math.abs(a[1]) - Math.abs(b[0]) * 14 - Math.abs(b[1]));

/** Checked first: most unsuitable lines leave the realm there. */
const ENDS_AND_MIDDLE = [-0.46, 0.46, 0];

interface RealmContext {
  readonly occupied: Occupied;
  readonly boardWidth: number;
  readonly zoom: number;
  /** How much larger everything is than in a small window. */
  readonly scale: number;
  readonly measure: TextMeasure;
  /** Whether a point of the board is land of the power. */
  readonly isOf: (power: PowerId, x: number, y: number) => boolean;
}

/** Names of all realms that have room for them; they take their area. Yields after each. */
export function* placeRealmNames(
  realms: readonly Realm[],
  nameOf: (power: PowerId) => string,
  context: RealmContext,
): Generator<void, PlacedRealmName[]> {
  const all: PlacedRealmName[] = [];
  for (const { power, points } of realms) {
    const spine = spineOf(points);
    const placed = spine && fittingName(power, nameOf(power).toUpperCase(), spine, context);
    if (placed) all.push(placed);
    yield;
  }
  return all;
}

function fittingName(power: PowerId, name: string, spine: Spine, context: RealmContext): PlacedRealmName | null {
  const { zoom, scale, measure } = context;
  const isOn = ({ x, y, textLine }: PlacedLine, along: number): boolean => {
    const at = pointOnLine(textLine, along);
    return context.isOf(power, x + at.x / zoom, y + at.y / zoom);
  };
  for (const size of SIZES.map((own) => Math.round(own * scale))) {
    for (const spacing of SPACINGS) {
      const advances = [...name].map((letter) => measure(letter, size, 'name') + spacing * size);
      const length = advances.reduce((sum, advance) => sum + advance, 0);
      if (length > spine.length * zoom * SHARE) continue;
      for (const [along, down] of PLACES) {
        const line = lineOn(spine, along * spine.length, (down * size) / zoom, length, zoom);
        if (!line || !ENDS_AND_MIDDLE.every((share) => isOn(line, share * length))) continue;
        const letters = lettersOn(line.textLine, name, advances, spacing * size);
        if (!letters.every((at) => context.isOf(power, line.x + at.x / zoom, line.y + at.y / zoom))) continue;
        const boxes = letters.map((at) => onBoard(boxAt(at, at.width + 2, size * 0.8), line, zoom));
        if (!boxes.every((box) => context.occupied.isFree(box))) continue;
        for (const box of boxes) context.occupied.add(box);
        return { power, size, x: wrapX(line.x, context.boardWidth), y: line.y, letters };
      }
    }
  }
  return null;
}

/** The middle of each letter on the line; spaces only take room. */
function lettersOn(
  textLine: TextLine,
  name: string,
  advances: readonly number[],
  spacing: number,
): PlacedRealmName['letters'] {
  let along = -textLine.length / 2;
  return [...name].flatMap((letter, i) => {
    const advance = advances[i] ?? 0;
    along += advance;
    return letter === ' ' ? [] : [{ letter, width: advance - spacing, ...pointOnLine(textLine, along - advance / 2) }];
  });
}

/** The boxes of a name's letters, in screen pixels from the name's middle. */
export const letterBoxes = ({ letters, size }: PlacedRealmName): LayoutBox[] =>
  letters.map((at) => boxAt(at, at.width, size * 0.8));
