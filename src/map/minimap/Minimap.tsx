import { ChevronDown, Map as MapIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { powerLook } from '../../games/looks.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import { useSettings } from '../../store/settings.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { Board } from '../camera/freeAreas.ts';
import { type Camera, type Size, cameraShowing } from '../camera/camera.ts';
import { PALETTE } from '../draw/palette.ts';
import { softwareContext } from '../draw/softwareContext.ts';
import { shownPart, type BoardShapes, type Bounds, type Point } from '../../geography/shapes.ts';
import { landPaths } from '../picture/landPaths.ts';
import { useAnyDisplayedGame } from '../../store/displayedGame.ts';
import './minimap.css';

interface MinimapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of the board as a box on the minimap, which is scaled by `scale`; it may exceed the sides. */
export function visibleBox({ x, y, zoom }: Camera, window: Size, board: Board, scale: number): MinimapBox {
  const [west, north, east, south] = shownPart(board);
  const width = window.width / zoom;
  const top = Math.max(north, y - window.height / 2 / zoom);
  const bottom = Math.min(south, y + window.height / 2 / zoom);
  const isWholeWidth = width >= east - west;
  return {
    x: isWholeWidth ? 0 : (x - width / 2 - west) * scale,
    y: (top - north) * scale,
    width: (isWholeWidth ? east - west : width) * scale,
    height: (bottom - top) * scale,
  };
}

/** Width in rem, so that it grows with the page's font size. */
const WIDTH_REM = 12.25;
/** Canvas pixels per CSS pixel. */
const PIXEL_RATIO = 2;
/** How long the same powers must hold the lands: the whole world is too much to paint at every step through a war. */
const REST_MS = 400;

const remInPixels = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * The whole world in a corner, with a frame round the visible part. It is for sighted pointer users only: the keyboard
 * can do the same.
 */
export function Minimap({ map }: { readonly map: MapContext }) {
  const isOpen = useSettings((settings) => settings.minimap);
  const set = useSettings((settings) => settings.set);
  return (
    <div className={`minimap ${isOpen ? 'minimap--open' : ''}`} data-over-map>
      <button
        type="button"
        className="minimap__fold"
        aria-expanded={isOpen}
        title={isOpen ? 'Fold the small map' : 'Show the small map'}
        aria-label="Small map"
        onClick={() => set({ minimap: !isOpen })}
      >
        {isOpen ? <ChevronDown size={16} aria-hidden /> : <MapIcon size={18} aria-hidden />}
      </button>
      {isOpen && <MinimapCanvas map={map} />}
    </div>
  );
}

/** Takes the minimap's space until it is shown, so that the first view is fitted beside it. */
export function MinimapPlaceholder({ shapes }: { readonly shapes: BoardShapes }) {
  const isOpen = useSettings((settings) => settings.minimap);
  const { width, height } = useMinimapSize(shapes);
  return (
    <div className={`minimap minimap--place ${isOpen ? 'minimap--open' : ''}`} data-over-map>
      <div className="minimap__fold" />
      {isOpen && <div className="minimap__world" style={{ width, height }} />}
    </div>
  );
}

function useMinimapSize(shapes: BoardShapes) {
  const [width] = useState(() => Math.round(WIDTH_REM * remInPixels()));
  const [west, north, east, south] = shownPart(shapes);
  const scale = width / (east - west);
  return { width, height: Math.round((south - north) * scale), scale };
}

function MinimapCanvas({ map }: { readonly map: MapContext }) {
  const { view, flight, shapes } = map;
  const { width, height, scale } = useMinimapSize(shapes);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const control = useAnyDisplayedGame()?.control;
  const lands = useMemo(() => {
    const isLand = (space: string): boolean => map.spaceInfo.get(space)?.kind === 'land';
    return landPaths(map.shapes, isLand, 1 / (scale * PIXEL_RATIO));
  }, [map, scale]);

  const rest = useRef(0);
  useEffect(() => {
    const context = softwareContext(canvas.current);
    if (!context) return undefined;
    const timer = setTimeout(
      () => paint(context, lands, control ?? {}, scale * PIXEL_RATIO, shownPart(shapes)),
      rest.current,
    );
    rest.current = REST_MS;
    return () => clearTimeout(timer);
  }, [lands, control, scale, shapes]);

  // Only one element is moved with the camera: no drawing and no React render.
  useEffect(
    () =>
      view.onCameraChange((camera, window) => {
        const box = visibleBox(camera, window, view.board, scale);
        if (frame.current === null) return;
        const { style } = frame.current;
        style.transform = `translate(${box.x}px, ${box.y}px)`;
        style.width = `${box.width}px`;
        style.height = `${box.height}px`;
      }),
    [view, scale],
  );

  function moveCamera(event: PointerEvent<HTMLDivElement>): void {
    if (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    flight.stop();
    const { window, middle } = view.viewport();
    const [west, north] = shownPart(shapes);
    const point: Point = [west + (event.clientX - left) / scale, north + (event.clientY - top) / scale];
    view.setCamera(cameraShowing(point, middle, view.camera().zoom, window));
  }

  return (
    <div
      className="minimap__world"
      aria-hidden
      style={{ width, height }}
      onPointerDown={moveCamera}
      onPointerMove={moveCamera}
    >
      <canvas ref={canvas} width={width * PIXEL_RATIO} height={height * PIXEL_RATIO} style={{ width, height }} />
      <div ref={frame} className="minimap__seen">
        {/* The frame is repeated on both sides, because the world wraps round. */}
        {(shapes.frame === undefined ? [-width, 0, width] : [0]).map((left) => (
          <div key={left} className="minimap__frame" style={{ left }} />
        ))}
      </div>
    </div>
  );
}

function paint(
  context: CanvasRenderingContext2D,
  lands: ReadonlyMap<string, Path2D>,
  control: BySpace<PowerId>,
  scale: number,
  [west, north]: Bounds,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = PALETTE.deep;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, -west * scale, -north * scale);
  for (const [space, path] of lands) {
    const owner = control[space];
    context.fillStyle = owner === undefined ? PALETTE.otherLand : powerLook(owner).colour;
    context.fill(path, 'evenodd');
  }
}
