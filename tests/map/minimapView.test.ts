import { expect, test } from 'vitest';
import { visibleBox } from '../../src/map/minimap/minimapView.ts';

const board = { width: 4800, height: 2400 };

test('the frame on the small map is what is seen of the board, as much smaller', () => {
  expect(visibleBox({ x: 2400, y: 1200, zoom: 1 }, { width: 1200, height: 600 }, board, 1 / 24)).toEqual({
    x: 75,
    y: 37.5,
    width: 50,
    height: 25,
  });
});

test('it reaches over the side at the seam, and ends where the board does', () => {
  expect(visibleBox({ x: 0, y: 200, zoom: 1 }, { width: 1200, height: 600 }, board, 0.1)).toEqual({
    x: -60,
    y: 0,
    width: 120,
    height: 50,
  });
});

test('it is all of the small map where all of the board is seen', () => {
  expect(visibleBox({ x: 1728, y: 1000, zoom: 0.2 }, { width: 1920, height: 1080 }, board, 0.1)).toEqual({
    x: 0,
    y: 0,
    width: 480,
    height: 240,
  });
});
