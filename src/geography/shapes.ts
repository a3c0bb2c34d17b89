/**
 * The board's shapes as the app reads them: the compact file that the map build writes, and its decoding. This is the
 * only geography file that runs in the browser, so it imports nothing.
 * Coastlines and countries come from Natural Earth (naturalearthdata.com), which is in the public domain.
 */

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];
export type Bounds = readonly [x0: number, y0: number, x1: number, y1: number];

/** An area of the map that belongs to no space: lakes, polar ice, land outside the game. */
export type DecorKind = 'lake' | 'ice' | 'land';

export interface SpaceShape {
  readonly id: string;
  /** Outer rings and holes, filled by the even-odd rule. Closed without repeating the first point. */
  readonly rings: readonly Ring[];
  /** A space on both sides of the seam has bounds as wide as the board: focus on `anchor` instead. */
  readonly bounds: Bounds;
  readonly label: Point;
  /** The position of units: the roomiest place, apart from the label if the space is large enough for both. */
  readonly anchor: Point;
  /** Radius of the largest circle around the anchor that stays inside the space, in map pixels. */
  readonly radius: number;
  /** How far its border's tint may reach inward, for points where it would else leave the space; packed for drawing. */
  readonly bandLimits?: readonly number[] | undefined;
}

export interface Border {
  /** Space ids, or the kind of decor if it is a border to decor. */
  readonly between: readonly [string, string];
  /** Coasts separate land from water or ice; sea borders separate two waters. */
  readonly kind: 'coast' | 'land' | 'sea';
  readonly points: readonly Point[];
}

export interface Decor {
  readonly kind: DecorKind;
  readonly rings: readonly Ring[];
}

export interface DrawnCanal {
  readonly id: string;
  readonly at: Point;
  readonly between: readonly [string, string];
}

/** Importance: 1 is the most important and shown at every zoom, 3 only when zoomed in far. */
export type Rank = 1 | 2 | 3;

export type FeatureKind =
  'city' | 'ocean' | 'sea' | 'gulf' | 'strait' | 'river' | 'lake' | 'range' | 'desert' | 'plain' | 'island';

/** A named place of minor geography, shown when zoomed in. */
export interface MapFeature {
  readonly kind: FeatureKind;
  /** The name at the time of the game. */
  readonly name: string;
  /** Today's name, if it is another. */
  readonly modern?: string;
  /** The space it lies in; null on lakes, ice and land outside the game. */
  readonly space: string | null;
  /** A city's exact position; of anything else the middle of its name. */
  readonly at: Point;
  readonly rank: Rank;
  /** Rotation of the name in degrees clockwise on screen, from -90 to 90; horizontal without it. */
  readonly angle?: number;
}

/** A part of a river; between two parts there is a lake, the seam or another gap. */
export interface Reach {
  readonly points: readonly Point[];
  /** Position of the first and last point on the whole course: 0 at the source, 1 at the mouth. */
  readonly from: number;
  readonly to: number;
}

export interface River {
  readonly name: string;
  readonly rank: Rank;
  readonly reaches: readonly Reach[];
}

/** Inland water that is part of the space it lies in. */
export interface Lake {
  readonly name: string;
  readonly rank: Rank;
  /** The shore, then islands. */
  readonly rings: readonly Ring[];
}

/** A stroke of the relief, drawn downhill. Rank 1 is shown at every zoom. */
export interface Hachure {
  readonly from: Point;
  readonly to: Point;
  readonly rank: Rank;
}

/** Lines of longitude and latitude, ending at the seam; `figures` are the degrees on them. */
export interface Graticule {
  readonly lines: readonly (readonly Point[])[];
  readonly figures: readonly { readonly text: string; readonly at: Point }[];
}

/** Decoration on the board: it separates no spaces and does not react to the pointer. It comes in a file of its own. */
export interface Scenery {
  readonly rivers: readonly River[];
  readonly lakes: readonly Lake[];
  readonly relief: readonly Hachure[];
  readonly graticule: Graticule;
}

export interface BoardShapes {
  /**
   * The board wraps: x and x + width are the same place. Shapes are cut at x = 0. With a frame it is so wide that
   * neither a copy nor the other way round the world comes near the frame.
   */
  readonly width: number;
  readonly height: number;
  /** The part that is shown; left out, it is the whole board. */
  readonly frame?: Bounds;
  readonly spaces: readonly SpaceShape[];
  readonly borders: readonly Border[];
  readonly decor: readonly Decor[];
  readonly canals: readonly DrawnCanal[];
  readonly features: readonly MapFeature[];
}

/** A ring as a list of arcs: n means arc n as stored, ~n means arc n backwards. */
export type ArcRing = readonly number[];

export interface ShapesFile {
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  /** The part of the board that is shown, in map pixels. Left out, the board is a cylinder and shows all of itself. */
  readonly frame?: Bounds;
  /** Grid units per map pixel; every coordinate below is in whole grid units. */
  readonly scale: number;
  /** Flat x, y lists: the first point, then each point relative to the one before. */
  readonly arcs: readonly (readonly number[])[];
  /** What is left and right of each arc: an index into spaces followed by decor, or -1 for nothing. */
  readonly sides: readonly (readonly [left: number, right: number])[];
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: 'land' | 'sea';
    readonly rings: readonly ArcRing[];
    readonly label: Point;
    readonly anchor: Point;
    readonly radius: number;
    readonly bandLimits?: SpaceShape['bandLimits'];
  }[];
  readonly decor: readonly { readonly kind: DecorKind; readonly rings: readonly ArcRing[] }[];
  readonly canals: readonly DrawnCanal[];
  readonly features: readonly MapFeature[];
  /** Triangle indices of the spaces, then the decor, drawn at first; in advance, so that the first map comes sooner. */
  readonly triangles?: readonly (readonly number[])[];
}

/** What is drawn once the first map is there. Lines are encoded like arcs, in the same grid. */
export interface SceneryFile {
  readonly version: 1;
  readonly scale: number;
  readonly rivers: readonly {
    readonly name: string;
    readonly rank: Rank;
    readonly reaches: readonly { readonly from: number; readonly to: number; readonly points: readonly number[] }[];
  }[];
  readonly lakes: readonly {
    readonly name: string;
    readonly rank: Rank;
    readonly rings: readonly (readonly number[])[];
  }[];
  /**
   * For each rank from 1, four numbers per stroke: its start relative to the start before, and dx, dy; times `scale`.
   */
  readonly relief: { readonly scale: number; readonly strokes: readonly (readonly number[])[] };
  readonly graticule: { readonly lines: readonly (readonly number[])[]; readonly figures: Graticule['figures'] };
}

/** A board in a frame lies on a cylinder so many times as wide as it is drawn. */
const BEYOND_FRAME = 4;

/** The part of a board that is shown: its frame, or all of it. */
export const shownPart = ({ width, height, frame }: Pick<BoardShapes, 'width' | 'height' | 'frame'>): Bounds =>
  frame ?? [0, 0, width, height];

/** Decodes the file; coordinates become map pixels. */
export function decodeShapes(file: ShapesFile): BoardShapes {
  const work = decodeShapesInSteps(file);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Decodes the file in steps, so that the page stays responsive. */
export function* decodeShapesInSteps(file: ShapesFile): Generator<void, BoardShapes> {
  const arcs = file.arcs.map((deltas) => decodeArc(deltas, file.scale));
  yield;
  const toPixels = ([x, y]: Point): Point => [x / file.scale, y / file.scale];
  const toRings = (rings: readonly ArcRing[]): Ring[] => rings.map((ring) => ringOfArcs(ring, arcs));
  const spaces: SpaceShape[] = [];
  for (const { id, label, anchor, radius, bandLimits, rings: packed } of file.spaces) {
    const rings = toRings(packed);
    spaces.push({
      id,
      rings,
      bounds: boundsOf(rings),
      label: toPixels(label),
      anchor: toPixels(anchor),
      radius: radius / file.scale,
      bandLimits,
    });
    yield;
  }
  const borders = decodeBorders(file, arcs);
  const decor = file.decor.map(({ kind, rings }) => ({ kind, rings: toRings(rings) }));
  const canals = file.canals.map((canal) => ({ ...canal, at: toPixels(canal.at) }));
  yield;
  const features = file.features.map((feature) => ({ ...feature, at: toPixels(feature.at) }));
  const { height, frame } = file;
  const width = frame === undefined ? file.width : file.width * BEYOND_FRAME;
  return { width, height, ...(frame && { frame }), spaces, borders, decor, canals, features };
}

/** Decodes the scenery; coordinates become map pixels. */
export function decodeScenery({ scale, rivers, lakes, relief, graticule }: SceneryFile): Scenery {
  const toPixels = ([x, y]: Point): Point => [x / scale, y / scale];
  return {
    rivers: rivers.map((river) => ({
      ...river,
      reaches: river.reaches.map((reach) => ({ ...reach, points: decodeArc(reach.points, scale) })),
    })),
    lakes: lakes.map((lake) => ({ ...lake, rings: lake.rings.map((ring) => decodeArc(ring, scale)) })),
    relief: relief.strokes.flatMap((strokes, i) => decodeStrokes(strokes, relief.scale, (i + 1) as Rank)),
    graticule: {
      lines: graticule.lines.map((line) => decodeArc(line, scale)),
      figures: graticule.figures.map(({ text, at }) => ({ text, at: toPixels(at) })),
    },
  };
}

function decodeStrokes(strokes: readonly number[], scale: number, rank: Rank): Hachure[] {
  const hachures: Hachure[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 3 < strokes.length; i += 4) {
    x += strokes[i] ?? 0;
    y += strokes[i + 1] ?? 0;
    hachures.push({
      from: [x / scale, y / scale],
      to: [(x + (strokes[i + 2] ?? 0)) / scale, (y + (strokes[i + 3] ?? 0)) / scale],
      rank,
    });
  }
  return hachures;
}

/** A flat list of differences as the points of a line, in map pixels. */
export function decodeArc(deltas: readonly number[], scale: number): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < deltas.length; i += 2) {
    x += deltas[i] ?? 0;
    y += deltas[i + 1] ?? 0;
    points.push([x / scale, y / scale]);
  }
  return points;
}

/** The points of a ring of arcs: the last point of every arc is the first of the next one. */
export function ringOfArcs(ring: ArcRing, arcs: readonly (readonly Point[])[]): Ring {
  const joined: Point[] = [];
  for (const reference of ring) {
    const arc = arcs[reference < 0 ? ~reference : reference] ?? [];
    const points = reference < 0 ? arc.toReversed() : arc;
    for (const point of points.slice(0, -1)) joined.push(point);
  }
  return joined;
}

/** The smallest box around these rings. */
export function boundsOf(rings: readonly Ring[]): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const [x, y] of ring) {
      if (x < x0) x0 = x;
      if (y < y0) y0 = y;
      if (x > x1) x1 = x;
      if (y > y1) y1 = y;
    }
  }
  return [x0, y0, x1, y1];
}

function decodeBorders(file: ShapesFile, arcs: readonly (readonly Point[])[]): Border[] {
  const sides = [
    ...file.spaces.map(({ id, kind }) => ({ name: id, land: kind === 'land' })),
    ...file.decor.map(({ kind }) => ({ name: kind, land: kind === 'land' })),
  ];
  const borders: Border[] = [];
  file.sides.forEach(([leftIndex, rightIndex], index) => {
    const left = sides[leftIndex];
    const right = sides[rightIndex];
    const points = arcs[index] ?? [];
    // There is no border at the board's upper and lower edge, nor where the seam cuts through one space. A border along
    // the seam is kept once, at x = 0.
    if (!left || !right || left.name === right.name) return;
    if (points.every(([x]) => x === file.width)) return;
    const kind = left.land !== right.land ? 'coast' : left.land ? 'land' : 'sea';
    borders.push({ between: [left.name, right.name], kind, points });
  });
  return borders;
}
