import { expect, test } from 'vitest';
import { arrow } from '../../../src/map/layout/routePoints.ts';

const WIDTH = 4000;

test('an arrow goes through all points and stops before the last', () => {
  const [line, barbs] = arrow(
    [
      [100, 100],
      [200, 200],
      [600, 200],
    ],
    WIDTH,
  );
  expect(line).toEqual([
    [100, 100],
    [200, 200],
    [545, 200],
  ]);
  expect(barbs?.[1]).toEqual([545, 200]);
  expect(barbs?.every(([x]) => x <= 545)).toBe(true);
});

test('on a short route it stops at three quarters', () => {
  expect(
    arrow(
      [
        [0, 0],
        [100, 0],
      ],
      WIDTH,
    )[0],
  ).toEqual([
    [0, 0],
    [75, 0],
  ]);
});

test('it goes the short way round the world', () => {
  expect(
    arrow(
      [
        [3900, 50],
        [200, 50],
      ],
      WIDTH,
    )[0],
  ).toEqual([
    [3900, 50],
    [4145, 50],
  ]);
  expect(
    arrow(
      [
        [200, 50],
        [3900, 50],
      ],
      WIDTH,
    )[0],
  ).toEqual([
    [200, 50],
    [-45, 50],
  ]);
});

test('there is no arrow without two different points', () => {
  expect(arrow([], WIDTH)).toEqual([]);
  expect(arrow([[10, 10]], WIDTH)).toEqual([]);
  expect(
    arrow(
      [
        [10, 10],
        [10, 10],
      ],
      WIDTH,
    ),
  ).toEqual([]);
});

test('a route there and back is drawn both ways', () => {
  expect(
    arrow(
      [
        [0, 0],
        [400, 0],
        [0, 0],
      ],
      WIDTH,
    )[0],
  ).toEqual([
    [0, 0],
    [400, 0],
    [55, 0],
  ]);
});
