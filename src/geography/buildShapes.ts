import type { Outlines } from './adjacency.ts';
import { placeInSpace, type Placement } from './anchors.ts';
import { type Arc, joinArcs } from './arcs.ts';
import { nodeSegments } from './arrangement.ts';
import { type CountryFeature, projectCountries, unknownCountries } from './countries.ts';
import type { CoastalEnd, LonLat, SeaLineDefinition, SeaZones, Territories } from './definitions.ts';
import { encodeShapes } from './encode.ts';
import { type Arrangement, labelFaces, traceFaces } from './faces.ts';
import { placeOnGrid, placeOnMap, SCALE, toGrid } from './grid.ts';
import { type AreaLabel, isSpace, SCENERY, WATER } from './labels.ts';
import { createLandLookup, projectLandAreas } from './landClaims.ts';
import { spline, unwrap } from './lines.ts';
import { at, distance, pairKey } from './planar.ts';
import { createProjection, type Projection } from './projection.ts';
import { arcPoints, ringsByLabel } from './rings.ts';
import type { AtlasWaters, SceneryDefinition } from './scenery/definitions.ts';
import { drawScenery } from './scenery/drawScenery.ts';
import type { FinishedBoard } from './scenery/features.ts';
import { createSpaceLookup } from './scenery/spaceLookup.ts';
import { floodSeaZones } from './seaZones.ts';
import { createSeam } from './seam.ts';
import { clipToHeight, frameSegments, ringSegments, seaLineSegments, type Segment } from './segments.ts';
import type { ArcRing, Point, SceneryFile, ShapesFile } from './shapes.ts';
import { simplifyArcs } from './simplify.ts';
import { absorbCrumbs, absorbEnclaves } from './tidy.ts';

/**
 * Where land borders reach the sea. Zone borders must end exactly there, or a territory would touch one zone too many.
 */

type CoastalEnds = ReadonlyMap<string, readonly Point[]>;

/** The coastal ends by pair of spaces, from the arrangement of land alone. */
function findCoastalEnds(land: Arrangement, labels: readonly AreaLabel[]): CoastalEnds {
  const around: Set<AreaLabel>[] = land.vertices.map(() => new Set());
  for (let h = 0; h < 2 * land.edgeCount; h++) at(around, land.origin(h)).add(at(labels, land.face(h)));
  const ends = new Map<string, Point[]>();
  around.forEach((meeting, vertex) => {
    if (!meeting.has(WATER) || meeting.size < 3) return;
    const spaces = [...meeting].filter(isSpace).sort();
    spaces.forEach((a, i) => {
      for (const b of spaces.slice(i + 1)) {
        const key = pairKey(a, b);
        const points = ends.get(key) ?? [];
        points.push(at(land.vertices, vertex));
        ends.set(key, points);
      }
    });
  });
  return ends;
}

/** The end nearest to the hint, or undefined if none is within `reach`. */
function pickCoastalEnd(
  ends: CoastalEnds,
  { coastalEndOf: [a, b] }: CoastalEnd,
  hint: Point,
  reach: number,
): Point | undefined {
  const candidates = ends.get(pairKey(a, b)) ?? [];
  const nearest = candidates.toSorted((p, q) => distance(p, hint) - distance(q, hint))[0];
  return nearest && distance(nearest, hint) <= reach ? nearest : undefined;
}

/** Draws the borders between sea zones on the grid. */

/** Spline points per leg; over the same number of points, a line is bent towards its coastal end. */
const PIECES = 14;
/** A coastal end may lie this far from its hint, in map pixels. */
const REACH = 40;

function drawSeaLine(
  { between, points }: SeaLineDefinition,
  ends: CoastalEnds,
  projection: Projection,
  faults: string[],
): Point[] {
  const hints = unwrap(
    points.map((point) => (isCoastalEnd(point) ? point.near : point)),
    projection.seam,
  );
  const onMap = hints.map(projection.project);
  const line = spline(onMap, PIECES).map(toGrid);
  const attach = (index: number, order: (line: Point[]) => Point[]): void => {
    const definition = at(points, index);
    if (!isCoastalEnd(definition)) return;
    const hint = toGrid(at(onMap, index));
    const end = pickEndOnCylinder(ends, definition, hint, projection.width * SCALE);
    if (end) bendTo(end, line, order);
    else faults.push(`${between.join(' | ')}: no coastal end of ${definition.coastalEndOf.join(' | ')} near its hint`);
  };
  attach(0, (forward) => forward);
  attach(points.length - 1, (forward) => forward.toReversed());
  return line;
}

function isCoastalEnd(point: LonLat | CoastalEnd): point is CoastalEnd {
  return 'coastalEndOf' in point;
}

/** The end nearest to the hint; the two may lie on different sides of the seam. */
function pickEndOnCylinder(
  ends: CoastalEnds,
  definition: CoastalEnd,
  hint: Point,
  gridWidth: number,
): Point | undefined {
  for (const shift of [0, gridWidth, -gridWidth]) {
    const end = pickCoastalEnd(ends, definition, [hint[0] - shift, hint[1]], REACH * SCALE);
    if (end) return [end[0] + shift, end[1]];
  }
  return undefined;
}

/** Moves the first point of the ordered line to `end`, and the following ones less and less. */
function bendTo(end: Point, line: Point[], order: (line: Point[]) => Point[]): void {
  const ordered = order(line);
  const first = at(ordered, 0);
  const [dx, dy] = [end[0] - first[0], end[1] - first[1]];
  const bent = ordered.map(([x, y], i): Point => {
    const weight = Math.max(0, 1 - i / PIECES);
    return [Math.round(x + dx * weight), Math.round(y + dy * weight)];
  });
  line.splice(0, line.length, ...order(bent));
}

/** Builds the board's shapes from the atlas and the hand-written definitions, step by step. */

export interface ShapesInput {
  readonly features: readonly CountryFeature[];
  readonly territories: Territories;
  readonly seaZones: SeaZones;
  readonly scenery: SceneryDefinition;
  readonly atlasWaters: AtlasWaters;
}

type OutlinesInput = Pick<ShapesInput, 'features' | 'territories' | 'seaZones'>;

export interface ShapesResult {
  readonly file: ShapesFile;
  readonly sceneryFile: SceneryFile;
  /** Problems that someone should look into; empty if there are none. */
  readonly faults: readonly string[];
}

/** Points whose removal changes less than this area, in square map pixels, are left out. */
const MIN_DETAIL = 0.6;

/** Builds an edition's shapes; faults are returned, not thrown. */
export function buildShapes(input: ShapesInput): ShapesResult {
  const { features, territories, seaZones, scenery, atlasWaters } = input;
  const faults = unknownCountries(features, territories).map((name) => `the atlas has no country ${name}`);
  const { projection, arcs, rings } = cutBoard(input, faults);
  const spaces = [...rings.keys()]
    .filter(isSpace)
    .sort()
    .map((id) => ({
      id,
      kind: id in seaZones.seeds ? ('sea' as const) : ('land' as const),
      placement: place(id, rings.get(id) ?? [], arcs, territories, projection),
    }));
  const canals = seaZones.canals.map((canal) => ({ ...canal, at: placeOnGrid(canal.at, projection) }));
  const board: FinishedBoard = {
    projection,
    spaceAt: createSpaceLookup(arcs),
    ringsOf: (space) => ringsOnGrid(rings.get(space) ?? [], arcs),
    isSea: (label) => label in seaZones.seeds,
  };
  const { features: names, ...drawn } = drawScenery(scenery, atlasWaters, board, faults);
  return {
    file: encodeShapes(projection, arcs, rings, spaces, { canals, features: names }),
    sceneryFile: { version: 1, scale: SCALE, ...drawn },
    faults,
  };
}

/** The outlines that the board's spaces share, and which of them go round each; without names and scenery. */
function cutBoard({ features, territories, seaZones }: OutlinesInput, faults: string[]) {
  const projection = createProjection(territories.projection);
  const { arrangement, labels } = partition(features, territories, seaZones, projection, faults);
  const seam = createSeam(arrangement, projection.width * SCALE, projection.height * SCALE);
  const arcs = simplifyArcs(joinArcs(arrangement, labels, seam), MIN_DETAIL * SCALE ** 2);
  return { projection, arcs, rings: ringsByLabel(arcs, faults) };
}

/** The board's width and the outlines of its spaces, in map pixels. */
export function buildOutlines(input: OutlinesInput): Outlines {
  const { projection, arcs, rings } = cutBoard(input, []);
  const spaces = [...rings].filter(([id]) => isSpace(id));
  return {
    width: projection.width,
    spaces: spaces.map(([id, own]) => ({ id, rings: ringsOnGrid(own, arcs).map((ring) => ring.map(toMap)) })),
  };
}

/** Cuts the whole board into faces and labels each of them. */
function partition(
  features: readonly CountryFeature[],
  territories: Territories,
  seaZones: SeaZones,
  projection: Projection,
  faults: string[],
): { arrangement: Arrangement; labels: AreaLabel[] } {
  const [width, height] = [projection.width * SCALE, projection.height * SCALE];
  const pieces = projectCountries(features, territories, projection);
  const areas = projectLandAreas(territories, projection);
  const landAt = createLandLookup(pieces, areas, territories.countries, width);
  const arrange = (segments: readonly Segment[]) => {
    const arrangement = traceFaces(nodeSegments(clipToHeight(segments, height)));
    return { arrangement, labels: labelFaces(arrangement, landAt, width, height) };
  };

  const drawn = [...areas.islands, ...areas.straits, ...areas.claims].map(({ ring }) => ring);
  const outlines = [...pieces.flatMap(({ rings }) => rings), ...drawn];
  const landSegments = [...outlines.flatMap((ring) => ringSegments(ring, width)), ...frameSegments(width, height)];
  // Land comes first: zone borders end where land borders reach the coast.
  const land = arrange(landSegments);
  const ends = findCoastalEnds(land.arrangement, land.labels);
  const seaLines = seaZones.lines.map((line) => drawSeaLine(line, ends, projection, faults));

  const { arrangement, labels } = arrange([
    ...landSegments,
    ...seaLines.flatMap((line) => seaLineSegments(line, width)),
  ]);
  const seam = createSeam(arrangement, width, height);
  const flooded = floodSeaZones({ arrangement, labels, seam, projection, faults }, seaZones.seeds);
  const isLand = (label: AreaLabel): boolean => label === SCENERY || (isSpace(label) && !(label in seaZones.seeds));
  return { arrangement, labels: absorbEnclaves(arrangement, absorbCrumbs(arrangement, flooded), isLand) };
}

function place(
  id: string,
  rings: readonly ArcRing[],
  arcs: readonly Arc[],
  { placements }: Territories,
  projection: Projection,
): Placement {
  const onMap = ringsOnGrid(rings, arcs).map((ring) => ring.map(toMap));
  const { label, anchor } = placements[id] ?? {};
  return placeInSpace(onMap, {
    ...(label && { label: placeOnMap(label, projection) }),
    ...(anchor && { anchor: placeOnMap(anchor, projection) }),
  });
}

function ringsOnGrid(rings: readonly ArcRing[], arcs: readonly Arc[]): Point[][] {
  return rings.map((ring) => ring.flatMap((reference) => arcPoints(arcs, reference).slice(1)));
}

function toMap([x, y]: Point): Point {
  return [x / SCALE, y / SCALE];
}
