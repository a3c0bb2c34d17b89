import {
  DefaultBatcher,
  Matrix,
  Mesh,
  WebGLRenderer,
  type Application,
  type Container,
  type Geometry,
  type Shader,
  type TextureSource,
} from 'pixi.js';
import type { Point } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';
import { clampCamera, toBoard, toWindow, wholeBoard, type Camera, type Size } from './camera.ts';
import { viewportOf, type Viewport } from './viewport.ts';

/** The window onto the board. Draws when asked and at no other time. */
export interface Frame {
  readonly board: Size;
  readonly window: () => Size;
  readonly viewport: () => Viewport;
  readonly camera: () => Camera;
  /** Moves the camera and draws. */
  readonly look: (camera: Camera) => void;
  /** Draws once, before the next paint, however often it is asked. */
  readonly draw: () => void;
  /**
   * Until told that the ground is laid, nothing is drawn: a half-laid map would only flicker. Calls back after the
   * first frame.
   */
  readonly begin: (drawn: () => void) => void;
  readonly resize: (window: Size) => void;
  /** Takes note of what lies over the window now. */
  readonly cover: (covers: readonly Box[]) => void;
  /**
   * Calls back when the window or what lies over it has changed, while the camera still looks where it did. Returns how
   * to stop.
   */
  readonly onViewport: (listener: (viewport: Viewport, before: Viewport) => void) => () => void;
  /** Calls back before each drawing, for what must be ready by then. */
  readonly onDraw: (listener: () => void) => void;
  /** Calls back whenever the zoom has changed, and once now. Returns how to stop. */
  readonly onZoom: (listener: (zoom: number) => void) => () => void;
  /** Calls back whenever the camera or the window has changed, and once now. Returns how to stop. */
  readonly onLook: (listener: (camera: Camera, window: Size) => void) => () => void;
  /** Takes a texture to the graphics card ahead of its first drawing. */
  readonly upload: (source: TextureSource) => void;
  /** The same for all meshes on the ground and the programs that draw them and sprites, one after the other. */
  readonly uploadMeshes: () => Generator<void, void>;
  readonly boardPoint: (at: Point) => Point;
  readonly windowPoint: (at: Point) => Point;
  readonly close: () => void;
}

/**
 * Ground ends exactly where the board does; what stands on it may reach over the edge into the next turn of the world,
 * so it is drawn after all ground.
 */
export interface FrameLayer {
  readonly container: Container;
  /** How far drawings may reach over the board's edge, in screen pixels. */
  readonly overhang: number;
}

export function openFrame(app: Application, layers: readonly FrameLayer[], first: Viewport): Frame {
  const { board } = first;
  let viewport = first;
  let camera = wholeBoard(viewport);
  let asked = 0;
  let begun = false;
  let isClosed = false;
  const listeners = new Set<(zoom: number) => void>();
  const preparers = new Set<() => void>();
  const onlookers = new Set<(camera: Camera, window: Size) => void>();
  const keepers = new Set<(viewport: Viewport, before: Viewport) => void>();
  const matrix = new Matrix();

  const drawNow = (): void => {
    asked = 0;
    if (!begun || isClosed) return;
    for (const prepare of preparers) prepare();
    const { zoom } = camera;
    const { window } = viewport;
    const span = board.width * zoom;
    const pixel = 1 / app.renderer.resolution;
    const whole = (value: number): number => Math.round(value / pixel) * pixel;
    const top = whole(window.height / 2 - camera.y * zoom);
    const left = whole(window.width / 2 - camera.x * zoom);
    let clear = true;
    for (const { container, overhang } of layers) {
      // The same scene once for each turn of the world that is seen: only the matrix differs.
      const turns = Math.ceil((left + overhang) / span);
      for (let x = left - turns * span; x < window.width + overhang; x += span) {
        if (x + span + overhang <= 0) continue;
        matrix.set(zoom, 0, 0, zoom, x, top);
        app.renderer.render({ container, transform: matrix, clear });
        clear = false;
      }
    }
  };

  const draw = (): void => {
    if (asked === 0) asked = requestAnimationFrame(drawNow);
  };

  const look = (wanted: Camera): void => {
    const before = camera.zoom;
    camera = clampCamera(wanted, viewport);
    if (camera.zoom !== before) for (const listener of listeners) listener(camera.zoom);
    for (const onlooker of onlookers) onlooker(camera, viewport.window);
    draw();
  };

  const change = (next: Viewport): void => {
    const before = viewport;
    viewport = next;
    for (const keeper of keepers) keeper(viewport, before);
  };

  return {
    board,
    window: () => viewport.window,
    viewport: () => viewport,
    camera: () => camera,
    look,
    draw,
    begin: (drawn) => {
      if (begun) return;
      begun = true;
      drawNow();
      drawn();
    },
    resize: (size) => {
      if (isClosed) return;
      app.renderer.resize(size.width, size.height);
      change(viewportOf(board, size, viewport.covers));
      look(camera);
      // Resizing empties the canvas; waiting for the next frame would show a blank.
      drawNow();
    },
    cover: (covers) => change(viewportOf(board, viewport.window, covers)),
    onViewport: (listener) => {
      keepers.add(listener);
      return () => keepers.delete(listener);
    },
    onDraw: (listener) => void preparers.add(listener),
    onZoom: (listener) => {
      listeners.add(listener);
      listener(camera.zoom);
      return () => listeners.delete(listener);
    },
    onLook: (listener) => {
      onlookers.add(listener);
      listener(camera, viewport.window);
      return () => onlookers.delete(listener);
    },
    upload: (source) => {
      if (!isClosed) app.renderer.texture.initSource(source);
    },
    *uploadMeshes() {
      const { renderer } = app;
      if (!(renderer instanceof WebGLRenderer)) return;
      for (const { geometry, shader } of layers.flatMap(({ container }) => meshesIn(container))) {
        if (isClosed || !shader?.glProgram) return;
        renderer.shader.bind(shader, true);
        renderer.geometry.bind(geometry, shader.glProgram);
        yield;
      }
      if (isClosed) return;
      // All batches share one shader. Asked for only with the first sprite, its program would wait for the ground's
      // first drawing to end.
      renderer.shader.bind(new DefaultBatcher({ maxTextures: renderer.limits.maxBatchableTextures }).shader, true);
    },
    boardPoint: (at) => toBoard(camera, at, viewport.window),
    windowPoint: (at) => toWindow(camera, at, viewport),
    close: () => {
      // Pixi may be gone already; layers still being made may yet ask for a drawing.
      isClosed = true;
      cancelAnimationFrame(asked);
      listeners.clear();
      preparers.clear();
      onlookers.clear();
      keepers.clear();
    },
  };
}

const meshesIn = (container: Container): readonly Mesh<Geometry, Shader>[] =>
  container.children.flatMap((child) => (child instanceof Mesh ? [child as Mesh<Geometry, Shader>] : meshesIn(child)));
