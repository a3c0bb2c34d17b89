import { describe, expect, test } from 'vitest';
import {
  slicePath,
  lengthOf,
  wrappedCopies,
  pointAlong,
  smoothPath,
  unwrapPath,
  broadArrow,
} from '../../../src/map/layout/polyline.ts';
import type { Point } from '../../../src/geography/shapes.ts';

const BENT: readonly Point[] = [
  [0, 0],
  [30, 0],
  [30, 40],
];

describe('a line', () => {
  test('has a length, points along it and sections', () => {
    expect(lengthOf(BENT)).toBe(70);
    expect(pointAlong(BENT, 50)).toEqual({ at: [30, 20], to: [0, 1] });
    expect(pointAlong(BENT, 999).at).toEqual([30, 40]);
    expect(slicePath(BENT, 10, 60)).toEqual([
      [10, 0],
      [30, 0],
      [30, 30],
    ]);
  });

  test('goes the short way round the world, and is copied to both sides where it crosses the edge', () => {
    const line = unwrapPath(
      [
        [3900, 50],
        [200, 50],
        [200, 50],
      ],
      4000,
    );
    expect(line).toEqual([
      [3900, 50],
      [4200, 50],
    ]);
    expect(wrappedCopies(line, 4000)).toEqual([
      line,
      [
        [-100, 50],
        [200, 50],
      ],
    ]);
    expect(wrappedCopies(BENT, 4000)).toEqual([BENT]);
  });

  test('smoothPath passes through every point', () => {
    const smooth = smoothPath(BENT);
    for (const point of BENT) expect(smooth).toContainEqual(point);
  });

  test('bows sideways if it is straight, so that the way there and back do not overlap', () => {
    const middle = (line: readonly Point[]): Point => pointAlong(line, lengthOf(line) / 2).at;
    const there = middle(
      smoothPath([
        [0, 0],
        [100, 0],
      ]),
    );
    const back = middle(
      smoothPath([
        [100, 0],
        [0, 0],
      ]),
    );
    expect(Math.abs(there[1] - back[1])).toBeGreaterThan(10);
  });
});

test('a broad arrow ends in its tip, is widest at its head and narrowest at its tail', () => {
  const outline = broadArrow(
    [
      [0, 0],
      [50, 0],
      [100, 0],
    ],
    10,
  );
  expect(outline).toContainEqual([100, 0]);
  const breadthAt = (x: number): number =>
    Math.max(...outline.filter((point) => Math.abs(point[0] - x) < 0.01).map(([, y]) => Math.abs(y)));
  expect(breadthAt(0)).toBeLessThan(breadthAt(50));
  expect(breadthAt(85)).toBeGreaterThan(breadthAt(50) * 1.5);
  expect(Math.max(...outline.map(([x]) => x))).toBe(100);
});
