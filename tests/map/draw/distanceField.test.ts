import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/geography/shapes.ts';
import { squaredDistances } from '../../../src/map/draw/distanceField.ts';

const GRID = { side: 1, columns: 40, rows: 25, reach: 12 };

/** The same by brute force. */
function bruteForce(points: readonly Point[], column: number, row: number): number {
  const distances = points.flatMap(([x, y]) =>
    [-GRID.columns, 0, GRID.columns].map((turn) => Math.hypot(x + turn - column - 0.5, y - row - 0.5)),
  );
  return Math.min(...distances);
}

describe('the distance from the nearest line', () => {
  test('is that of a brute force search within one cell, up to the reach and across the seam', () => {
    const place = fc.tuple(
      fc.double({ min: 0, max: 39.9, noNaN: true }),
      fc.double({ min: 0, max: 24.9, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (points) => {
        const field = squaredDistances(
          points.map((point) => [point]),
          GRID,
        );
        for (let row = 0; row < GRID.rows; row++) {
          for (let column = 0; column < GRID.columns; column++) {
            const found = Math.sqrt(field[row * GRID.columns + column] ?? 0);
            const expected = bruteForce(points, column, row);
            if (expected > GRID.reach - 2) expect(found).toBeGreaterThan(GRID.reach - 3);
            else expect(Math.abs(found - expected)).toBeLessThan(1);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is measured from all of a line, not only from its points', () => {
    const field = squaredDistances(
      [
        [
          [5.5, 10.5],
          [35.5, 10.5],
        ],
      ],
      GRID,
    );
    for (let column = 5; column <= 35; column++) {
      expect(field[10 * GRID.columns + column]).toBeLessThan(0.3);
      expect(Math.sqrt(field[14 * GRID.columns + column] ?? 0)).toBeCloseTo(4, 0);
    }
  });

  test('works for lines in any unit', () => {
    const line: readonly Point[] = [
      [3, 4],
      [20, 15],
      [21, 3],
    ];
    const large = line.map(([x, y]): Point => [x * 8, y * 8]);
    expect(squaredDistances([large], { ...GRID, side: 8 })).toEqual(squaredDistances([line], GRID));
  });

  test('is larger than the reach without lines', () => {
    expect(Math.min(...squaredDistances([], GRID))).toBeGreaterThan(GRID.reach ** 2);
  });
});
