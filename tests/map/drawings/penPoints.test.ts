import { describe, expect, test } from 'vitest';
import { loadProjection } from '../../../src/geography/loadProjection.ts';
import type { Point } from '../../../src/geography/shapes.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { loadPenPoints } from '../../../src/map/drawings/penPoints.ts';
import type { MapContext } from '../../../src/map/scene/MapContext.ts';
import { edition, shapes } from '../openingBoard.ts';

/** Enough of the map of 1941 for the pen, at half its size. */
const map = { edition, shapes, view: { camera: () => ({ x: 0, y: 0, zoom: 0.5 }) } } as unknown as MapContext;

const away = ([x, y]: Point, [x1, y1]: Point): number => Math.hypot(wrappedDelta(x, x1, shapes.width), y - y1);

describe('the points of the map for the pen', async () => {
  const points = await loadPenPoints(map);
  const { project } = await loadProjection('1941');
  const cities = shapes.features.filter(({ kind }) => kind === 'city');
  const stalingrad = cities.find(({ name }) => name === 'Stalingrad')!;

  test('every city of the map is hit by a press upon it, and drawn where it is shown', () => {
    expect(cities.length).toBeGreaterThan(150);
    for (const { at, name, space } of cities) {
      const point = points.at(at, space)!;
      expect(point.name).toBe(name);
      expect(away(project(point.at), at), name).toBeLessThan(1);
    }
  });

  test('a press near a city means the city, one away from all means the point pressed and names its space', () => {
    const [x, y] = stalingrad.at;
    expect(points.at([x + 20, y], 'caucasus')?.name).toBe('Stalingrad');
    const steppe: Point = [x + 60, y];
    const point = points.at(steppe, 'kazakhstan')!;
    expect(point.name).not.toBe('Stalingrad');
    expect(away(project(point.at), steppe)).toBeLessThan(1);
  });

  test('what lies a whole board further east is the same point; beyond the poles there is none', () => {
    const [x, y] = stalingrad.at;
    expect(points.at([x + shapes.width, y], null)).toEqual(points.at([x, y], null));
    expect(points.at([x, -5], null)).toBeNull();
  });

  test('cities and spaces are found by their names', () => {
    const names = points.named.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Stalingrad', 'Minsk', 'Eastern Europe', 'Urals']));
  });
});
