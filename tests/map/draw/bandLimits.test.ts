import { describe, expect, test } from 'vitest';
import { packLimits, unpackLimits } from '../../../src/map/draw/bands.ts';
import { limitsOf } from '../../../src/scripts/map/withTriangles.ts';
import { boards, builtFile, builtShapes } from '../../geography/support.ts';

describe.each(boards.map(({ edition }) => edition))('the limits of border bands in the built map of %s', (edition) => {
  const { spaces, borders } = builtShapes(edition);
  const kinds = new Map(builtFile(edition).spaces.map(({ id, kind }) => [id, kind]));

  test('are those of the outlines, less than a twentieth of a pixel short', () => {
    for (const space of spaces.filter(({ id }) => kinds.get(id) === 'land')) {
      const read = unpackLimits(space.bandLimits ?? []);
      const computed = limitsOf(space, borders);
      expect([...read.keys()]).toEqual([...computed.keys()]);
      for (const [point, limit] of computed) {
        const short = limit - (read.get(point) ?? NaN);
        expect(short).toBeGreaterThanOrEqual(0);
        expect(short).toBeLessThan(0.05);
      }
    }
  });

  test('are none at sea', () => {
    expect(spaces.filter(({ id, bandLimits }) => kinds.get(id) === 'sea' && bandLimits !== undefined)).toEqual([]);
  });
});

test('Algeria’s tint ends at the Sahara in its narrow tip', () => {
  const algeria = builtShapes('revised').spaces.find(({ id }) => id === 'algeria');
  const limits = [...unpackLimits(algeria?.bandLimits ?? []).values()];
  expect(limits.length).toBeGreaterThan(10);
  expect(Math.min(...limits)).toBeLessThan(2);
});

test('limits are the same after packing and unpacking, rounded down to a twentieth', () => {
  const limits = new Map([
    [0, 3],
    [7, 0.19],
    [8, 19.99],
    [300, 0.01],
  ]);
  expect([...unpackLimits(packLimits(limits))]).toEqual([
    [0, 3],
    [7, 0.15],
    [8, 19.95],
    [300, 0],
  ]);
});
