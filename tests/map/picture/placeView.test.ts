import { describe, expect, test } from 'vitest';
import { inPicture, placeView } from '../../../src/map/picture/placeView.ts';
import type { Point, SpaceShape } from '../../../src/geography/shapes.ts';

const SIZE = { width: 400, height: 250 };
const shape = (id: string, anchor: Point): SpaceShape => ({
  id,
  anchor,
  label: anchor,
  rings: [],
  bounds: [0, 0, 0, 0],
  radius: 20,
});

describe('a picture of a part of the map', () => {
  const board = (...spaces: readonly SpaceShape[]) => ({ width: 4800, height: 2279, spaces });

  test('has every space it is made for, away from its edges', () => {
    const spaces = [shape('a', [1000, 900]), shape('b', [1900, 1000]), shape('c', [1500, 1400])];
    const view = placeView(board(...spaces), ['a', 'b', 'c'], SIZE);
    for (const { anchor } of spaces) {
      const [x, y] = inPicture(view, anchor, 4800, SIZE.width);
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(SIZE.width - 60);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(SIZE.height - 40);
    }
  });

  test('goes across the edge of the board', () => {
    const spaces = [shape('west', [60, 900]), shape('east', [4700, 900])];
    const view = placeView(board(...spaces), ['west', 'east'], SIZE);
    const [west, east] = spaces.map(({ anchor }) => inPicture(view, anchor, 4800, SIZE.width)[0]);
    expect(west).toBeGreaterThan(east ?? 0);
    expect(Math.abs((west ?? 0) - (east ?? 0))).toBeLessThan(SIZE.width);
  });

  test('does not leave the board at its top', () => {
    expect(placeView(board(shape('a', [1000, 10])), ['a'], SIZE).top).toBe(0);
  });
});
