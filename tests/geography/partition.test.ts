import { describe, expect, it } from 'vitest';
import { containsEvenOdd, signedArea } from '../../src/geography/planar.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { placeOnMap } from '../../src/geography/grid.ts';
import { readInput } from '../../src/geography/readInput.ts';
import { type Bounds, boundsOf, type Point } from '../../src/geography/shapes.ts';
import { boards, builtFile, builtScenery, builtShapes } from './support.ts';

/** Minimum radius around a space's units, in map pixels. */
const USUAL_RADIUS = 24;
/** Minimum radius for islands that are too small or narrow, by edition. */
const MIN_RADIUS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1941': {
    'caroline-islands': 21,
    'east-indies': 21,
    eire: 21,
    gibraltar: 16,
    'hawaiian-islands': 15,
    iceland: 19,
    'iwo-jima': 21,
    japan: 22,
    midway: 22,
    'new-zealand': 19,
    okinawa: 17,
    'philippine-islands': 18,
    'solomon-islands': 19,
    'wake-island': 22,
    'west-indies': 16,
  },
  revised: {
    'caroline-islands': 22,
    'east-indies': 22,
    eire: 21,
    gibraltar: 17,
    'hawaiian-islands': 16,
    japan: 23,
    midway: 23,
    'new-zealand': 20,
    okinawa: 18,
    'philippine-islands': 19,
    'rio-de-oro': 21,
    'solomon-islands': 20,
    'wake-island': 23,
    'west-indies': 17,
  },
  'pacific-1940': {
    'aleutian-islands': 23,
    celebes: 21,
    fiji: 23,
    'gilbert-islands': 22,
    guam: 23,
    'hawaiian-islands': 19,
    java: 22,
    'johnston-island': 23,
    'line-islands': 22,
    marianas: 23,
    'marshall-islands': 23,
    midway: 23,
    'new-britain': 21,
    'new-hebrides': 22,
    okinawa: 22,
    'palau-island': 23,
    samoa: 22,
    'solomon-islands': 22,
  },
};

/**
 * Points nearer to the end of a border than this, in map pixels, are skipped, since a border may meet the seam at a
 * flat angle.
 */
const SLACK = 0.5;

/** Rivers that widen into a bay long before their mouth: the share of their course that is drawn. */
const OPEN_BELOW: Readonly<Record<string, number>> = { 'Saint Lawrence': 0.35 };
/** Rivers that a frame cuts, by edition: the share of their course within it. */
const CUT_BELOW: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'pacific-1940': {
    Tobol: 0.01,
    Yenisei: 0.7,
    Indigirka: 0.15,
    Kolyma: 0.5,
    Indus: 0.5,
    'Amu Darya': 0.15,
    'Syr Darya': 0.4,
    Missouri: 0.2,
    'Rio Grande': 0.2,
    Saskatchewan: 0.6,
    Mackenzie: 0.6,
  },
};

const isIn = ([x0, y0, x1, y1]: Bounds, x: number, y: number): boolean => x0 <= x && x <= x1 && y0 <= y && y <= y1;

/** What the tests ask of an edition's built map. */
function groundOf(edition: string) {
  const shapes = builtShapes(edition);
  const areas = [...shapes.spaces, ...shapes.decor.map(({ kind, rings }) => ({ id: kind as string, rings }))].map(
    ({ id, rings }) => ({ id, rings, box: boundsOf(rings) }),
  );
  const projection = createProjection(readInput(edition).territories.projection);
  return {
    shapes,
    areas,
    holdersOf: ([x, y]: Point, among = areas): string[] =>
      among.filter(({ rings, box }) => isIn(box, x, y) && containsEvenOdd(rings, x, y)).map(({ id }) => id),
    placeOf: (longitude: number, latitude: number): Point => placeOnMap([longitude, latitude], projection),
  };
}

describe.each(boards)('the board of $edition', ({ edition, board }) => {
  const { shapes, areas, holdersOf } = groundOf(edition);
  const scenery = builtScenery(edition);
  const { width, height } = builtFile(edition);
  const atSeam = areas.filter(({ rings }) => rings.some((ring) => ring.some(([x]) => x === 0 || x === width)));

  describe('the edges of the board', () => {
    it('give every point at the seam and at the poles to exactly one space or piece of decor', () => {
      const wrong: string[] = [];
      const check = (point: Point): void => {
        const holders = holdersOf(point);
        if (holders.length !== 1) wrong.push(`${point.join(', ')}: ${holders.join(' ') || 'nobody'}`);
      };
      for (let y = 0.47; y < height; y += 1.9) [0.03, width - 0.03].forEach((x) => check([x, y]));
      for (let x = 0.47; x < width; x += 3.7) [0.03, height - 0.03].forEach((y) => check([x, y]));
      expect(wrong).toEqual([]);
    });

    it('match at the seam: spaces continue across it, except where a border runs along it', () => {
      const along = shapes.borders.filter(({ points }) => points.every(([x]) => x === 0));
      const isBorder = (y: number, a: string, b: string): boolean =>
        along.some(({ points, between }) => {
          const ys = points.map((point) => point[1]);
          return between.includes(a) && between.includes(b) && Math.min(...ys) <= y && y <= Math.max(...ys);
        });
      const ends = shapes.borders.flatMap(({ points }) =>
        [points[0], points.at(-1)].flatMap((end) => (end && (end[0] === 0 || end[0] === width) ? [end[1]] : [])),
      );
      const wrong: string[] = [];
      for (let y = 0.47; y < height; y += 1) {
        if (ends.some((end) => Math.abs(end - y) < SLACK)) continue;
        const [left = '', right = ''] = [...holdersOf([0.03, y], atSeam), ...holdersOf([width - 0.03, y], atSeam)];
        if (left !== right && !isBorder(y, left, right)) wrong.push(`${y}: ${right} ends at ${left}`);
      }
      expect(wrong).toEqual([]);
    });
  });

  describe('the pieces of spaces', () => {
    it('are neither tiny nor extremely narrow', () => {
      for (const { id, rings } of areas) {
        for (const ring of rings) {
          const area = Math.abs(signedArea(ring));
          const length = ring.reduce((sum, [x, y], i) => {
            const [px, py] = ring.at(i - 1) ?? [x, y];
            return sum + Math.hypot(x - px, y - py);
          }, 0);
          expect(area, `area of a piece of ${id} at ${ring[0]?.join(', ')}`).toBeGreaterThan(1);
          expect((2 * area) / length, `breadth of a piece of ${id} at ${ring[0]?.join(', ')}`).toBeGreaterThan(0.25);
        }
      }
    });

    it('have room for units, except islands known to be small', () => {
      const small = MIN_RADIUS[edition] ?? {};
      for (const { id, radius } of shapes.spaces) expect(radius, id).toBeGreaterThanOrEqual(small[id] ?? USUAL_RADIUS);
      for (const id of Object.keys(small))
        expect(shapes.spaces.find((space) => space.id === id)?.radius, `${id} has room enough now`).toBeLessThan(
          USUAL_RADIUS,
        );
    });
  });

  describe('passages', () => {
    it('have each canal on land that controls it, near both zones it joins', () => {
      for (const { at, between } of shapes.canals) {
        const canal = board.canals.find((known) => known.between.every((zone) => between.includes(zone)));
        expect(
          holdersOf([at[0] + 0.03, at[1] + 0.03]).every((holder) => canal?.controlledBy.includes(holder)),
          between.join(),
        ).toBe(true);
        for (const zone of between) {
          const rings = shapes.spaces.find(({ id }) => id === zone)?.rings ?? [];
          const away = Math.min(...rings.flat().map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
          expect(away, `${zone} from its canal`).toBeLessThan(60);
        }
      }
    });
  });

  describe('inland waters', () => {
    it('lie on land and on the board', () => {
      const isLand = new Set(board.spaces.filter(({ kind }) => kind === 'land').map(({ id }) => id));
      for (const { name, rings } of scenery.lakes) {
        for (const [x, y] of rings[0] ?? [])
          expect(isLand.has(holdersOf([x + 0.03, y + 0.03])[0] ?? ''), `${name} at ${x}, ${y}`).toBe(true);
      }
      for (const { name, reaches } of scenery.rivers) {
        for (const { points, from, to } of reaches) {
          expect(from, name).toBeLessThan(to);
          for (const [x, y] of points) {
            expect(x >= 0 && x <= width && y >= 0 && y <= height, `${name} at ${x}, ${y}`).toBe(true);
          }
        }
      }
    });

    it('reach their mouth: nearly the whole course of each river is drawn', () => {
      for (const { name, reaches } of scenery.rivers) {
        expect(
          reaches.reduce((sum, { from, to }) => sum + to - from, 0),
          name,
        ).toBeGreaterThan(CUT_BELOW[edition]?.[name] ?? OPEN_BELOW[name] ?? 0.75);
      }
    });
  });
});

describe('the closed strait of 1941', () => {
  const { holdersOf, placeOf } = groundOf('1941');

  it('is water all the way from the Aegean to the Black Sea', () => {
    for (const place of [placeOf(26.25, 40.05), placeOf(27.6, 40.65), placeOf(29.02, 41)]) {
      const holders = holdersOf([place[0] + 0.03, place[1] + 0.03]);
      expect(['sz-17', 'sz-18', 'sz-16']).toContain(holders[0]);
    }
    expect(boards.find(({ edition }) => edition === '1941')?.board.closedToSeaUnits).toEqual(['sz-18']);
  });
});
