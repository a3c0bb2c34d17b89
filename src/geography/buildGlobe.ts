/** Builds the lands as they lie on the globe, from the same countries, claims and drawn islands as the map. */

import { joinArcs } from './arcs.ts';
import { nodeSegments } from './arrangement.ts';
import type { ShapesInput } from './buildShapes.ts';
import type { MultiPolygon } from 'geojson';
import { projectCountries, type CountryFeature } from './countries.ts';
import type { LonLat, Territories } from './definitions.ts';
import { unwrap } from './lines.ts';
import { at as elementAt } from './planar.ts';
import { toDeltas } from './encode.ts';
import { labelFaces, traceFaces } from './faces.ts';
import type { GlobeFile } from './globeShapes.ts';
import { SCALE } from './grid.ts';
import { isSpace, SCENERY, type AreaLabel } from './labels.ts';
import type { LandsDefinition } from './lands/file.ts';
import { createLandLookup, projectLandAreas } from './landClaims.ts';
import type { Projection } from './projection.ts';
import { ringsByLabel } from './rings.ts';
import { createSeam } from './seam.ts';
import { clipToHeight, frameSegments, ringSegments } from './segments.ts';
import { simplifyArcs } from './simplify.ts';

/** The world is cut in Bering Strait, where the least land lies. */
const WEST = -169;
/** Pixels per degree; the grid is finer (see grid.ts). */
const FINENESS = 10;
/** Points whose removal changes less than this area, in square pixels, are left out. */
const MIN_DETAIL = 1.6;
/** Smaller islands are left out, in square pixels. */
const SMALLEST_ISLAND = 1.2;
/** The map draws islands that the atlas lacks so large that units fit; here they are dots, as far apart as there. */
const DOT = 0.15;
const APART = 0.75;
/** Nothing of a coast lies farther south. */
const POLE = -89;

/** Longitude and latitude themselves, as a drawing: the north pole is the upper edge. */
const PLATE: Projection = {
  seam: WEST,
  width: 360 * FINENESS,
  height: 180 * FINENESS,
  frame: null,
  project: ([longitude, latitude]) => [(longitude - WEST) * FINENESS, (90 - latitude) * FINENESS],
};

/**
 * Builds an edition's territories for the globe, or the lands of 1939 where these are; faults are returned, not thrown.
 */
export function buildGlobe(
  { features, territories }: Pick<ShapesInput, 'features' | 'territories'>,
  lands: LandsDefinition | null = null,
) {
  const faults: string[] = [];
  const [width, height] = [PLATE.width * SCALE, PLATE.height * SCALE];
  const plain = trueTo(
    territories,
    features.map(({ properties }) => properties.name),
  );
  const pieces = projectCountries(features.map(closedAtPole), plain, PLATE);
  const areas = projectLandAreas(plain, PLATE);
  const claims = lands === null ? [] : projectLandAreas({ ...plain, claims: lands.claims }, PLATE).claims;
  const spaceAt = createLandLookup(pieces, areas, plain.countries, width);
  const countryAt = createLandLookup(pieces, { ...areas, claims }, lands?.countries ?? {}, width);
  // Land outside the game belongs to nobody there, whatever country it is a part of.
  const labelAt = (x: number, y: number): AreaLabel => {
    const space = spaceAt(x, y);
    return lands === null || !isSpace(space) ? space : countryAt(x, y);
  };
  const outlines = [
    ...pieces.flatMap(({ rings }) => rings),
    ...[...areas.islands, ...areas.claims, ...claims].map(({ ring }) => ring),
  ];
  const segments = [...outlines.flatMap((ring) => ringSegments(ring, width)), ...frameSegments(width, height)];
  const arrangement = traceFaces(nodeSegments(clipToHeight(segments, height)));
  const labels = labelFaces(arrangement, labelAt, width, height);
  const seam = createSeam(arrangement, width, height);
  const arcs = simplifyArcs(joinArcs(arrangement, labels, seam), MIN_DETAIL * SCALE ** 2);
  const rings = ringsByLabel(arcs, faults);
  // Arcs of the frame only would take room for nothing.
  const used = [...new Set([...rings].flatMap(([label, own]) => (isLand(label) ? own.flat().map(arcOf) : [])))];
  const newIndex = new Map(used.map((arc, i) => [arc, i]));
  const renumbered = (reference: number): number => {
    const index = newIndex.get(arcOf(reference)) ?? 0;
    return reference < 0 ? ~index : index;
  };
  const ringsOf = (label: string): number[][] => (rings.get(label) ?? []).map((ring) => ring.map(renumbered));
  const file: GlobeFile = {
    version: 1,
    scale: FINENESS * SCALE,
    west: WEST,
    arcs: used.map((arc) => toDeltas(arcs[arc]?.points ?? [])),
    lands: [...rings.keys()]
      .filter(isSpace)
      .sort()
      .map((id) => ({ id, rings: ringsOf(id) })),
    others: ringsOf(SCENERY),
  };
  return { file, faults };
}

const isLand = (label: string): boolean => isSpace(label) || label === SCENERY;

const arcOf = (reference: number): number => (reference < 0 ? ~reference : reference);

/** An outline round the south pole is closed along the lower edge, step by step; the atlas has a hole there instead. */
function closedAtPole(country: CountryFeature): CountryFeature {
  const { geometry } = country;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const coordinates = polygons.map((rings) =>
    (rings as unknown as LonLat[][])
      .filter((ring) => ring.some(([, latitude]) => latitude > POLE))
      .map((ring) => alongPole(unwrap(ring, WEST))),
  );
  return { ...country, geometry: { type: 'MultiPolygon', coordinates } as unknown as MultiPolygon };
}

function alongPole(coast: readonly LonLat[]): readonly LonLat[] {
  const [first, last] = [elementAt(coast, 0), elementAt(coast, coast.length - 1)];
  const turned = first[0] - last[0];
  if (Math.abs(turned) < 180) return coast;
  const steps = Array.from({ length: 9 }, (_, i): LonLat => [last[0] + (turned * i) / 8, -90]);
  return [...coast, ...steps, first];
}

/** The definitions without what the map does to fit its projection: nothing is enlarged, moved or left out. */
function trueTo(territories: Territories, countries: readonly string[]): Territories {
  const known = new Set([...Object.values(territories.countries).flat(), ...territories.scenery]);
  return {
    ...territories,
    scenery: [...territories.scenery, ...countries.filter((name) => !known.has(name))],
    // Which space they belong to still holds.
    enlarged: territories.enlarged.map(({ of, within, to }) => ({
      of,
      within,
      factor: 1,
      ...(to !== undefined && { to }),
    })),
    smallestIsland: { default: SMALLEST_ISLAND, countries: {} },
    straits: [],
    drawnIslands: territories.drawnIslands.map(({ space, at, blobs }) => ({
      space,
      at,
      blobs: blobs.map(([x, y, radius]) => [x * APART, y * APART, radius * DOT] as const),
    })),
    claims: territories.claims.map((claim) => (claim.to === 'nothing' ? { ...claim, to: 'scenery' } : claim)),
  };
}
