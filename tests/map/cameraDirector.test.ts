import { beforeEach, describe, expect, test } from 'vitest';
import type { Box } from '../../src/store/covers.ts';
import { clampCamera, panned, wholeBoard, type Camera } from '../../src/map/camera/camera.ts';
import { framing } from '../../src/map/camera/fitPoints.ts';
import type { Frame } from '../../src/map/camera/MapView.ts';
import type { Pilot } from '../../src/map/camera/CameraFlight.ts';
import { viewportOf, type Viewport } from '../../src/map/camera/viewport.ts';
import { holdView, type HeldView } from '../../src/map/following/cameraDirector.ts';
import type { Atlas } from '../../src/map/scene/MapContext.ts';
import { pointsOf } from '../../src/map/scene/spacePoints.ts';
import { shapes } from './openingBoard.ts';

const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
const WINDOW = { width: 1000, height: 700 };
const SHEET: Box = { left: 0, top: 300, right: 1000, bottom: 700 };
const BUTTON: Box = { left: 0, top: 660, right: 90, bottom: 700 };
const KARELIA = { kind: 'spaces', spaces: ['karelia'] } as const;

/** A frame without a canvas: what the held view asks of it. */
let viewport: Viewport;
let camera: Camera;
let flight: Camera | null;
let keep: (viewport: Viewport, before: Viewport) => void;
let view: HeldView;

function change(window: { width: number; height: number }, covers: readonly Box[]): void {
  const before = viewport;
  viewport = viewportOf(shapes, window, covers);
  keep(viewport, before);
  camera = clampCamera(camera, viewport);
}
/** The flight under way ends. */
function arrive(): void {
  if (flight !== null) camera = flight;
  flight = null;
}
const framed = (): Camera | null => framing(pointsOf({ byId }, KARELIA.spaces), viewport);

beforeEach(() => {
  viewport = viewportOf(shapes, WINDOW);
  camera = wholeBoard(viewport);
  flight = null;
  const frame = {
    viewport: () => viewport,
    camera: () => camera,
    look: (to: Camera) => {
      camera = clampCamera(to, viewport);
    },
    onViewport: (listener: typeof keep) => {
      keep = listener;
      return () => {};
    },
  } as unknown as Frame;
  const pilot: Pilot = {
    fly: (to) => {
      flight = to;
    },
    land: () => {
      flight = null;
    },
    goal: () => flight,
  };
  view = holdView({ frame, pilot, byId } as unknown as Atlas);
});

describe('what a view is about', () => {
  test('is shown, by a flight or at once', () => {
    view.show(KARELIA, 'jump');
    expect(camera).toEqual(framed());
    expect(view.sees(['karelia'])).toBe(true);
    expect(view.fits(['karelia'])).toBe(true);
    view.show({ kind: 'whole' }, 'fly');
    expect(flight).toEqual(wholeBoard(viewport));
    arrive();
    expect(view.sees(['karelia'])).toBe(true);
    expect(view.fits(['karelia'])).toBe(false);
  });

  test('stays in sight when a sheet comes over it, also while it is flown to', () => {
    view.show(KARELIA, 'jump');
    change(WINDOW, [SHEET]);
    expect(flight).toEqual(framed());
    change(WINDOW, []);
    change(WINDOW, [SHEET]);
    expect(flight).toEqual(framed());
    arrive();
    expect(view.sees(['karelia'])).toBe(true);
  });

  test('does not move for what does not cover it', () => {
    view.show(KARELIA, 'jump');
    change(WINDOW, [BUTTON]);
    expect(flight).toBeNull();
    expect(view.sees(['karelia'])).toBe(true);
  });

  test('is given up by a hand that moves the map', () => {
    view.show(KARELIA, 'jump');
    camera = clampCamera(panned(camera, 90, 0), viewport);
    const here = camera;
    change(WINDOW, [SHEET]);
    expect(flight).toBeNull();
    expect(camera.x).toBe(here.x);
  });

  test('is framed anew in a window that was turned', () => {
    view.show({ kind: 'spaces', spaces: ['united-kingdom', 'japan'] }, 'jump');
    change({ width: 500, height: 1000 }, []);
    expect(flight).toBeNull();
    expect(view.sees(['united-kingdom', 'japan'])).toBe(true);
  });
});

describe('the whole world', () => {
  test('stays whole whatever comes over the map and goes', () => {
    view.show({ kind: 'whole' }, 'jump');
    change(WINDOW, [SHEET]);
    arrive();
    expect(camera).toEqual(wholeBoard(viewport));
    change(WINDOW, []);
    arrive();
    expect(camera).toEqual(wholeBoard(viewport));
  });

  test('is shown where a hand had gone out as far as there was room for', () => {
    change(WINDOW, [SHEET]);
    camera = clampCamera({ ...camera, zoom: 0 }, viewport);
    change(WINDOW, []);
    arrive();
    expect(camera).toEqual(wholeBoard(viewport));
  });
});
