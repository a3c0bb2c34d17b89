import { describe, expect, test } from 'vitest';
import { between, cameraShowing, clampCamera, toWindow, wholeBoard } from '../../../src/map/camera/camera.ts';
import { fitPoints, isInView } from '../../../src/map/camera/fitPoints.ts';
import { viewportOf, type Board } from '../../../src/map/camera/freeAreas.ts';
import { wrappedDelta, wrapX } from '../../../src/map/camera/wrap.ts';
import { marginRings } from '../../../src/map/draw/marginRings.ts';
import { pickIndex, spaceAt } from '../../../src/map/input/picking.ts';
import { wrappedCopies } from '../../../src/map/layout/polyline.ts';
import { visibleBox } from '../../../src/map/minimap/Minimap.tsx';
import { spaceGrid } from '../../../src/map/scene/spaceGrid.ts';
import { mappedEditions } from '../../../src/geography/readInput.ts';
import { shownPart, type Bounds } from '../../../src/geography/shapes.ts';
import { builtFile, builtShapes } from '../../geography/support.ts';

const FRAME: Bounds = [100, 0, 3100, 2000];
/** As it is decoded: on a cylinder much wider than what is drawn. */
const board: Board = { width: 16_000, height: 2000, frame: FRAME };
const window = { width: 1200, height: 700 };
const viewport = viewportOf(board, window);

describe('a camera on a board with a frame', () => {
  test('shows the whole frame at its smallest zoom, in the middle of the window', () => {
    const camera = wholeBoard(viewport);
    expect(camera.zoom).toBeCloseTo(0.35, 2);
    expect([camera.x, camera.y]).toEqual([1600, 1000]);
    expect(clampCamera({ ...camera, zoom: 0.01 }, viewport).zoom).toBeCloseTo(camera.zoom, 5);
    expect((camera.zoom * 3000) % 1).toBeCloseTo(0, 6);
  });

  test('keeps x within the frame, as it keeps y', () => {
    const west = clampCamera({ x: -500, y: -500, zoom: 1 }, viewport);
    expect([west.x, west.y]).toEqual([100 + 600, 350]);
    const east = clampCamera({ x: 9000, y: 9000, zoom: 1 }, viewport);
    expect([east.x, east.y]).toEqual([3100 - 600, 2000 - 350]);
  });

  test('centres the frame where the window is wider, beside what covers it', () => {
    const wide = viewportOf(board, { width: 3000, height: 700 }, [{ left: 2400, top: 0, right: 3000, bottom: 700 }]);
    const camera = clampCamera({ x: 200, y: 0, zoom: 0.35 }, wide);
    const [left] = toWindow(camera, [100, 1000], wide);
    const [right] = toWindow(camera, [3100, 1000], wide);
    expect(left).toBeCloseTo(2400 - right, 3);
  });

  test('flies straight from end to end, not round the world', () => {
    const [from, to] = [
      { x: 700, y: 1000, zoom: 1 },
      { x: 2500, y: 1000, zoom: 1 },
    ];
    expect(between(from, to, 0.5, board).x).toBe(1600);
    expect(wrappedDelta(100, 3100, board.width)).toBe(3000);
    expect(wrapX(3100, board.width)).toBe(3100);
  });

  test('fits points at both ends of the frame', () => {
    const points = [
      [200, 900],
      [3000, 1100],
    ] as const;
    const camera = fitPoints(points, viewport);
    expect(points.every((point) => camera !== null && isInView(camera, point, viewport, 0))).toBe(true);
    expect(camera?.x).toBeCloseTo(1600, -2);
  });

  test('shows its part of the frame on the small map', () => {
    const camera = cameraShowing([700, 350], [600, 350], 1, window);
    expect(visibleBox(camera, window, board, 0.1)).toEqual({ x: 0, y: 0, width: 120, height: 70 });
    expect(visibleBox(wholeBoard(viewport), { width: 1200, height: 700 }, board, 0.1)).toMatchObject({
      x: 0,
      width: 300,
    });
  });
});

test('lines in a frame have no copies on another side', () => {
  const line = [
    [150, 10],
    [3000, 10],
  ] as const;
  expect(wrappedCopies(line, board.width)).toEqual([line]);
});

test('what lies beside a frame is covered, on both sides', () => {
  const xs = marginRings(board).map((ring) => ring.map(([x]) => x));
  expect(xs.map((side) => [Math.min(...side), Math.max(...side)])).toEqual([
    [-16_000, 100],
    [3100, 16_000],
  ]);
  expect(marginRings({ width: 4800, height: 2400 })).toEqual([]);
});

describe.each(mappedEditions())('the shapes of %s', (edition) => {
  const shapes = builtShapes(edition);
  const file = builtFile(edition);
  const [west, , east, south] = shownPart(shapes);

  test('are as wide as they are drawn, or lie so far round the world that no copy comes near the frame', () => {
    if (file.frame === undefined) expect([shapes.width, west, east]).toEqual([file.width, 0, file.width]);
    else expect(shapes.width / 2).toBeGreaterThan(file.width + (east - west));
  });

  test('are picked within the frame only', () => {
    const land = new Set(file.spaces.filter(({ kind }) => kind === 'land').map(({ id }) => id));
    const pick = pickIndex(shapes, (id) => land.has(id));
    const grid = spaceGrid(shapes);
    for (const { id, anchor } of shapes.spaces) {
      expect(spaceAt(pick, anchor, 0)).toBe(id);
      expect(grid.at(...anchor)).toBe(id);
    }
    if (file.frame === undefined) return;
    for (const x of [west - 4, east + 4, east + 200, -20])
      for (let y = 5; y < south; y += 40) expect([spaceAt(pick, [x, y]), grid.at(x, y)]).toEqual([null, null]);
  });
});
