import { expect, test } from 'vitest';
import { visibleBox } from '../../../src/map/minimap/Minimap.tsx';

const board = { width: 4800, height: 2400 };

test('the frame is the visible part of the board, scaled down', () => {
  expect(visibleBox({ x: 2400, y: 1200, zoom: 1 }, { width: 1200, height: 600 }, board, 1 / 24)).toEqual({
    x: 75,
    y: 37.5,
    width: 50,
    height: 25,
  });
});

test('it exceeds the side at the seam, and is clipped at the top and bottom', () => {
  expect(visibleBox({ x: 0, y: 200, zoom: 1 }, { width: 1200, height: 600 }, board, 0.1)).toEqual({
    x: -60,
    y: 0,
    width: 120,
    height: 50,
  });
});

test('it is the whole minimap if the whole board is visible', () => {
  expect(visibleBox({ x: 1728, y: 1000, zoom: 0.2 }, { width: 1920, height: 1080 }, board, 0.1)).toEqual({
    x: 0,
    y: 0,
    width: 480,
    height: 240,
  });
});
