import { describe, expect, test } from 'vitest';
import { tilesOf } from '../../../src/map/draw/vertices.ts';

/** A strip of small triangles along the board; each vertex has three numbers. */
function strip(triangles: number): { vertices: Float32Array; indices: Uint32Array } {
  const vertices = new Float32Array(triangles * 9);
  const indices = new Uint32Array(triangles * 3);
  for (let t = 0; t < triangles; t++) {
    const x = (t / triangles) * 4800;
    vertices.set([x, 100, 7, x + 5, 100, 7, x, 105, 7], t * 9);
    indices.set([t * 3, t * 3 + 1, t * 3 + 2], t * 3);
  }
  return { vertices, indices };
}

const triangles = (indices: Uint32Array): string[] =>
  Array.from({ length: indices.length / 3 }, (_, t) => indices.subarray(t * 3, t * 3 + 3).join(' '));

describe('the tiles of a mesh', () => {
  const { vertices, indices } = strip(10_000);
  const tiles = tilesOf(vertices, 3, indices);

  test('have every triangle once', () => {
    expect(tiles.length).toBeGreaterThan(4);
    expect(tiles.flatMap((tile) => triangles(tile.indices)).toSorted()).toEqual(triangles(indices).toSorted());
  });

  test('have bounds around all corners of their triangles, though some reach into the next tile', () => {
    for (const { indices: own, bounds } of tiles) {
      const [x0, y0, x1, y1] = bounds;
      const corners = [...own].map((index) => [vertices[index * 3] ?? NaN, vertices[index * 3 + 1] ?? NaN] as const);
      expect(Math.min(...corners.map(([x]) => x))).toBe(x0);
      expect(Math.max(...corners.map(([x]) => x))).toBe(x1);
      expect([y0, y1]).toEqual([100, 105]);
      expect(x1 - x0).toBeLessThan(700);
    }
  });

  test('are one for a mesh of few triangles, and none for an empty one', () => {
    const few = strip(10);
    expect(tilesOf(few.vertices, 3, few.indices)).toEqual([{ indices: few.indices, bounds: [0, 100, 4325, 105] }]);
    expect(tilesOf(new Float32Array(), 3, new Uint32Array())).toEqual([]);
  });
});
