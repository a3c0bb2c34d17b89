import { expect, test } from 'vitest';
import { leastCovering, leastCoveringFrom } from '../../../src/ui/shell/leastCovering.ts';

const box = (left: number, top: number, width = 40, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const FOOT = box(0, 500, 400, 100);
const TOP = box(0, 50, 400, 100);

test('a notice stays at its first place while nothing is there', () => {
  expect(leastCovering([FOOT, TOP], [box(600, 520)], [box(600, 60)])).toBe(0);
  expect(leastCovering([FOOT, TOP], [], [])).toBe(0);
});

test('it moves to where it covers fewer units', () => {
  expect(leastCovering([FOOT, TOP], [], [box(10, 520)])).toBe(1);
  expect(leastCovering([FOOT, TOP], [], [box(10, 520), box(10, 60), box(100, 60)])).toBe(0);
});

test('it would rather cover many units than one space in play', () => {
  const crowd = [10, 60, 110, 160, 210].map((left) => box(left, 60));
  expect(leastCovering([FOOT, TOP], [box(10, 520)], crowd)).toBe(1);
});

test('of four corners it takes the free one', () => {
  const [footRight, topRight] = [box(500, 500, 400, 100), box(500, 50, 400, 100)];
  const crowd = [box(10, 520), box(10, 60), box(510, 520)];
  expect(leastCovering([FOOT, TOP, footRight, topRight], [], crowd)).toBe(3);
});

test('while it is read it moves only away from spaces in play', () => {
  expect(leastCoveringFrom(1, [FOOT, TOP], [], [box(10, 60)])).toBe(1);
  expect(leastCoveringFrom(1, [FOOT, TOP], [box(10, 60)], [])).toBe(0);
  expect(leastCoveringFrom(0, [FOOT, TOP], [box(10, 520)], [])).toBe(1);
  // If both places cover a space in play, it chooses the smaller overlap.
  expect(leastCoveringFrom(0, [FOOT, TOP], [box(10, 520), box(10, 60), box(60, 60)], [])).toBe(0);
});
