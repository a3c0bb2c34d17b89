import type { BySpace, PowerId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../scene/MapScene.ts';
import type { SpaceGrid } from '../scene/spaceGrid.ts';

/**
 * Connected land under one power, as places spread evenly over it. It may reach beyond the board's right or left edge:
 * it is not torn there.
 */
export interface Realm {
  readonly power: PowerId;
  readonly places: readonly Point[];
}

/** Places are looked at so far apart, in board pixels. */
const STEP = 32;
/** A realm of fewer places is too small to bear a name across it. */
const FEWEST = 24;

const remembered = new WeakMap<BySpace<PowerId>, readonly Realm[]>();

/** All realms large enough to be named. Control seldom changes, so the answer is kept with it. */
export function realmsOf(control: BySpace<PowerId>, grid: SpaceGrid, places: SpaceInfoById): readonly Realm[] {
  const known = remembered.get(control);
  if (known) return known;
  const found = findRealms(grid, (x, y) => {
    const space = grid.at(x, y);
    return space !== null && places.get(space)?.kind === 'land' ? (control[space] ?? null) : null;
  });
  remembered.set(control, found);
  return found;
}

function findRealms({ width, height }: SpaceGrid, powerAt: (x: number, y: number) => PowerId | null): Realm[] {
  // A whole number of columns, so that the last one lies beside the first.
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
    const places: Point[] = [];
    const open: [column: number, row: number][] = [[first % columns, Math.floor(first / columns)]];
    left[first] = null;
    for (let next = open.pop(); next; next = open.pop()) {
      const [column, row] = next;
      places.push([(column + 0.5) * wide, (row + 0.5) * STEP]);
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
    if (places.length >= FEWEST) realms.push({ power, places });
  }
  return realms.sort((a, b) => b.places.length - a.places.length);
}
