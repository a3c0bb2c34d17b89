import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import type { SpaceGrid } from '../scene/spaceGrid.ts';

/**
 * Connected land of one power, as points spread evenly over it. Points may lie beyond the board's left or right edge,
 * so that a realm is not split there.
 */
export interface Realm {
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
