import { assert, double, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProjection } from '../../src/geography/projection.ts';
import { mappedEditions, readInput } from '../../src/geography/readInput.ts';
import { createUnproject } from '../../src/geography/unproject.ts';

/** Degrees between two longitudes, the short way round. */
const apart = (a: number, b: number): number => Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180);

describe.each(mappedEditions())('the way back from the map of %s', (edition) => {
  const projection = createProjection(readInput(edition).territories.projection);
  const unproject = createUnproject(projection);
  const within = (most: number) => double({ min: 0, max: most, noNaN: true });

  test('leads from any pixel to the place that is projected there', () => {
    assert(
      property(within(projection.width), within(projection.height), (x, y) => {
        const place = unproject([x, y]);
        const [backX, backY] = projection.project(place ?? [0, 0]);
        expect(apart((backX / projection.width) * 360, (x / projection.width) * 360)).toBeLessThan(0.001);
        expect(Math.abs(backY - y)).toBeLessThan(0.01);
      }),
      { numRuns: 1500 },
    );
  });

  test('leads from any place to its pixel and back within a hundredth of a degree', () => {
    const longitude = double({ min: -180, max: 180, noNaN: true });
    const latitude = double({ min: -57.5, max: 79.5, noNaN: true });
    assert(
      property(longitude, latitude, (lon, lat) => {
        const at = projection.project([lon, lat]);
        // Where the projection enlarges Europe, the board ends a little before its northern limit.
        pre(at[1] >= 0 && at[1] <= projection.height);
        const [backLon, backLat] = unproject(at) ?? [NaN, NaN];
        expect(apart(backLon, lon)).toBeLessThan(0.01);
        expect(Math.abs(backLat - lat)).toBeLessThan(0.01);
      }),
      { numRuns: 1500 },
    );
  });

  test('is the same on every copy of the board', () => {
    const [x, y] = projection.project([13.4, 52.5]);
    for (const turn of [-1, 1, 2]) expect(unproject([x + turn * projection.width, y])?.[0]).toBeCloseTo(13.4, 4);
  });

  test('ends at the board’s upper and lower edge', () => {
    expect(unproject([100, -1])).toBeNull();
    expect(unproject([100, projection.height + 1])).toBeNull();
  });
});
