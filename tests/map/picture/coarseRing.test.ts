import { expect, test } from 'vitest';
import type { Ring } from '../../../src/geography/shapes.ts';
import { coarseRing } from '../../../src/map/picture/landPaths.ts';

const CIRCLE: Ring = Array.from({ length: 360 }, (_, i) => {
  const angle = (i * Math.PI) / 180;
  return [100 * Math.cos(angle), 100 * Math.sin(angle)];
});

test('points nearer than a small picture can show are left out, and those kept are the ring’s own', () => {
  const coarse = coarseRing(CIRCLE, 10);
  expect(coarse.length).toBeGreaterThan(50);
  expect(coarse.length).toBeLessThan(63);
  expect(coarse.every((point) => CIRCLE.includes(point))).toBe(true);
  coarse.slice(1).forEach(([x, y], i) => {
    const [x0, y0] = coarse[i]!;
    expect(Math.hypot(x - x0, y - y0)).toBeGreaterThanOrEqual(10);
  });
});

test('a ring too small to be seen is left out, one drawn to its finest point stays', () => {
  expect(coarseRing(CIRCLE, 300)).toEqual([]);
  expect(coarseRing(CIRCLE, 0)).toEqual(CIRCLE);
});
