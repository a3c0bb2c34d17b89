import { beforeEach, describe, expect, test } from 'vitest';
import type { ScreenBox } from '../../../src/store/covers.ts';
import { clampCamera, panned, wholeBoard, type Camera } from '../../../src/map/camera/camera.ts';
import { fitPoints } from '../../../src/map/camera/fitPoints.ts';
import type { MapView } from '../../../src/map/camera/MapView.ts';
import type { CameraFlight } from '../../../src/map/camera/CameraFlight.ts';
import { viewportOf, type Viewport } from '../../../src/map/camera/freeAreas.ts';
import { createDirector, type CameraDirector } from '../../../src/map/following/cameraDirector.ts';
import type { MapContext } from '../../../src/map/scene/MapContext.ts';
import { spacePoints } from '../../../src/map/scene/spacePoints.ts';
import { shapes } from '../openingBoard.ts';

const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
const WINDOW = { width: 1000, height: 700 };
const SHEET: ScreenBox = { left: 0, top: 300, right: 1000, bottom: 700 };
const BUTTON: ScreenBox = { left: 0, top: 660, right: 90, bottom: 700 };
const KARELIA = { kind: 'spaces', spaces: ['karelia'] } as const;

/** A map view without a canvas: only what the director calls. */
let viewport: Viewport;
let camera: Camera;
let target: Camera | null;
let viewportChanged: (viewport: Viewport, before: Viewport) => void;
let director: CameraDirector;

function change(window: { width: number; height: number }, covers: readonly ScreenBox[]): void {
  const before = viewport;
  viewport = viewportOf(shapes, window, covers);
  viewportChanged(viewport, before);
  camera = clampCamera(camera, viewport);
}
/** Ends the current flight at its target. */
function arrive(): void {
  if (target !== null) camera = target;
  target = null;
}
const framed = (): Camera | null => fitPoints(spacePoints({ byId }, KARELIA.spaces), viewport);

beforeEach(() => {
  viewport = viewportOf(shapes, WINDOW);
  camera = wholeBoard(viewport);
  target = null;
  const view = {
    viewport: () => viewport,
    camera: () => camera,
    setCamera: (to: Camera) => {
      camera = clampCamera(to, viewport);
    },
    onViewportChange: (listener: typeof viewportChanged) => {
      viewportChanged = listener;
      return () => {};
    },
  } as unknown as MapView;
  const flight: CameraFlight = {
    flyTo: (to) => {
      target = to;
    },
    stop: () => {
      target = null;
    },
    target: () => target,
  };
  director = createDirector({ view, flight, byId } as unknown as MapContext);
});

describe('the target of the camera', () => {
  test('is shown, by a flight or at once', () => {
    director.show(KARELIA, 'jump');
    expect(camera).toEqual(framed());
    expect(director.areInView(['karelia'])).toBe(true);
    expect(director.areWellFramed(['karelia'])).toBe(true);
    director.show({ kind: 'whole' }, 'fly');
    expect(target).toEqual(wholeBoard(viewport));
    arrive();
    expect(director.areInView(['karelia'])).toBe(true);
    expect(director.areWellFramed(['karelia'])).toBe(false);
  });

  test('stays in view when a sheet covers it, also during the flight to it', () => {
    director.show(KARELIA, 'jump');
    change(WINDOW, [SHEET]);
    expect(target).toEqual(framed());
    change(WINDOW, []);
    change(WINDOW, [SHEET]);
    expect(target).toEqual(framed());
    arrive();
    expect(director.areInView(['karelia'])).toBe(true);
  });

  test('does not move when a panel opens that does not cover it', () => {
    director.show(KARELIA, 'jump');
    change(WINDOW, [BUTTON]);
    expect(target).toBeNull();
    expect(director.areInView(['karelia'])).toBe(true);
  });

  test('is given up when the user moves the map', () => {
    director.show(KARELIA, 'jump');
    camera = clampCamera(panned(camera, 90, 0), viewport);
    const here = camera;
    change(WINDOW, [SHEET]);
    expect(target).toBeNull();
    expect(camera.x).toBe(here.x);
  });

  test('is fitted again when the window is turned to portrait', () => {
    director.show({ kind: 'spaces', spaces: ['united-kingdom', 'japan'] }, 'jump');
    change({ width: 500, height: 1000 }, []);
    expect(target).toBeNull();
    expect(director.areInView(['united-kingdom', 'japan'])).toBe(true);
  });
});

describe('the whole world', () => {
  test('stays whole when panels open and close', () => {
    director.show({ kind: 'whole' }, 'jump');
    change(WINDOW, [SHEET]);
    arrive();
    expect(camera).toEqual(wholeBoard(viewport));
    change(WINDOW, []);
    arrive();
    expect(camera).toEqual(wholeBoard(viewport));
  });

  test('is shown if the user had zoomed out as far as the free area allowed', () => {
    change(WINDOW, [SHEET]);
    camera = clampCamera({ ...camera, zoom: 0 }, viewport);
    change(WINDOW, []);
    arrive();
    expect(camera).toEqual(wholeBoard(viewport));
  });
});
