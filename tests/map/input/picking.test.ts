import { describe, expect, it } from 'vitest';
import type { BoardShapes, Point, SpaceShape } from '../../../src/geography/shapes.ts';
import { pickIndex, spaceAt } from '../../../src/map/input/picking.ts';
import { spaceInfo, shapes } from '../openingBoard.ts';

const square = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

const space = (id: string, rings: Point[][], anchor: Point, radius: number): SpaceShape => ({
  id,
  rings,
  bounds: [0, 0, 0, 0],
  label: anchor,
  anchor,
  radius,
});

/** A sea with an island, a continent with a lake across the seam, and another sea to the south. */
const small: BoardShapes = {
  width: 1000,
  height: 400,
  spaces: [
    space('north', [square(100, 0, 900, 200), square(490, 90, 500, 100)], [400, 50], 90),
    space('south', [square(0, 200, 1000, 400)], [500, 300], 90),
    space('island', [square(490, 90, 500, 100)], [495, 95], 5),
    space('seamland', [square(0, 0, 100, 200), square(900, 0, 1000, 200), square(40, 50, 60, 80)], [950, 100], 45),
  ],
  borders: [],
  decor: [],
  canals: [],
  features: [],
};
const index = pickIndex(small, (id) => id === 'island' || id === 'seamland');

describe('picking a space', () => {
  it('finds the space that contains the point', () => {
    expect(spaceAt(index, [300, 100])).toBe('north');
    expect(spaceAt(index, [300, 300])).toBe('south');
  });

  it('wraps round the world on both sides', () => {
    expect(spaceAt(index, [-50, 100])).toBe('seamland');
    expect(spaceAt(index, [1050, 100])).toBe('seamland');
    expect(spaceAt(index, [3300, 100])).toBe('north');
    expect(spaceAt(index, [-2700, 100])).toBe('north');
  });

  it('finds nothing in lakes or beyond the board', () => {
    expect(spaceAt(index, [50, 65])).toBeNull();
    expect(spaceAt(index, [50, -5])).toBeNull();
  });

  it('finds a tiny island from the water around it, but not from far away', () => {
    expect(spaceAt(index, [495, 95])).toBe('island');
    expect(spaceAt(index, [495, 120])).toBe('island');
    expect(spaceAt(index, [495, 140])).toBe('north');
  });

  it('enlarges the hit circle of islands on request', () => {
    expect(spaceAt(index, [495, 140], 60)).toBe('island');
  });

  it('finds every space of the real board at its anchor and its label', () => {
    const real = pickIndex(shapes, (id) => spaceInfo.get(id)?.kind === 'land');
    for (const { id, anchor, label } of shapes.spaces) {
      expect(spaceAt(real, anchor), id).toBe(id);
      expect(spaceAt(real, [anchor[0] + shapes.width, anchor[1]]), id).toBe(id);
      expect([id, ...shapes.spaces.filter(({ radius }) => radius < 30).map((tiny) => tiny.id)], id).toContain(
        spaceAt(real, label),
      );
    }
  });
});
