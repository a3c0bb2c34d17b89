import type { GlobeRings } from '../../geography/globeShapes.ts';
import type { Projection } from '../../geography/projection.ts';
import type { Point, Ring } from '../../geography/shapes.ts';
import { PALETTE } from '../../map/draw/palette.ts';
import { drawPlates, platesIn } from '../../map/picture/heldPicture.ts';
import type { LandArea } from '../../map/picture/paintedLands.ts';
import { coarseRing } from '../../map/picture/coarseRing.ts';
import type { Earth } from './useEarth.ts';
import { landColour, MARKS, type Painted } from './drawEarth.ts';

/** The longitude at the left edge of the flat map: in Bering Strait. */
const WEST = -169;

/** How far the board is moved so that it begins in Bering Strait, in its pixels. */
export function leftOf({ project, width }: Projection): number {
  const [x] = project([WEST, 0]);
  return x - Math.floor(x / width) * width;
}

interface FlatMap extends Painted {
  readonly earth: Pick<Earth, 'shapes' | 'projection' | 'painted' | 'held'>;
  /** Canvas pixels for each board pixel. */
  readonly scale: number;
}

/** Draws the game's map, which is a cylinder, cut open in Bering Strait. */
export function drawFlat(context: CanvasRenderingContext2D, flat: FlatMap): void {
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
      outlines.forEach((lines, i) => stroke(lines[part], MARKS[i] ?? MARKS[0], 2.5));
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
export function onFlat(rings: GlobeRings, projection: Projection, middle: number): readonly (readonly Point[])[] {
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
