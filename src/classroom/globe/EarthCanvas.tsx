import { geoContains } from 'd3-geo';
import { useCallback, useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { LonLat } from '../../atlas/distance.ts';
import type { GlobeShapes } from '../../geography/globeShapes.ts';
import { keyOf } from '../../store/keyOf.ts';
import { coarseGlobe, polygon } from './earth.ts';
import { drawEarth, type Painted } from './drawEarth.ts';
import type { EarthPlate } from './useEarth.ts';
import { sharpContext, useCanvasSize } from './useCanvasSize.ts';
import { dragged, lookAfterKey, projectionOf, zoomed, type Look } from './views.ts';

/** While it turns, only points so many degrees apart are drawn, so that each picture is ready in time. */
const COARSE = 1.2;
/** The globe has come to rest when nothing has moved it for so many milliseconds. */
const REST_MS = 180;
/** A press that moves the pointer less is no drag, in pixels. */
const STILL = 5;

interface EarthCanvasProps extends Painted {
  readonly globe: GlobeShapes;
  readonly middles: readonly LonLat[];
  readonly plates: readonly EarthPlate[];
  readonly look: Look;
  readonly onTurn: (turn: (before: Look) => Look) => void;
  readonly onPress: (land: string) => void;
}

/** The earth, turned by dragging and by the arrow keys, drawn only when something changes. */
export function EarthCanvas({ globe, look, onTurn, onPress, colours, marked, middles, plates }: EarthCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useCanvasSize(frame);
  const coarse = useMemo(() => coarseGlobe(globe, COARSE), [globe]);
  const [isTurning, setTurning] = useState(false);
  const drag = useRef<{ x: number; y: number; moved: number } | null>(null);
  const rest = useRef(0);

  useEffect(() => {
    if (canvas.current === null || size === null) return undefined;
    const node = canvas.current;
    const request = requestAnimationFrame(() => {
      const context = sharpContext(node, size);
      const projection = projectionOf(look, size);
      const shown = isTurning ? coarse : globe;
      if (context !== null) drawEarth(context, projection, shown, { colours, marked, middles, plates });
    });
    return () => cancelAnimationFrame(request);
  }, [size, look, isTurning, coarse, globe, colours, marked, middles, plates]);

  const turn = useCallback(
    (turning: (before: Look) => Look): void => {
      setTurning(true);
      window.clearTimeout(rest.current);
      rest.current = window.setTimeout(() => setTurning(false), REST_MS);
      onTurn(turning);
    },
    [onTurn],
  );
  useEffect(() => () => window.clearTimeout(rest.current), []);

  // React listens to the wheel passively, so that the page would scroll too.
  useEffect(() => {
    const node = canvas.current;
    if (node === null) return undefined;
    const zoom = (event: WheelEvent): void => {
      event.preventDefault();
      turn((before) => zoomed(before, Math.exp(-event.deltaY / 400)));
    };
    node.addEventListener('wheel', zoom, { passive: false });
    return () => node.removeEventListener('wheel', zoom);
  }, [turn]);

  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (drag.current === null || size === null) return;
    const [dx, dy] = [clientX - drag.current.x, clientY - drag.current.y];
    drag.current = { x: clientX, y: clientY, moved: drag.current.moved + Math.hypot(dx, dy) };
    if (drag.current.moved <= STILL) return;
    const scale = projectionOf(look, size).scale();
    turn((before) => dragged(before, dx, dy, scale));
  };

  const press = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent): void => {
    const wasDrag = drag.current === null || drag.current.moved > STILL;
    drag.current = null;
    const place = wasDrag || size === null ? null : (projectionOf(look, size).invert?.([offsetX, offsetY]) ?? null);
    const land = place && globe.lands.find(({ rings }) => geoContains(polygon(rings), place));
    if (land) onPress(land.id);
  };

  return (
    <div ref={frame} className="earth__frame">
      <canvas
        ref={canvas}
        className="earth__canvas"
        // It has keys of its own, which a screen reader must not take for itself.
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
        role="application"
        tabIndex={0}
        aria-label={`${look.view === 'globe' ? 'The globe' : 'The earth in true areas'}. Arrow keys turn it.`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, moved: 0 };
        }}
        onPointerMove={move}
        onPointerUp={press}
        onPointerCancel={() => (drag.current = null)}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (lookAfterKey(look, keyOf(event)) === null) return;
          event.preventDefault();
          turn((before) => lookAfterKey(before, keyOf(event)) ?? before);
        }}
      />
    </div>
  );
}
