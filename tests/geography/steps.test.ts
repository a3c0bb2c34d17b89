import { describe, expect, it } from 'vitest';
import { nodeSegments } from '../../src/geography/arrangement.ts';
import { traceFaces } from '../../src/geography/faces.ts';
import { roughen, spline, unwrap } from '../../src/geography/lines.ts';
import { signedArea } from '../../src/geography/planar.ts';
import { groupRings, roomAround } from '../../src/geography/polygons.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { readInput } from '../../src/geography/readInput.ts';
import { ringSegments } from '../../src/geography/segments.ts';
import { decodeScenery, decodeShapes } from '../../src/geography/shapes.ts';
import type { ShapesFile } from '../../src/geography/shapes.ts';
import { simplify } from '../../src/geography/simplify.ts';

const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

describe('the projection', () => {
  const { project, width } = createProjection(readInput('1941').territories.projection);

  it('wraps: a full turn further east is one board width further right', () => {
    const [x, y] = project([10, 50]);
    const [beyond, sameY] = project([370, 50]);
    expect(beyond - x).toBeCloseTo(width, 6);
    expect(sameY).toBeCloseTo(y, 6);
  });

  it('runs eastwards and southwards', () => {
    for (let longitude = -100; longitude < 260; longitude += 5) {
      for (let latitude = -55; latitude < 80; latitude += 5) {
        const [x, y] = project([longitude, latitude]);
        expect(project([longitude + 5, latitude])[0]).toBeGreaterThan(x);
        expect(project([longitude, latitude - 5])[1]).toBeGreaterThan(y);
      }
    }
  });
});

describe('lines', () => {
  it('continue beyond the date line', () => {
    expect(
      unwrap(
        [
          [179, 0],
          [-179, 0],
          [178, 0],
        ],
        -100,
      ),
    ).toEqual([
      [179, 0],
      [181, 0],
      [178, 0],
    ]);
    expect(unwrap([[-101, 0]], -100)).toEqual([[259, 0]]);
  });

  it('are roughened the same in both directions, so that shared borders stay shared', () => {
    const there = roughen([
      [0, 0],
      [3, 4],
    ]);
    const back = roughen([
      [3, 4],
      [0, 0],
    ]).toReversed();
    expect(there.length).toBeGreaterThan(8);
    there.forEach(([x, y], i) => {
      expect(back[i]?.[0]).toBeCloseTo(x, 9);
      expect(back[i]?.[1]).toBeCloseTo(y, 9);
    });
  });

  it('pass through their points when smoothed', () => {
    const smooth = spline(
      [
        [0, 0],
        [10, 5],
        [20, 0],
      ],
      4,
    );
    expect(smooth).toHaveLength(9);
    expect(smooth[4]).toEqual([10, 5]);
  });

  it('keep their ends when simplified', () => {
    expect(
      simplify(
        [
          [0, 0],
          [5, 0.1],
          [10, 0],
          [15, 9],
          [20, 0],
        ],
        5,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [15, 9],
      [20, 0],
    ]);
  });
});

describe('the arrangement', () => {
  it('cuts crossing outlines into faces with the right areas', () => {
    const edges = nodeSegments([...ringSegments(square(0, 0, 100), 1000), ...ringSegments(square(50, 50, 100), 1000)]);
    const arrangement = traceFaces(edges);
    expect(arrangement.faceCount).toBe(4);
    expect(arrangement.area[arrangement.faceAt(75.3, 75.5)]).toBe(2500);
    expect(arrangement.area[arrangement.faceAt(25.3, 25.5)]).toBe(7500);
  });

  it('subtracts an island from the face around it', () => {
    const edges = nodeSegments([...ringSegments(square(0, 0, 100), 1000), ...ringSegments(square(40, 40, 20), 1000)]);
    const arrangement = traceFaces(edges);
    expect(arrangement.area[arrangement.faceAt(10.3, 10.5)]).toBe(9600);
    expect(arrangement.area[arrangement.faceAt(50.3, 50.5)]).toBe(400);
  });

  it('cuts what crosses the seam, at the same height on both sides', () => {
    const atSeam = ringSegments(square(990, 10, 20), 1000).filter(({ x0, x1 }) => x0 === 0 || x1 === 1000);
    expect(atSeam.map(({ y0, y1 }) => [y0, y1])).toEqual([
      [10, 10],
      [10, 10],
      [30, 30],
      [30, 30],
    ]);
  });
});

describe('polygons', () => {
  it('are grouped into pieces with their holes', () => {
    const hole = square(4, 4, 2).toReversed();
    const pieces = groupRings([hole, square(0, 0, 10), square(20, 0, 5)]);
    expect(pieces.map(({ outer, holes }) => [signedArea(outer), holes.length])).toEqual([
      [25, 0],
      [100, 1],
    ]);
  });

  it('have room up to the nearest border, including holes', () => {
    const piece = { outer: square(0, 0, 10), holes: [square(4, 4, 2)] };
    expect(roomAround([2, 5], piece)).toBe(2);
    expect(roomAround([7, 5], piece)).toBe(1);
  });
});

describe('decoding', () => {
  const file: ShapesFile = {
    version: 1,
    width: 20,
    height: 10,
    scale: 2,
    arcs: [
      [20, 0, 0, 20],
      [20, 0, -20, 0, 0, 20, 20, 0],
      [20, 20, 20, 0, 0, -20, -20, 0],
    ],
    sides: [
      [0, 1],
      [-1, 0],
      [2, 1],
    ],
    spaces: [
      { id: 'sz-1', kind: 'sea', rings: [[0, ~1]], label: [6, 6], anchor: [10, 10], radius: 8 },
      { id: 'iceland', kind: 'land', rings: [[~0, ~2]], label: [30, 6], anchor: [30, 10], radius: 8 },
    ],
    decor: [{ kind: 'ice', rings: [] }],
    canals: [{ id: 'canal', at: [2, 4], between: ['sz-1', 'sz-2'] }],
    features: [{ kind: 'city', name: 'Reykjavik', space: 'iceland', at: [30, 8], rank: 2 }],
  };
  const { spaces, borders, canals, features } = decodeShapes(file);
  const { rivers, lakes, relief, graticule } = decodeScenery({
    version: 1,
    scale: 2,
    rivers: [{ name: 'Ölfusá', rank: 3, reaches: [{ from: 0, to: 1, points: [30, 6, 2, 4] }] }],
    lakes: [{ name: 'Mývatn', rank: 3, rings: [[32, 6, 1, 0, 0, 1]] }],
    relief: { scale: 2, strokes: [[], [30, 8, 2, 2, 1, 0, 0, -2]] },
    graticule: { lines: [[0, 4, 40, 0]], figures: [{ text: '15° E', at: [20, 4] }] },
  });

  it('joins arcs into rings in map pixels', () => {
    expect(spaces[0]?.rings).toEqual([
      [
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ]);
    expect(spaces[0]).toMatchObject({ bounds: [0, 0, 10, 10], label: [3, 3], anchor: [5, 5], radius: 4 });
    expect(canals[0]?.at).toEqual([1, 2]);
    expect(features[0]?.at).toEqual([15, 4]);
  });

  it('decodes the scenery', () => {
    expect(rivers[0]?.reaches[0]?.points).toEqual([
      [15, 3],
      [16, 5],
    ]);
    expect(lakes[0]?.rings).toEqual([
      [
        [16, 3],
        [16.5, 3],
        [16.5, 3.5],
      ],
    ]);
    expect(graticule).toEqual({
      lines: [
        [
          [0, 2],
          [20, 2],
        ],
      ],
      figures: [{ text: '15° E', at: [10, 2] }],
    });
    expect(relief).toEqual([
      { from: [15, 4], to: [16, 5], rank: 2 },
      { from: [15.5, 4], to: [15.5, 3], rank: 2 },
    ]);
  });

  it('names borders by their two sides, and leaves out the frame', () => {
    expect(borders.map(({ between, kind }) => [...between, kind])).toEqual([
      ['sz-1', 'iceland', 'coast'],
      ['ice', 'iceland', 'coast'],
    ]);
  });
});
