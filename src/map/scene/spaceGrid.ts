import { shownPart, type BoardShapes, type Ring } from '../../geography/shapes.ts';
import { wrapX } from '../camera/wrap.ts';

/** Side of a grid cell, in board pixels. */
const CELL = 8;

/** Areas of a board; the later of two that overlap lies over the other. */
interface GridAreas extends Pick<BoardShapes, 'width' | 'height' | 'frame'> {
  readonly spaces: readonly { readonly id: string; readonly rings: readonly Ring[] }[];
}

/**
 * A raster for fast, approximate look-ups of the space at a board point; the layout makes thousands of them. Returns
 * null over ice and lakes, and outside a frame.
 */
export interface SpaceGrid {
  readonly width: number;
  readonly height: number;
  /** Side of a cell. */
  readonly cell: number;
  readonly at: (x: number, y: number) => string | null;
}

export function spaceGrid(shapes: GridAreas): SpaceGrid {
  const [west, , east] = shownPart(shapes);
  const columns = Math.ceil(east / CELL);
  const rows = Math.ceil(shapes.height / CELL);
  const cells = new Uint16Array(columns * rows);
  shapes.spaces.forEach((shape, index) => {
    for (const [row, crossings] of crossingsOf(shape, rows)) {
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil((crossings[i] ?? 0) / CELL - 0.5));
        const to = Math.min(columns - 1, Math.floor((crossings[i + 1] ?? 0) / CELL - 0.5));
        for (let column = from; column <= to; column++) cells[row * columns + column] = index + 1;
      }
    }
  });
  const ids = [null, ...shapes.spaces.map(({ id }) => id)];
  const at = (x: number, y: number): string | null => {
    const row = Math.floor(y / CELL);
    if (row < 0 || row >= rows) return null;
    const onBoard = wrapX(x, shapes.width);
    if (onBoard < west || onBoard > east) return null;
    const index = cells[row * columns + Math.min(columns - 1, Math.floor(onBoard / CELL))] ?? 0;
    return ids[index] ?? null;
  };
  return { width: shapes.width, height: shapes.height, cell: CELL, at };
}

/** The x values at which a space's outlines cross the middle of each row of cells. */
function crossingsOf(shape: GridAreas['spaces'][number], rows: number): Map<number, number[]> {
  const crossings = new Map<number, number[]>();
  for (const ring of shape.rings) {
    let last = ring[ring.length - 1];
    for (const point of ring) {
      if (last && last[1] !== point[1]) {
        const [top, bottom] = last[1] < point[1] ? [last, point] : [point, last];
        const first = Math.max(0, Math.ceil(top[1] / CELL - 0.5));
        for (let row = first; row < rows && (row + 0.5) * CELL < bottom[1]; row++) {
          const x = top[0] + ((bottom[0] - top[0]) * ((row + 0.5) * CELL - top[1])) / (bottom[1] - top[1]);
          const list = crossings.get(row);
          if (list) list.push(x);
          else crossings.set(row, [x]);
        }
      }
      last = point;
    }
  }
  return crossings;
}
