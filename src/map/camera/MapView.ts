import { DefaultBatcher, Matrix, WebGLRenderer, type Application, type Container, type TextureSource } from 'pixi.js';
import type { Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { hideOutside, meshesIn } from '../draw/boardMesh.ts';
import { clampCamera, toBoard, toWindow, wholeBoard, type Camera, type Size } from './camera.ts';
import { keptPicture, type RenderPart } from './keptPicture.ts';
import { viewportOf, type Board, type Viewport } from './freeAreas.ts';

/** The part of the board seen through the canvas. It draws only on request: there is no render loop. */
export interface MapView {
  readonly board: Board;
  readonly window: () => Size;
  readonly viewport: () => Viewport;
  readonly camera: () => Camera;
  /** Moves the camera, within bounds, and requests a drawing. */
  readonly setCamera: (camera: Camera) => void;
  /** Draws on the next animation frame, once for any number of requests. */
  readonly requestDraw: () => void;
  /**
   * Draws at once, then calls `onFirstDrawn`. Nothing is drawn before this call: a map without all its ground layers
   * would only flicker.
   */
  readonly start: (onFirstDrawn: () => void) => void;
  readonly resize: (window: Size) => void;
  /** Sets the boxes of the window that panels and notices cover. */
  readonly setCovers: (covers: readonly ScreenBox[]) => void;
  /**
   * Calls back when the window's size or its covers have changed, before the camera is adjusted to them. Returns an
   * unsubscribe function, as do the next ones.
   */
  readonly onViewportChange: (listener: (viewport: Viewport, before: Viewport) => void) => () => void;
  /** Calls back before each drawing, for work that must be finished by then. */
  readonly onBeforeDraw: (listener: () => void) => void;
  /** Calls back now and whenever the zoom has changed. */
  readonly onZoomChange: (listener: (zoom: number) => void) => () => void;
  /** Calls back now and whenever the camera or the window has changed. */
  readonly onCameraChange: (listener: (camera: Camera, window: Size) => void) => () => void;
  /** Uploads a texture to the graphics card before it is first drawn. */
  readonly uploadTexture: (source: TextureSource) => void;
  /** Uploads all meshes and compiles the shader programs for them and for sprites, one at each step. */
  readonly uploadMeshes: () => Generator<void, void>;
  readonly toBoardPoint: (at: Point) => Point;
  readonly toWindowPoint: (at: Point) => Point;
  readonly close: () => void;
}

/**
 * A layer of the map, drawn once for every visible copy of the board. Ground ends exactly at the board's edge; units
 * and labels may overlap the next copy, so their layer is drawn after the ground of all copies.
 */
export interface ViewLayer {
  readonly container: Container;
  /** How far its drawings may reach over the board's edge, in screen pixels. */
  readonly overhang: number;
}

/** No line or band of the map is drawn so far from its place, in screen pixels. */
const REACH = 40;

/** The part of the board that can be seen where it is drawn so, with what reaches into it from outside. */
const partSeen = ({ a: zoom, tx, ty }: Matrix, { width, height }: Size): ScreenBox => ({
  left: (-tx - REACH) / zoom,
  top: (-ty - REACH) / zoom,
  right: (width - tx + REACH) / zoom,
  bottom: (height - ty + REACH) / zoom,
});

/** One view for two kinds of layers; they differ only in what their requests draw anew. */
export interface MapViews {
  /** For the ground's layers: everything. */
  readonly ofGround: MapView;
  /** For the layers over it: the ground as well only if the camera or the window has changed. */
  readonly overGround: MapView;
}

/**
 * Drawing the ground takes nearly all the time, and most of what happens in a game happens over it: so its picture is
 * kept.
 */
export function createMapViews(
  { renderer }: Application,
  ground: Container,
  layersOver: readonly ViewLayer[],
  initial: Viewport,
): MapViews {
  const { board } = initial;
  const groundPicture = keptPicture(renderer);
  let viewport = initial;
  let camera = wholeBoard(viewport);
  let frameRequest = 0;
  let isStarted = false;
  let isClosed = false;
  const zoomListeners = new Set<(zoom: number) => void>();
  const beforeDrawListeners = new Set<() => void>();
  const cameraListeners = new Set<(camera: Camera, window: Size) => void>();
  const viewportListeners = new Set<(viewport: Viewport, before: Viewport) => void>();
  const matrix = new Matrix();

  const drawOn: RenderPart = (container, transform) => renderer.render({ container, transform, clear: false });

  /** Draws a layer once for each visible copy of the board, of which a frame shows one: only the matrix differs. */
  const drawLayer = ({ container, overhang }: ViewLayer, render: RenderPart): void => {
    const { zoom } = camera;
    const { window } = viewport;
    const boardWidth = board.width * zoom;
    const pixel = 1 / renderer.resolution;
    const snap = (value: number): number => Math.round(value / pixel) * pixel;
    const top = snap(window.height / 2 - camera.y * zoom);
    const left = snap(window.width / 2 - camera.x * zoom);
    if (board.frame !== undefined) {
      render(container, matrix.set(zoom, 0, 0, zoom, left, top));
      return;
    }
    const copies = Math.ceil((left + overhang) / boardWidth);
    for (let x = left - copies * boardWidth; x < window.width + overhang; x += boardWidth)
      if (x + boardWidth + overhang > 0) render(container, matrix.set(zoom, 0, 0, zoom, x, top));
  };

  const drawNow = (): void => {
    frameRequest = 0;
    if (!isStarted || isClosed) return;
    for (const listener of beforeDrawListeners) listener();
    const { window } = viewport;
    groundPicture.show(window, (render) =>
      drawLayer({ container: ground, overhang: 0 }, (container, transform) => {
        hideOutside(container, partSeen(transform, window));
        render(container, transform);
      }),
    );
    for (const layer of layersOver) drawLayer(layer, drawOn);
  };

  const requestDraw = (): void => {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(drawNow);
  };

  const requestGround = (): void => {
    groundPicture.spoil();
    requestDraw();
  };

  const setCamera = (wanted: Camera): void => {
    const before = camera;
    camera = clampCamera(wanted, viewport);
    if (camera.zoom !== before.zoom) for (const listener of zoomListeners) listener(camera.zoom);
    for (const listener of cameraListeners) listener(camera, viewport.window);
    if (camera.zoom !== before.zoom || camera.x !== before.x || camera.y !== before.y) groundPicture.spoil();
    requestDraw();
  };

  const setViewport = (next: Viewport): void => {
    const before = viewport;
    viewport = next;
    for (const listener of viewportListeners) listener(viewport, before);
  };

  const overGround: MapView = {
    board,
    window: () => viewport.window,
    viewport: () => viewport,
    camera: () => camera,
    setCamera,
    requestDraw,
    start: (onFirstDrawn) => {
      if (isStarted) return;
      isStarted = true;
      drawNow();
      onFirstDrawn();
    },
    resize: (size) => {
      if (isClosed) return;
      renderer.resize(size.width, size.height);
      setViewport(viewportOf(board, size, viewport.covers));
      setCamera(camera);
      // Resizing clears the canvas: it would be blank until the next frame.
      drawNow();
    },
    setCovers: (covers) => setViewport(viewportOf(board, viewport.window, covers)),
    onViewportChange: (listener) => {
      viewportListeners.add(listener);
      return () => viewportListeners.delete(listener);
    },
    onBeforeDraw: (listener) => void beforeDrawListeners.add(listener),
    onZoomChange: (listener) => {
      zoomListeners.add(listener);
      listener(camera.zoom);
      return () => zoomListeners.delete(listener);
    },
    onCameraChange: (listener) => {
      cameraListeners.add(listener);
      listener(camera, viewport.window);
      return () => cameraListeners.delete(listener);
    },
    uploadTexture: (source) => {
      if (!isClosed) renderer.texture.initSource(source);
    },
    *uploadMeshes() {
      if (!(renderer instanceof WebGLRenderer)) return;
      const containers = [ground, ...layersOver.map(({ container }) => container)];
      for (const { geometry, shader } of containers.flatMap(meshesIn)) {
        if (isClosed || !shader?.glProgram) return;
        renderer.shader.bind(shader, true);
        renderer.geometry.bind(geometry, shader.glProgram);
        yield;
      }
      if (isClosed) return;
      // All sprite batches share one shader. Compiled only with the first sprite, it would have to wait until the
      // ground's first drawing is finished.
      renderer.shader.bind(new DefaultBatcher({ maxTextures: renderer.limits.maxBatchableTextures }).shader, true);
    },
    toBoardPoint: (at) => toBoard(camera, at, viewport.window),
    toWindowPoint: (at) => toWindow(camera, at, viewport),
    close: () => {
      // Pixi may be destroyed already, while layers may still request a drawing.
      isClosed = true;
      cancelAnimationFrame(frameRequest);
      zoomListeners.clear();
      beforeDrawListeners.clear();
      cameraListeners.clear();
      viewportListeners.clear();
      groundPicture.close();
    },
  };
  return { overGround, ofGround: { ...overGround, requestDraw: requestGround } };
}
