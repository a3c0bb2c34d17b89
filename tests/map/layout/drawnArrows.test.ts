import { describe, expect, test } from 'vitest';
import { DRAW_LOOKS } from '../../../src/emblems/drawLooks.ts';
import { DRAW_COLOURS, type Draw, type DrawEnd } from '../../../src/engine/table/index.ts';
import type { Point } from '../../../src/geography/shapes.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { placeDrawnArrows } from '../../../src/map/drawings/placeDrawnArrows.ts';
import { PALETTE } from '../../../src/map/draw/palette.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { lengthOf, pointAlong } from '../../../src/map/layout/polyline.ts';
import { contrast } from '../colourDistance.ts';
import { boardData, edition, openingScene, paramsAt, shapes } from '../openingBoard.ts';

const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
const arrow = (from: string, to: string): Draw => ({ kind: 'arrow', from, to, colour: 'red' });
const here = (x: number, y: number): DrawEnd => ({ name: 'here', at: [x, y] });
const EMPTY = {
  blocks: [],
  labels: [],
  zoom: 1,
  detail: computeLayout(openingScene, shapes.spaces, boardData, paramsAt(1)).detail,
};
/** The points of these tests lie at their degrees in pixels. */
const pointOf = (end: DrawEnd): Point | undefined => (typeof end === 'string' ? byId.get(end)?.anchor : [...end.at]);
const place = (draws: readonly Draw[], layout: Parameters<typeof placeDrawnArrows>[1] = EMPTY) =>
  placeDrawnArrows(draws, layout, pointOf, shapes.width);

describe('arrows drawn by hand', () => {
  test('lead from the middle of a space to that of the other, a little bent', () => {
    const [placed] = place([arrow('karelia', 'urals')]);
    const [from, to] = [byId.get('karelia')!.anchor, byId.get('urals')!.anchor];
    const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
    expect(apart(placed!.shaft[0]!, from)).toBeCloseTo(0, 6);
    expect(apart(placed!.head[1], to)).toBeCloseTo(0, 6);
    const straight = apart(from, to);
    expect(lengthOf([...placed!.shaft, placed!.head[1]]) / straight).toBeGreaterThan(1);
    expect(lengthOf([...placed!.shaft, placed!.head[1]]) / straight).toBeLessThan(1.1);
  });

  test.each([
    [100, 700],
    [-284, -1340],
    [300, -200],
    [shapes.width - 50, shapes.width + 400],
  ])('have their tip on the board itself, the short way from where they begin: %s to %s', (x0, x1) => {
    const [placed] = place([{ kind: 'arrow', from: here(x0, 900), to: here(x1, 860), colour: 'red' }]);
    const [tip] = placed!.head[1];
    expect(tip).toBeGreaterThanOrEqual(0);
    expect(tip).toBeLessThan(shapes.width);
    expect(wrappedDelta(tip, x1, shapes.width)).toBeCloseTo(0, 6);
    expect(placed!.shaft[0]![0]).toBeCloseTo(tip + wrappedDelta(x1, x0, shapes.width), 6);
  });

  test('there and back lie apart', () => {
    const [there, back] = place([arrow('karelia', 'urals'), arrow('urals', 'karelia')]);
    const middle = (line: typeof there) => pointAlong(line!.shaft, lengthOf(line!.shaft) / 2).at;
    const [a, b] = [middle(there), middle(back)];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(20);
  });

  test('take the short way round the world, to both sides', () => {
    for (const [from, to] of [
      ['japan', 'western-united-states'],
      ['western-united-states', 'japan'],
    ] as const) {
      const [placed] = place([arrow(from, to)]);
      const [start, tip] = [placed!.shaft[0]!, placed!.head[1]];
      expect(Math.abs(tip[0] - start[0])).toBeLessThan(shapes.width / 2);
      expect(wrappedDelta(tip[0], byId.get(to)!.anchor[0], shapes.width)).toBeCloseTo(0, 6);
    }
  });

  test('lead from and to the very points that were drawn, whatever stands there', () => {
    const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(0.6));
    const [start, end] = ['germany', 'russia'].map((space) => layout.blocks.find((block) => block.space === space)!);
    const point = (name: string, { x, y }: typeof start & object): DrawEnd => ({ name, at: [x + 3, y - 2] });
    const [placed] = place([{ kind: 'arrow', from: point('A', start!), to: point('B', end!), colour: 'red' }], layout);
    expect(placed!.shaft[0]).toEqual([start!.x + 3, start!.y - 2]);
    expect(placed!.head[1]![0]).toBeCloseTo(end!.x + 3, 6);
    expect(placed!.head[1]![1]).toBeCloseTo(end!.y - 2, 6);
  });

  test('are left out where the board has no such space, and marks are no arrows', () => {
    const mark: Draw = { kind: 'space', space: 'karelia', colour: 'green' };
    expect(place([arrow('karelia', 'atlantis'), arrow('nowhere', 'karelia'), mark])).toEqual([]);
  });

  test.each([0.32, 0.6, 1.2])('can be seen beside the units of the opening, at zoom %d', (zoom) => {
    const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(zoom));
    const pairs = edition.adjacent.filter(([a, b]) => byId.has(a) && byId.has(b));
    const isHidden = ([x, y]: Point): boolean =>
      layout.blocks.some(
        (at) =>
          Math.abs(wrappedDelta(at.x, x, shapes.width)) * layout.zoom < at.block.width / 2 &&
          Math.abs(at.y - y) * layout.zoom < at.block.height / 2,
      );
    const shares = place(
      pairs.map(([a, b]) => arrow(a, b)),
      layout,
    ).map(({ shaft, head: [, tip] }) => {
      const line = [...shaft, tip];
      const points = Array.from({ length: 21 }, (_, i) => pointAlong(line, (lengthOf(line) * i) / 20).at);
      return { tip: isHidden(tip), share: points.filter(isHidden).length / points.length };
    });
    const count = (is: (shown: (typeof shares)[number]) => boolean): number => shares.filter(is).length / shares.length;
    expect(count(({ share }) => share > 0.5)).toBeLessThan(0.02);
    expect(count(({ tip }) => tip)).toBeLessThan(0.05);
  });
});

test('each colour of drawings has a stroke of its own, and an edge or a colour that stands out from paper', () => {
  const strokes = DRAW_COLOURS.map((name) => DRAW_LOOKS[name]);
  expect(new Set(strokes.map(({ dash, edge }) => `${dash?.join('/')} ${edge !== undefined}`)).size).toBe(4);
  for (const { colour, edge } of strokes) expect(contrast(edge ?? colour, PALETTE.paper)).toBeGreaterThan(4.5);
});
