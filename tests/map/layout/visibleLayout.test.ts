import { expect, test } from 'vitest';
import type { MapLayout } from '../../../src/map/layout/mapLayout.ts';
import { visibleLayout } from '../../../src/map/layout/layoutOpacity.ts';

const LAYOUT = { zoom: 1, blocks: [{ space: 'russia' }], labels: [{ space: 'russia' }] } as unknown as MapLayout;

test('a layout that has faded out at another zoom has nothing under the pointer', () => {
  expect(visibleLayout(LAYOUT, 1)).toBe(LAYOUT);
  expect(visibleLayout(LAYOUT, 1.4)).toBe(LAYOUT);
  expect(visibleLayout(LAYOUT, 0.5)).toMatchObject({ blocks: [], labels: [] });
  expect(visibleLayout(LAYOUT, 4)).toMatchObject({ blocks: [], labels: [] });
});
