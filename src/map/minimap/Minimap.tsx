import { ChevronDown, Map as MapIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { POWER_LOOKS } from '../../emblems/powers.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import { useSettings } from '../../store/settings.ts';
import { useShownGame } from '../../store/shown.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { seenBox } from './minimapView.ts';
import { PALETTE } from '../draw/palette.ts';
import { softwareContext } from '../draw/softwareContext.ts';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import { cameraShowing } from '../camera/camera.ts';
import { landPaths } from '../picture/landPaths.ts';
import './minimap.css';

/** Width in letter heights of the page, with which it grows on larger screens; drawn twice as fine. */
const WIDTH = 12.25;
const FINE = 2;

const letterHeight = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * The whole world in a corner, with a frame round what is seen. All it does the keys do too: it is for eyes and
 * pointers.
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

/** Keeps the corner for the small map until there is one, so that the first view need not move for it. */
export function MinimapPlaceholder({ shapes }: { readonly shapes: BoardShapes }) {
  const isOpen = useSettings((settings) => settings.minimap);
  const { width, height } = useSmallSize(shapes);
  return (
    <div className={`minimap minimap--place ${isOpen ? 'minimap--open' : ''}`} data-over-map>
      <div className="minimap__fold" />
      {isOpen && <div className="minimap__world" style={{ width, height }} />}
    </div>
  );
}

function useSmallSize(shapes: BoardShapes) {
  const [width] = useState(() => Math.round(WIDTH * letterHeight()));
  const scale = width / shapes.width;
  return { width, height: Math.round(shapes.height * scale), scale };
}

function MinimapCanvas({ map }: { readonly map: MapContext }) {
  const { view, flight, shapes } = map;
  const { width, height, scale } = useSmallSize(shapes);
  const sheet = useRef<HTMLCanvasElement>(null);
  const seen = useRef<HTMLDivElement>(null);
  const control = useShownGame()?.control;
  const lands = useMemo(() => landPaths(map.shapes, (space) => map.spaceInfo.get(space)?.kind === 'land'), [map]);

  useEffect(() => {
    const context = softwareContext(sheet.current);
    if (context) paint(context, lands, control ?? {}, scale * FINE);
  }, [lands, control, scale]);

  // One element moves with the camera; nothing is drawn and React is not asked.
  useEffect(
    () =>
      view.onCameraChange((camera, window) => {
        const box = seenBox(camera, window, view.board, scale);
        if (seen.current === null) return;
        const { style } = seen.current;
        style.transform = `translate(${box.x}px, ${box.y}px)`;
        style.width = `${box.width}px`;
        style.height = `${box.height}px`;
      }),
    [view, scale],
  );

  function look(event: PointerEvent<HTMLDivElement>): void {
    if (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    flight.stop();
    const { window, middle } = view.viewport();
    const pointed: Point = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    view.setCamera(cameraShowing(pointed, middle, view.camera().zoom, window));
  }

  return (
    <div className="minimap__world" aria-hidden style={{ width, height }} onPointerDown={look} onPointerMove={look}>
      <canvas ref={sheet} width={width * FINE} height={height * FINE} style={{ width, height }} />
      <div ref={seen} className="minimap__seen">
        {/* The world is round: what leaves on one side comes in on the other. */}
        {[-width, 0, width].map((left) => (
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
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = PALETTE.deep;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  for (const [space, path] of lands) {
    const owner = control[space];
    context.fillStyle = (owner === undefined ? undefined : POWER_LOOKS[owner]?.colour) ?? PALETTE.otherLand;
    context.fill(path, 'evenodd');
  }
}
