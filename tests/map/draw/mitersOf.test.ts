import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/geography/shapes.ts';
import { inwardsOf } from '../../../src/map/draw/bands.ts';
import { mitersOf } from '../../../src/map/draw/mitersOf.ts';

/** The offsets as points, rounded to thousandths. */
const offsets = (miters: Float64Array): Point[] =>
  Array.from({ length: miters.length / 2 }, (_, i) => [thousandths(miters[i * 2]), thousandths(miters[i * 2 + 1])]);
/** Plus zero, since a normal may have a minus zero. */
const thousandths = (value = NaN): number => Math.round(value * 1000) / 1000 + 0;

describe('the offsets from a line to its edge', () => {
  test('are the section’s normal at the ends and the corner of both edges between', () => {
    const corner: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(offsets(mitersOf(corner, false))).toEqual([
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
  });

  test('are corners everywhere on a ring', () => {
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(offsets(mitersOf(square, true))).toEqual([
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ]);
  });

  test('are no longer than asked at sharp corners', () => {
    const spike: Point[] = [
      [0, 0],
      [10, 0.5],
      [0, 1],
    ];
    expect(Math.hypot(...(offsets(mitersOf(spike, false))[1] ?? []))).toBeCloseTo(2, 2);
    expect(Math.hypot(...(offsets(mitersOf(spike, false, 1.15))[1] ?? []))).toBeCloseTo(1.15, 2);
  });

  test('follow the section before where a line turns back or stands still', () => {
    const back: Point[] = [
      [0, 0],
      [10, 0],
      [10, 0],
      [0, 0],
    ];
    expect(offsets(mitersOf(back, false))).toEqual([
      [0, 1],
      [0, 1],
      [0, -1],
      [0, -1],
    ]);
  });

  test('are none for no points, and nothing for a single one', () => {
    expect(mitersOf([], true)).toHaveLength(0);
    expect(offsets(mitersOf([[3, 4]], true))).toEqual([[0, 0]]);
  });
});

test('a band reaches into an area, whichever way its rings run', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  for (const ring of [square, square.toReversed()]) {
    const [inwards] = inwardsOf([ring]);
    for (const [i, [x, y]] of offsets(inwards ?? new Float64Array()).entries()) {
      const [fromX, fromY] = ring[i] ?? [NaN, NaN];
      expect(Math.sign(x)).toBe(fromX === 0 ? 1 : -1);
      expect(Math.sign(y)).toBe(fromY === 0 ? 1 : -1);
    }
  }
});
