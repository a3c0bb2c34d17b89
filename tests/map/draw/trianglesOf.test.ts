import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeShapes, type Point, type Ring, type ShapesFile } from '../../../src/geography/shapes.ts';
import { packTriangles, unpackTriangles, flatRingArea, trianglesOf } from '../../../src/map/draw/trianglesOf.ts';
import { withTriangles } from '../../../src/scripts/map/withTriangles.ts';

const shapes = decodeShapes(JSON.parse(readFileSync('public/map/1941.json', 'utf8')) as ShapesFile);

/** The area of all triangles, regardless of their direction. */
function triangleArea(rings: readonly Ring[]): number {
  const { vertices, indices } = trianglesOf(rings);
  const corner = (i: number): Point => [
    vertices[(indices[i] ?? 0) * 2] ?? NaN,
    vertices[(indices[i] ?? 0) * 2 + 1] ?? NaN,
  ];
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) area += Math.abs(flatRingArea([corner(i), corner(i + 1), corner(i + 2)]));
  return area;
}

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

/** The triangles in a canonical order, for comparison. */
const canonical = (indices: Uint32Array): readonly string[] =>
  Array.from({ length: indices.length / 3 }, (_, i) => {
    const [a = 0, b = 0, c = 0] = indices.subarray(i * 3, i * 3 + 3);
    const least = Math.min(a, b, c);
    return (least === a ? [a, b, c] : least === b ? [b, c, a] : [c, a, b]).join(' ');
  }).toSorted();

describe('triangles in the file of shapes', () => {
  const file = withTriangles(JSON.parse(readFileSync('public/map/1941.json', 'utf8')) as ShapesFile);

  test('are those that the app would compute for all land and decor', () => {
    [...shapes.spaces, ...shapes.decor].forEach(({ rings }, i) => {
      const packed = file.triangles?.[i] ?? [];
      if (file.spaces[i]?.kind === 'sea') expect(packed).toEqual([]);
      else expect(canonical(unpackTriangles(packed))).toEqual(canonical(trianglesOf(rings).indices));
    });
  });

  test('are the same after packing and unpacking', () => {
    const indices = Uint32Array.from([4, 2, 3, 0, 1, 2, 0, 2, 4]);
    expect(canonical(unpackTriangles(packTriangles(indices)))).toEqual(canonical(indices));
  });
});

describe('the triangles of an area', () => {
  test('cover it exactly once, for the whole board', () => {
    for (const { rings } of [...shapes.spaces, ...shapes.decor]) {
      const area = Math.abs(rings.reduce((sum, ring) => sum + flatRingArea(ring), 0));
      expect(triangleArea(rings) / area).toBeCloseTo(1, 2);
    }
  });

  test('leave out its holes, and include separate outlines', () => {
    const lake = square(20, 20, 10).toReversed();
    const notInside = square(200, 20, 10).toReversed();
    expect(triangleArea([square(0, 0, 100), lake])).toBeCloseTo(9900);
    expect(triangleArea([square(0, 0, 100), square(150, 0, 20), lake])).toBeCloseTo(9900 + 400);
    expect(triangleArea([square(0, 0, 100), notInside])).toBeCloseTo(10000 + 100);
  });
});
