import type { BySpace, PowerId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../scene/MapScene.ts';
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
  const found = findRealms(grid, (x, y) => {
    const space = grid.at(x, y);
    return space !== null && spaceInfo.get(space)?.kind === 'land' ? (control[space] ?? null) : null;
  });
  cache.set(control, found);
  return found;
}

function findRealms({ width, height }: SpaceGrid, powerAt: (x: number, y: number) => PowerId | null): Realm[] {
  // A whole number of columns, so that the last one is next to the first.
  const columns = Math.round(width / STEP);
  const rows = Math.floor(height / STEP);
  const wide = width / columns;
  const left = Array.from({ length: rows * columns }, (_, i) =>
    powerAt(((i % columns) + 0.5) * wide, (Math.floor(i / columns) + 0.5) * STEP),
  );
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
