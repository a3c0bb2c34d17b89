import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LonLat, ProjectionDefinition } from '../../src/geography/definitions.ts';
import { containsEvenOdd } from '../../src/geography/planar.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { decodeShapes, type ShapesFile } from '../../src/geography/shapes.ts';
import type { WarEvent } from '../../src/atlas/schema.ts';
import { entriesIn } from './files.ts';

/** Islands and bays are drawn simpler than they are: a place may lie so many map pixels beside its space. */
const BESIDE = 12;
const DIRECTIONS = 24;

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

const { projection } = read('rules/1941/geography/territories.json') as { projection: ProjectionDefinition };
const { project, width } = createProjection(projection);
const shapes = decodeShapes(read('public/map/1941.json') as ShapesFile);
const rings = new Map(shapes.spaces.map((shape) => [shape.id, shape.rings]));

function liesIn(space: string, at: LonLat): boolean {
  const [left, y] = project(at);
  const x = left - Math.floor(left / width) * width;
  const near = Array.from({ length: DIRECTIONS }, (_, i) => (i / DIRECTIONS) * 2 * Math.PI).flatMap((angle) =>
    [BESIDE / 2, BESIDE].map((away) => [x + away * Math.cos(angle), y + away * Math.sin(angle)] as const),
  );
  return [[x, y] as const, ...near].some(([nearX, nearY]) => containsEvenOdd(rings.get(space) ?? [], nearX, nearY));
}

describe('places of the atlas', () => {
  test('an event lies in its space on the map, or just beside it', () => {
    const astray = entriesIn<WarEvent>('events').filter(({ place }) => !liesIn(place.space, place.at));
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});
