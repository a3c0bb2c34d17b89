import { expect, test } from 'vitest';
import { betweenPanels } from '../../../src/map/camera/freeAreas.ts';
import { areSameBoxes, clipToMap } from '../../../src/store/covers.ts';

const WINDOW = { width: 1000, height: 600 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('covers are relative to the map’s corner and clipped to it', () => {
  const map = box(0, 60, 1000, 660);
  expect(clipToMap(map, [box(12, 72, 90.5, 110), box(1000, 60, 1340, 660), box(900, 500, 1340, 700)])).toEqual([
    box(12, 12, 91, 50),
    box(900, 440, 1000, 600),
  ]);
  // Hidden elements have no size.
  expect(clipToMap(map, [box(0, 0, 0, 0), box(50, 100, 50, 100)])).toEqual([]);
});

test('boxes are the same if all their sides are', () => {
  expect(areSameBoxes([box(0, 0, 1, 1)], [box(0, 0, 1, 1)])).toBe(true);
  expect(areSameBoxes([box(0, 0, 1, 1)], [box(0, 0, 1, 2)])).toBe(false);
  expect(areSameBoxes([box(0, 0, 1, 1)], [])).toBe(false);
});

test('panels at the sides and sheets at the bottom leave the area between them; buttons do not count', () => {
  expect(betweenPanels(WINDOW, [])).toEqual(box(0, 0, 1000, 600));
  expect(betweenPanels(WINDOW, [box(12, 12, 290, 588), box(800, 0, 1000, 600)])).toEqual(box(290, 0, 800, 600));
  expect(betweenPanels(WINDOW, [box(0, 400, 1000, 600)])).toEqual(box(0, 0, 1000, 400));
  expect(betweenPanels(WINDOW, [box(12, 12, 290, 50), box(800, 500, 990, 590)])).toEqual(box(0, 0, 1000, 600));
});

test('if a sheet covers the whole map, the area is the whole window', () => {
  expect(betweenPanels(WINDOW, [box(0, 0, 1000, 600)])).toEqual(box(0, 0, 1000, 600));
});
