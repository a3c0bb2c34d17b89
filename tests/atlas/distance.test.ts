import { assert, double, pre, property, tuple } from 'fast-check';
import LatLon from 'geodesy/latlon-ellipsoidal-vincenty.js';
import { describe, expect, test } from 'vitest';
import { kilometresBetween, type LonLat } from '../../src/atlas/distance.ts';

// The judge goes wrong across the date line.
const place = tuple(double({ min: -89, max: 89, noNaN: true }), double({ min: -85, max: 85, noNaN: true }));

describe('distances over the earth', () => {
  test.each<[string, LonLat, LonLat, number]>([
    ['Berlin to Moscow', [13.405, 52.52], [37.617, 55.755], 1613],
    ['Tokyo to Pearl Harbor', [139.69, 35.69], [-157.97, 21.36], 6206],
    ['pole to pole', [0, 90], [0, -90], 20003.93],
  ])('%s', (_, from, to, kilometres) => {
    expect(kilometresBetween(from, to) / kilometres).toBeCloseTo(1, 2);
  });

  test('are those of another geodesic library, by another formula', () => {
    assert(
      property(place, place, (from, to) => {
        const judged = new LatLon(from[1], from[0]).distanceTo(new LatLon(to[1], to[0])) / 1000;
        // Vincenty’s formula does not converge for places opposite to each other.
        pre(Number.isFinite(judged) && judged > 1);
        expect(Math.abs(kilometresBetween(from, to) / judged - 1)).toBeLessThan(0.005);
      }),
      { numRuns: 500 },
    );
  });
});
