import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
} from 'react';
import { geoContains } from 'd3-geo';
import type { LonLat } from '../../atlas/distance.ts';
import type { GlobeRings, GlobeShapes } from '../../geography/globeShapes.ts';
import type { Projection } from '../../geography/projection.ts';
import type { Point, Ring } from '../../geography/shapes.ts';
import { createUnproject } from '../../geography/unproject.ts';
import { drawNumber, PLACE_COLOURS, type Painted, landColour, drawEarth } from './drawEarth.ts';
import { PALETTE } from '../../map/draw/palette.ts';
import { drawPlates, platesIn } from '../../map/picture/heldPicture.ts';
import type { LandArea } from '../../map/picture/paintedLands.ts';
import { coarseRing } from '../../map/picture/landPaths.ts';
import { type Earth, type EarthPlate, movedTo, coarseGlobe, polygon } from './earth.ts';
import type { PaperSize } from '../print/sheet/mapFrame.ts';
import { keyOf } from '../../store/keyOf.ts';
import { dragged, lookAfterKey, globeProjection, zoomed, type GlobeLook } from './views.ts';

/** Degrees of a step by arrow key. */
const STEP = 5;
/** So far north or south an outline may be moved: farther it would leave the map. */
const FARTHEST = { north: 66, south: -48 } as const;

interface FlatCanvasProps extends Painted {
  readonly earth: Earth;
  readonly middles: readonly LonLat[];
  /** The outline of the first place, that can be laid over any other; null if it is not shown. */
  readonly outline: GlobeRings | null;
  readonly at: LonLat;
  readonly onMove: (at: LonLat) => void;
  readonly name: string;
}

/** The game's map, and an outline that can be laid over any part of it. */
export function FlatCanvas(props: FlatCanvasProps) {
  const { earth, colours, marked, middles, outline, at, onMove, name } = props;
  const { shapes, projection } = earth;
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const room = useCanvasSize(frame);
  const [isDragged, setDragged] = useState(false);
  const unproject = useMemo(() => createUnproject(projection), [projection]);
  const scale = room === null ? 0 : Math.min(room.width / shapes.width, room.height / shapes.height);

  useEffect(() => {
    if (ground.current === null || scale === 0) return;
    const context = sharpContext(ground.current, { width: shapes.width * scale, height: shapes.height * scale });
    if (context === null) return;
    drawFlat(context, { earth, colours, marked, scale });
    middles.forEach((middle, i) => drawNumber(context, i, placeOnFlat(middle, projection, shapes.width, scale)));
  }, [earth, shapes, projection, colours, marked, middles, scale]);

  useEffect(() => {
    if (over.current === null || scale === 0) return;
    const context = sharpContext(over.current, { width: shapes.width * scale, height: shapes.height * scale });
    if (context === null || outline === null) return;
    context.beginPath();
    for (const ring of onFlat(movedTo(outline, at), projection, at[0]))
      for (const shift of [-shapes.width, 0, shapes.width])
        ring.forEach(([x, y], i) => {
          const point = [(x + shift) * scale, y * scale] as const;
          if (i === 0) context.moveTo(...point);
          else context.lineTo(...point);
        });
    context.fillStyle = `${PLACE_COLOURS[0]}55`;
    context.fill('evenodd');
    context.strokeStyle = PLACE_COLOURS[0];
    context.lineWidth = 2;
    context.stroke();
  }, [shapes, projection, outline, at, scale]);

  const moveTo = ([longitude, latitude]: LonLat): void =>
    onMove([
      longitude - Math.floor((longitude + 180) / 360) * 360,
      Math.min(FARTHEST.north, Math.max(FARTHEST.south, latitude)),
    ]);

  const follow = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent): void => {
    const place = scale === 0 ? null : unproject([offsetX / scale + leftOf(projection), offsetY / scale]);
    if (place !== null) moveTo(place);
  };

  const press = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const [east = 0, north = 0] = way;
    moveTo([at[0] + east * STEP, at[1] + north * STEP]);
  };

  const size = { width: `${shapes.width * scale}px`, height: `${shapes.height * scale}px` };
  return (
    <div ref={frame} className="earth__frame earth__frame--flat">
      <canvas ref={ground} style={size} role="img" aria-label="The flat map of the game" />
      {outline !== null && (
        <canvas
          ref={over}
          style={size}
          className="earth__outline"
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
          role="application"
          tabIndex={0}
          aria-label={`The outline of ${name} at its true size. Arrow keys move it.`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragged(true);
            follow(event);
          }}
          onPointerMove={(event) => (isDragged ? follow(event) : undefined)}
          onPointerUp={() => setDragged(false)}
          onPointerCancel={() => setDragged(false)}
          onKeyDown={press}
        />
      )}
    </div>
  );
}

/** Where a place is on the canvas. */
function placeOnFlat(place: LonLat, projection: Projection, width: number, scale: number): Point {
  const [x, y] = projection.project(place);
  const right = x - leftOf(projection);
  return [(right - Math.floor(right / width) * width) * scale, y * scale];
}

/** The longitude at the left edge of the flat map: in Bering Strait. */
const WEST = -169;

/** How far the board is moved so that it begins in Bering Strait, in its pixels. */
function leftOf({ project, width }: Projection): number {
  const [x] = project([WEST, 0]);
  return x - Math.floor(x / width) * width;
}

interface FlatMap extends Painted {
  readonly earth: Pick<Earth, 'shapes' | 'projection' | 'painted' | 'held'>;
  /** Canvas pixels for each board pixel. */
  readonly scale: number;
}

/** Draws the game's map, which is a cylinder, cut open in Bering Strait. */
function drawFlat(context: CanvasRenderingContext2D, flat: FlatMap): void {
  const { earth, scale, colours, marked } = flat;
  const { shapes, projection, painted, held } = earth;
  const { width, height } = shapes;
  context.fillStyle = PALETTE.shallows;
  context.fillRect(0, 0, width * scale, height * scale);
  context.lineJoin = 'round';
  const left = leftOf(projection);
  for (const shift of [-left, width - left]) {
    const trace = (lines: readonly (readonly Point[])[]): void => {
      context.beginPath();
      for (const line of lines)
        line.forEach(([x, y], i) => {
          if (i === 0) context.moveTo((x + shift) * scale, y * scale);
          else context.lineTo((x + shift) * scale, y * scale);
        });
    };
    const fill = (rings: readonly Ring[], colour: string): void => {
      trace(rings.map((ring) => coarseRing(ring, 0.7 / scale)));
      context.fillStyle = colour;
      context.fill('evenodd');
    };
    const stroke = (lines: readonly (readonly Point[])[], colour: string, lineWidth: number): void => {
      trace(lines);
      context.strokeStyle = colour;
      context.lineWidth = lineWidth;
      context.stroke();
    };
    const outlines = marked.map(painted.outlineOf);
    const outline = (part: 'ground' | 'over'): void =>
      outlines.forEach((lines, i) => stroke(lines[part], PLACE_COLOURS[i] ?? PLACE_COLOURS[0], 2.5));
    const fillAll = (areas: readonly LandArea[]): void => {
      for (const { land, rings } of areas) fill(rings, landColour(colours, land));
    };
    for (const { kind, rings } of shapes.decor)
      if (kind !== 'lake') fill(rings, kind === 'ice' ? PALETTE.ice : PALETTE.otherLand);
    fillAll(painted.grounds);
    stroke(painted.groundBorders, PALETTE.coast, 0.5);
    outline('ground');
    // Where another land lies over the ground, so it does over its borders.
    fillAll(painted.over);
    for (const { kind, rings } of shapes.decor) if (kind === 'lake') fill(rings, PALETTE.shallows);
    const coasts = shapes.borders.filter(({ kind }) => kind === 'coast').map(({ points }) => points);
    stroke([...coasts, ...painted.overBorders], PALETTE.coast, 0.5);
    outline('over');
  }
  if (held === null) return;
  const view = { left, top: 0, scale };
  drawPlates(context, platesIn(held, shapes, view, { width: width * scale, height: height * scale }));
}

/** Outlines on the flat map, in board pixels from its left edge. Each is drawn whole, even beyond an edge. */
function onFlat(rings: GlobeRings, projection: Projection, middle: number): readonly (readonly Point[])[] {
  const left = leftOf(projection);
  return rings.map((ring) =>
    ring.map(([longitude, latitude]) => {
      // The copy of the place that is nearest to the middle, so that the outline is not torn.
      const near = longitude - Math.round((longitude - middle) / 360) * 360;
      const [x, y] = projection.project([near, latitude]);
      return [x - left, y];
    }),
  );
}

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
  readonly look: GlobeLook;
  readonly onTurn: (turn: (before: GlobeLook) => GlobeLook) => void;
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
      const projection = globeProjection(look, size);
      const shown = isTurning ? coarse : globe;
      if (context !== null) drawEarth(context, projection, shown, { colours, marked, middles, plates });
    });
    return () => cancelAnimationFrame(request);
  }, [size, look, isTurning, coarse, globe, colours, marked, middles, plates]);

  const turn = useCallback(
    (turning: (before: GlobeLook) => GlobeLook): void => {
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
    const scale = globeProjection(look, size).scale();
    turn((before) => dragged(before, dx, dy, scale));
  };

  const press = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent): void => {
    const wasDrag = drag.current === null || drag.current.moved > STILL;
    drag.current = null;
    const place = wasDrag || size === null ? null : (globeProjection(look, size).invert?.([offsetX, offsetY]) ?? null);
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

/** The size that an element has on the page, in CSS pixels; null until it is known. */
function useCanvasSize(element: RefObject<HTMLElement | null>): PaperSize | null {
  const [size, setSize] = useState<PaperSize | null>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** A context whose unit is a CSS pixel, on a canvas as sharp as the screen. */
function sharpContext(canvas: HTMLCanvasElement, { width, height }: PaperSize): CanvasRenderingContext2D | null {
  const ratio = Math.min(2, window.devicePixelRatio);
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
}
