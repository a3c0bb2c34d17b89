import { joinArcs, type Arc } from '../arcs.ts';
import { nodeSegments } from '../arrangement.ts';
import { projectCountries, type CountryFeature } from '../countries.ts';
import type { Territories } from '../definitions.ts';
import { toDeltas } from '../encode.ts';
import { labelFaces, traceFaces, type Arrangement } from '../faces.ts';
import { frameIn, ringInFrame } from '../frame.ts';
import { SCALE } from '../grid.ts';
import { isSpace, WATER, type AreaLabel } from '../labels.ts';
import { createLandLookup, projectLandAreas } from '../landClaims.ts';
import { at, signedArea } from '../planar.ts';
import { createProjection, type Projection } from '../projection.ts';
import { arcPoints, ringsByLabel } from '../rings.ts';
import { createSeam } from '../seam.ts';
import { clipToHeight, frameSegments, ringSegments } from '../segments.ts';
import type { ArcRing, Point } from '../shapes.ts';
import { simplifyArcs } from '../simplify.ts';
import { absorbCrumbs } from '../tidy.ts';
import { roomFor } from '../today/buildToday.ts';
import type { LandsDefinition, LandsFile } from './file.ts';

/** Points whose removal changes less than this area, in square map pixels, are left out. */
const MIN_DETAIL = 0.6;
/** A land lies in a space only with this much of it, in square map pixels: drawn lines are not as sharp as that. */
const CRUMB = 12;
/** Ends the label of land that is the main one of its space. */
const MAIN = '*';

/**
 * The lands of 1939 on an edition's map. The largest land of a space has the space's own shape for its ground; the
 * file holds the shapes of the others, which lie over it.
 */
export function buildLands(
  features: readonly CountryFeature[],
  territories: Territories,
  definition: LandsDefinition,
  faults: string[],
): LandsFile {
  const projection = createProjection(territories.projection);
  const [width, height] = [projection.width * SCALE, projection.height * SCALE];
  const { arrangement, lands, spaces } = divide(features, territories, definition, projection);
  const areas = areasBySpace(arrangement, lands, spaces);
  const mains = mainLands(areas, definition.outlined);
  const labels = lands.map((land, face) => (mains.get(at(spaces, face)) === land ? `${land}${MAIN}` : land));
  const seam = createSeam(arrangement, width, height);
  const arcs = simplifyArcs(joinArcs(arrangement, labels, seam), MIN_DETAIL * SCALE ** 2);
  const rings = ringsByLabel(arcs, faults);
  const isKept = ({ left, right }: Arc): boolean => [left, right].some((side) => isSpace(side) && !side.endsWith(MAIN));
  const kept = arcs.filter(isKept);
  const newIndex = new Map(kept.map((arc, i) => [arc, i]));
  const renumbered = (reference: number): number => {
    const index = newIndex.get(at(arcs, reference < 0 ? ~reference : reference)) ?? 0;
    return reference < 0 ? ~index : index;
  };
  const ids = [...areas.keys()].sort();
  const index = new Map(ids.map((id, i) => [id, i]));
  const sideOf = (label: AreaLabel): number => index.get(label.replace(MAIN, '')) ?? -1;
  return {
    version: 1,
    scale: SCALE,
    arcs: kept.map(({ points }) => toDeltas(points)),
    sides: kept.map(({ left, right, across = WATER }) => [
      isSpace(left) ? sideOf(left) : sideOf(across),
      isSpace(right) ? sideOf(right) : sideOf(across),
    ]),
    lands: ids.map((id) => ({
      id,
      rings: (rings.get(id) ?? []).map((ring) => ring.map(renumbered)),
      main: [...mains].flatMap(([space, land]) => (land === id ? [space] : [])).sort(),
      ...placeOf([...(rings.get(id) ?? []), ...(rings.get(`${id}${MAIN}`) ?? [])], arcs, projection),
      spaces: Object.fromEntries([...(areas.get(id) ?? [])].filter(([, area]) => area >= CRUMB).sort()),
    })),
  };
}

interface Divided {
  readonly arrangement: Arrangement;
  /** The land and the space of each face; water is neither. */
  readonly lands: readonly AreaLabel[];
  readonly spaces: readonly AreaLabel[];
}

/** Cuts all land along the borders of spaces and of lands. */
function divide(
  features: readonly CountryFeature[],
  territories: Territories,
  { countries, claims }: LandsDefinition,
  projection: Projection,
): Divided {
  const [width, height] = [projection.width * SCALE, projection.height * SCALE];
  const pieces = projectCountries(features, territories, projection);
  const ofBoard = projectLandAreas(territories, projection);
  const ofLands = projectLandAreas({ ...territories, claims }, projection);
  const drawn = [...ofBoard.islands, ...ofBoard.straits, ...ofBoard.claims, ...ofLands.claims];
  const outlines = [...pieces.flatMap(({ rings }) => rings), ...drawn.map(({ ring }) => ring)];
  const segments = [...outlines.flatMap((ring) => ringSegments(ring, width)), ...frameSegments(width, height)];
  const arrangement = traceFaces(nodeSegments(clipToHeight(segments, height)));
  const spaceAt = createLandLookup(pieces, ofBoard, territories.countries, width);
  const landAt = createLandLookup(pieces, ofLands, countries, width);
  const spaces = labelFaces(arrangement, spaceAt, width, height);
  // Land outside the game is nobody's concern here.
  const landOf = (x: number, y: number): AreaLabel => {
    const land = isSpace(spaceAt(x, y)) ? landAt(x, y) : WATER;
    return isSpace(land) ? land : WATER;
  };
  return { arrangement, lands: absorbCrumbs(arrangement, labelFaces(arrangement, landOf, width, height)), spaces };
}

type Areas = ReadonlyMap<AreaLabel, ReadonlyMap<AreaLabel, number>>;

/** How much of each land lies in each space, in whole square map pixels. */
function areasBySpace({ area }: Arrangement, lands: readonly AreaLabel[], spaces: readonly AreaLabel[]): Areas {
  const areas = new Map<AreaLabel, Map<AreaLabel, number>>();
  lands.forEach((land, face) => {
    const space = at(spaces, face);
    if (!isSpace(land) || !isSpace(space)) return;
    const known = areas.get(land) ?? new Map<AreaLabel, number>();
    known.set(space, (known.get(space) ?? 0) + at(area, face) / SCALE ** 2);
    areas.set(land, known);
  });
  for (const known of areas.values()) for (const [space, pixels] of known) known.set(space, Math.round(pixels));
  return areas;
}

/** The largest land of each space; none of those whose outlines are wanted. */
function mainLands(areas: Areas, outlined: readonly string[]): Map<AreaLabel, AreaLabel> {
  const mains = new Map<AreaLabel, AreaLabel>();
  const largest = new Map<AreaLabel, number>();
  for (const [land, spaces] of areas)
    for (const [space, area] of spaces)
      if (!outlined.includes(land) && area > (largest.get(space) ?? 0)) {
        largest.set(space, area);
        mains.set(space, land);
      }
  return mains;
}

/** Where the largest part of a land has most room for a name. */
function placeOf(
  rings: readonly ArcRing[],
  arcs: readonly Arc[],
  { frame, width }: Projection,
): { at: Point; room: number } {
  const outlines = rings.map((ring) =>
    ringInFrame(
      ring.flatMap((reference) => arcPoints(arcs, reference).slice(1)),
      frameIn(frame, SCALE),
    ),
  );
  const areaOf = (ring: readonly Point[]): number => Math.abs(signedArea(ring));
  const largest = outlines.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? [];
  return roomFor([largest], width * SCALE);
}
