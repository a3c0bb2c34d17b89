import { describe, expect, test } from 'vitest';
import { copiesInFrame, frameIn, isInFrame, isShown, partsInFrame, ringInFrame } from '../../src/geography/frame.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { readInput } from '../../src/geography/readInput.ts';
import type { Bounds } from '../../src/geography/shapes.ts';
import { boards, builtFile, builtScenery } from './support.ts';

const FRAME: Bounds = [10, 0, 90, 50];
const { projection } = readInput('1941').territories;

describe('a frame', () => {
  test('is left out by boards that show the whole world', () => {
    const whole = createProjection(projection);
    expect(whole.frame).toBeNull();
    expect(isShown([-170, 10], whole)).toBe(true);
    expect(isInFrame([-5, 7000], null)).toBe(true);
    expect(frameIn(null, 8)).toBeNull();
  });

  test('lies on the board between its meridians, also across the date line', () => {
    const framed = createProjection({
      ...projection,
      seam: 0,
      frame: { west: 100, east: -120, south: -40, north: 60 },
    });
    const [left, top, right, bottom] = framed.frame ?? [0, 0, 0, 0];
    expect(left).toBeCloseTo(framed.project([100, 0])[0], -1);
    expect(right).toBeCloseTo(framed.project([240, 0])[0], -1);
    expect([top, bottom].map(Number.isInteger)).toEqual([true, true]);
    expect([isShown([179, 0], framed), isShown([-179, 0], framed)]).toEqual([true, true]);
    expect([isShown([99, 0], framed), isShown([-119, 0], framed)]).toEqual([false, false]);
    expect([isShown([150, 61], framed), isShown([150, -41], framed)]).toEqual([false, false]);
  });

  test('cuts a ring', () => {
    const ring = [
      [0, 20],
      [50, 20],
      [50, 70],
      [0, 70],
    ] as const;
    expect(ringInFrame(ring, null)).toBe(ring);
    expect(ringInFrame(ring, FRAME)).toEqual(
      expect.arrayContaining([
        [10, 20],
        [50, 20],
        [50, 50],
        [10, 50],
      ]),
    );
    expect(ringInFrame(ring, [60, 0, 90, 50])).toEqual([]);
  });

  test('cuts a line into the parts that lie in it, and says how much of it each is', () => {
    const line = [
      [50, -10],
      [50, 10],
      [60, 20],
      [100, 20],
      [80, 30],
    ] as const;
    expect(partsInFrame(line, null)).toEqual([{ points: line, from: 0, to: 1 }]);
    expect(partsInFrame(line, FRAME)).toEqual([
      {
        points: [
          [50, 0],
          [50, 10],
          [60, 20],
          [90, 20],
        ],
        from: 0.25,
        to: 0.5,
      },
    ]);
  });

  test('takes lines from every turn round the world that reaches into it', () => {
    const line = [
      [95, 10],
      [120, 10],
    ] as const;
    expect(copiesInFrame([line], null, 100)).toEqual([[line]]);
    expect(copiesInFrame([line], FRAME, 100)).toEqual([
      [
        [
          [-5, 10],
          [20, 10],
        ],
      ],
    ]);
  });
});

describe.each(boards)('the frame of $edition', ({ edition }) => {
  const { frame, spaces, features, width, height, scale } = builtFile(edition);
  const inside: Bounds | null = frame ?? null;

  test('is in the built file as its definition says', () => {
    expect(inside).toEqual(createProjection(readInput(edition).territories.projection).frame);
    if (frame) expect(isInFrame([frame[2], frame[3]], [0, 0, width, height])).toBe(true);
  });

  test('holds every space, its units and its name, and all names of places', () => {
    const places = [...spaces.flatMap(({ label, anchor }) => [label, anchor]), ...features.map(({ at }) => at)];
    expect(places.filter(([x, y]) => !isInFrame([x / scale, y / scale], inside))).toEqual([]);
  });

  test('holds something of each river, lake and line', () => {
    const { rivers, lakes, relief, graticule } = builtScenery(edition);
    const lines = [
      ...rivers.flatMap(({ reaches }) => reaches.map(({ points }) => points)),
      ...lakes.map(({ rings: [shore = []] }) => shore),
      ...relief.map(({ from }) => [from]),
      ...graticule.lines,
    ];
    expect(lines.filter((line) => !line.some((point) => isInFrame(point, inside)))).toEqual([]);
  });
});
