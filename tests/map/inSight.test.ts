import { expect, test } from 'vitest';
import type { MapLayout } from '../../src/map/layout/mapLayout.ts';
import { inSight } from '../../src/map/layout/suits.ts';

const LAYOUT = { zoom: 1, blocks: [{ space: 'russia' }], labels: [{ space: 'russia' }] } as unknown as MapLayout;

test('what has faded for another zoom cannot be pointed at', () => {
  expect(inSight(LAYOUT, 1)).toBe(LAYOUT);
  expect(inSight(LAYOUT, 1.4)).toBe(LAYOUT);
  expect(inSight(LAYOUT, 0.5)).toMatchObject({ blocks: [], labels: [] });
  expect(inSight(LAYOUT, 4)).toMatchObject({ blocks: [], labels: [] });
});
