import type { MultiPolygon, Polygon } from 'geojson';
import polylabel from 'polylabel';
import type { LonLat } from '../definitions.ts';
import { toDeltas } from '../encode.ts';
import { frameIn, isInFrame, partsInFrame, ringInFrame } from '../frame.ts';
import { SCALE, toGrid } from '../grid.ts';
import { densify, roughen, unwrap } from '../lines.ts';
import { at, contains, distance, signedArea } from '../planar.ts';
import type { Projection } from '../projection.ts';
import type { Bounds, MapFeature, Point, Rank, Reach, SceneryFile } from '../shapes.ts';
import { simplify } from '../simplify.ts';
import type { AtlasWaters, LakeDefinition, RangeDefinition, SceneryDefinition } from './definitions.ts';
import { buildFeatures, featureAt, type FinishedBoard, isOnLand } from './features.ts';
import { drawGraticule } from './graticule.ts';
import { createHeights, crestOf, randomAt } from './heights.ts';
import { drawRivers } from './rivers.ts';

/** Places the names of rivers and ranges along the straightest part of their course. */

type NamedCourse = Pick<MapFeature, 'name' | 'modern' | 'rank'>;

/** Assumed length of a name, in map pixels. */
const NAME_LENGTH = 75;
/** How much being off the middle, as a share of the course, counts against being straight. */
const CENTRING = 0.25;

/**
 * The name at the straightest part of a course, near its middle and rotated along it. Points are on the grid; none for
 * a course without length.
 */
function nameAlong(
  kind: 'river' | 'range',
  named: NamedCourse,
  courses: readonly (readonly Point[])[],
  board: FinishedBoard,
): MapFeature[] {
  const length = (line: readonly Point[]): number =>
    line.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(at(line, i - 1), point)), 0);
  const course = courses.toSorted((a, b) => length(b) - length(a))[0];
  if (course === undefined) return [];
  const steps = evenly(course, 4 * SCALE);
  const reach = Math.max(2, Math.min(Math.round(NAME_LENGTH / 4), Math.floor(steps.length * 0.8)));
  let best: { from: Point; to: Point; middle: Point } | undefined;
  let bestScore = -Infinity;
  for (let i = 0; i + reach < steps.length; i++) {
    const [from, to] = [at(steps, i), at(steps, i + reach)];
    const offCentre = Math.abs((i + reach / 2) / steps.length - 0.5);
    const score = distance(from, to) / (reach * 4 * SCALE) - CENTRING * offCentre;
    if (score > bestScore) [best, bestScore] = [{ from, to, middle: at(steps, i + (reach >> 1)) }, score];
  }
  if (!best) return [];
  const { name, modern, rank } = named;
  const width = board.projection.width * SCALE;
  const place: Point = [(Math.round(best.middle[0]) + width) % width, Math.round(best.middle[1])];
  return [
    featureAt(
      place,
      { kind, name, rank, ...(modern !== undefined && { modern }), angle: uprightAngle(best.from, best.to) },
      board,
    ),
  ];
}

/** The roomiest point of a lake. */
function nameInside(rings: readonly (readonly Point[])[]): Point {
  const [x, y] = polylabel(
    rings.map((ring) => ring.map(([a, b]) => [a, b])),
    SCALE,
  );
  return [Math.round(x ?? 0), Math.round(y ?? 0)];
}

/** In degrees clockwise, from -90 to 90, so that text is never upside down. */
function uprightAngle([x0, y0]: Point, [x1, y1]: Point): number {
  const degrees = Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
  return degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
}

/** Points at even distances along a line. */
function evenly(line: readonly Point[], step: number): Point[] {
  const points: Point[] = line.slice(0, 1);
  let left = step;
  line.forEach((to, i) => {
    if (i === 0) return;
    let from = at(line, i - 1);
    for (let rest = distance(from, to); rest >= left; rest = distance(from, to)) {
      from = [from[0] + ((to[0] - from[0]) * left) / rest, from[1] + ((to[1] - from[1]) * left) / rest];
      points.push(from);
      left = step;
    }
    left -= distance(from, to);
  });
  return points;
}

/** Builds everything on the board besides its spaces, step by step. */

/** Units per map pixel in which strokes are stored. */
const STROKE_SCALE = 2;
const RANKS: readonly Rank[] = [1, 2, 3];

interface DrawnScenery extends Omit<SceneryFile, 'version' | 'scale'> {
  readonly features: readonly MapFeature[];
}

export function drawScenery(
  { places, waters, relief }: SceneryDefinition,
  atlas: AtlasWaters,
  board: FinishedBoard,
  faults: string[],
): DrawnScenery {
  const frame = frameIn(board.projection.frame, SCALE);
  const reachesFrame = (points: readonly Point[]): boolean => points.some((point) => isInFrame(point, frame));
  const rivers = drawRivers([...atlas.rivers, ...waters.links], waters.rivers, board, faults)
    .map((river) => ({ ...river, reaches: river.reaches.flatMap((reach) => reachesIn(reach, frame)) }))
    .filter(({ reaches }) => reaches.length > 0);
  const lakes = drawLakes(atlas.lakes, waters.lakes, board.projection, faults)
    .map((lake) => ({ ...lake, rings: lake.rings.map((ring) => wholeNumbers(ringInFrame(ring, frame))) }))
    .filter(({ rings: [shore = []] }) => shore.length > 0);
  const graticule = drawGraticule(board.projection);
  const names: MapFeature[] = [
    ...rivers.flatMap((river) =>
      nameAlong(
        'river',
        river,
        river.reaches.map(({ points }) => points),
        board,
      ),
    ),
    ...lakes.map(({ rings, ...lake }) => featureAt(nameInside(rings), { kind: 'lake', ...lake }, board)),
    ...relief.ranges.flatMap(({ name, modern, rank, crest }) =>
      rank === undefined
        ? []
        : nameAlong(
            'range',
            { name, rank, ...(modern !== undefined && { modern }) },
            [crestOf(crest, board.projection)],
            board,
          ),
    ),
  ];
  return {
    features: [...buildFeatures(places, board, faults), ...names].filter(({ at: place }) => isInFrame(place, frame)),
    rivers: rivers.map(({ name, rank, reaches }) => ({
      name,
      rank,
      reaches: reaches.map(({ points, from, to }) => ({ from, to, points: toDeltas(points) })),
    })),
    lakes: lakes.map(({ name, rank, rings }) => ({ name, rank, rings: rings.map(toDeltas) })),
    relief: { scale: STROKE_SCALE, strokes: packStrokes(drawHachures(relief.ranges, board)) },
    graticule: {
      lines: graticule.lines.filter(reachesFrame).map(toDeltas),
      figures: graticule.figures.filter((figure) => isInFrame(figure.at, frame)),
    },
  };
}

const reachesIn = ({ points, from, to }: Reach, frame: Bounds | null): Reach[] =>
  partsInFrame(points, frame).map((part) => ({
    points: part.points,
    from: thousandths(from + (to - from) * part.from),
    to: thousandths(from + (to - from) * part.to),
  }));

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const wholeNumbers = (ring: readonly Point[]): readonly Point[] => ring.map(([x, y]) => [Math.round(x), Math.round(y)]);

function packStrokes(strokes: readonly SceneryStroke[]): number[][] {
  const whole = (value: number): number => Math.round(value * STROKE_SCALE);
  return RANKS.map((rank) => {
    let [lastX, lastY] = [0, 0];
    return strokes
      .filter((stroke) => stroke.rank === rank)
      .flatMap((stroke) => {
        const [x, y] = [whole(stroke.x), whole(stroke.y)];
        const step = [x - lastX, y - lastY, whole(stroke.dx), whole(stroke.dy)];
        [lastX, lastY] = [x, y];
        return step;
      });
  });
}

/** Lakes on the board: small waters that are part of the space around them. */

interface SceneryLake {
  readonly name: string;
  readonly modern?: string;
  readonly rank: Rank;
  /** Shore first, then islands; not closed by repeating the first point. */
  readonly rings: readonly (readonly Point[])[];
}

const MIN_DETAIL = 0.5;
/** Islands in a lake smaller than this, in square map pixels, are left out. */
const MIN_ISLAND = 12;

/** Finds the defined lakes in the atlas and draws those given by their outline. */
function drawLakes(
  atlas: readonly (Polygon | MultiPolygon)[],
  lakes: readonly LakeDefinition[],
  projection: Projection,
  faults: string[],
): SceneryLake[] {
  const outlines = atlas.flatMap((shape) =>
    shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates,
  ) as unknown as LonLat[][][];
  return lakes.flatMap(({ at: place, outline, ...lake }): SceneryLake[] => {
    const found = outline ? [smooth(outline)] : outlines.find(([shore = []]) => place && contains(shore, ...place));
    if (found) return [{ ...lake, rings: ringsOf(found, projection) }];
    faults.push(`the atlas has no lake at ${place?.join(', ')} for ${lake.name}`);
    return [];
  });
}

const smooth = (outline: readonly LonLat[]): LonLat[] => roughen([...outline, ...outline.slice(0, 1)]);

function ringsOf(outline: readonly (readonly LonLat[])[], { project, seam }: Projection): Point[][] {
  const rings = outline.map((ring) => {
    const closed = densify(unwrap(ring, seam), 0.5).map(project).map(toGrid);
    return simplify(closed, MIN_DETAIL * SCALE ** 2).slice(1);
  });
  return rings.filter((ring, i) => i === 0 || Math.abs(signedArea(ring)) >= MIN_ISLAND * SCALE ** 2);
}

/** Relief as short strokes down the slopes, computed from the ranges; more of them when zoomed in. */

/** A stroke from its upper end downhill, in map pixels. */
interface SceneryStroke {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly rank: Rank;
}

/** Strokes begin near the points of a grid with this spacing, in map pixels. */
const SPACING = 5.4;
/** Slopes gentler than this, in height per map pixel, get no strokes. */
const MIN_SLOPE = 0.011;
/** Slopes of this steepness or more get strokes of full length. */
const STEEP = 0.045;
const LONGEST: Readonly<Record<Rank, number>> = { 1: 10, 2: 8, 3: 6.5 };

/** Strokes in rows from north to south. */
function drawHachures(ranges: readonly RangeDefinition[], board: FinishedBoard): SceneryStroke[] {
  const { projection } = board;
  const heights = createHeights(ranges, projection);
  const isLand = (x: number, y: number): boolean => isOnLand(toGrid([x, y]), board);
  const strokes: SceneryStroke[] = [];
  for (let row = 0; row * SPACING < projection.height; row++) {
    for (let column = 0; column * SPACING < projection.width; column++) {
      const x = (column + 0.15 + 0.7 * randomAt(column, row)) * SPACING;
      const y = (row + 0.15 + 0.7 * randomAt(column + 5000, row)) * SPACING;
      if (!isInFrame([x, y], projection.frame) || heights.at(x, y) === 0) continue;
      const slopeX = (heights.at(x - 1, y) - heights.at(x + 1, y)) / 2;
      const slopeY = (heights.at(x, y - 1) - heights.at(x, y + 1)) / 2;
      const slope = Math.hypot(slopeX, slopeY);
      if (slope < MIN_SLOPE) continue;
      const rank = rankOf(column, row);
      const length = LONGEST[rank] * Math.min(1, 0.35 + slope / STEEP) * (0.8 + 0.4 * randomAt(column, row + 5000));
      const [dx, dy] = [(slopeX / slope) * length, (slopeY / slope) * length];
      const isDry = [0, 0.5, 1.2].every((share) => isLand(x + dx * share, y + dy * share));
      if (isDry) strokes.push({ x, y, dx, dy, rank });
    }
  }
  return strokes;
}

/** A quarter of the strokes is shown at every zoom, half of them from middle zoom. */
const rankOf = (column: number, row: number): Rank => ((column + row) % 2 === 1 ? 3 : row % 2 === 0 ? 1 : 2);
