/** The atlas's countries as polygons on the build's grid. */

import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { EnlargedDefinition, LonLat, Territories } from './definitions.ts';
import { toGrid } from './grid.ts';
import { densify, unwrap } from './lines.ts';
import { at, boxOf, signedArea } from './planar.ts';
import type { Bounds, Point } from './shapes.ts';
import type { Projection } from './projection.ts';

export type CountryFeature = Feature<Polygon | MultiPolygon, { readonly name: string }>;

/** One connected piece of a country: its outer ring, then its holes. */
export interface CountryPiece {
  readonly country: string;
  readonly rings: readonly (readonly Point[])[];
  readonly box: Bounds;
  /** Set on enlarged islands: the space they belong to, wherever they now extend. */
  readonly to?: string;
}

interface CountryDraft {
  readonly country: string;
  readonly outline: readonly LonLat[];
  readonly rings: readonly (readonly Point[])[];
  readonly area: number;
  readonly to?: string;
}

/** Longest section of a projected line, in degrees; shorter ones would not change the curves. */
const STEP = 2;

export function projectCountries(
  features: readonly CountryFeature[],
  territories: Territories,
  projection: Projection,
): CountryPiece[] {
  const wanted = new Set([...Object.values(territories.countries).flat(), ...territories.scenery]);
  let drafts = features
    .filter(({ properties }) => wanted.has(properties.name))
    .flatMap((f) => draftPieces(f, projection));
  for (const enlargement of territories.enlarged) drafts = enlarge(drafts, enlargement);
  const { smallestIsland } = territories;
  return drafts
    .filter(({ country, area, to }) => {
      return to !== undefined || area >= (smallestIsland.countries[country] ?? smallestIsland.default);
    })
    .map(({ country, rings, to }) => {
      const gridRings = rings.map((ring) => ring.map(toGrid));
      const box = boxOf(at(gridRings, 0));
      return to === undefined ? { country, rings: gridRings, box } : { country, rings: gridRings, box, to };
    });
}

/** Country names in the definitions that the atlas does not have. */
export function unknownCountries(
  features: readonly CountryFeature[],
  { countries, scenery, claims }: Territories,
): string[] {
  const known = new Set(features.map(({ properties }) => properties.name));
  const used = new Set([...Object.values(countries).flat(), ...scenery, ...claims.flatMap((claim) => claim.of)]);
  return [...used].filter((name) => !known.has(name));
}

function draftPieces({ geometry, properties }: CountryFeature, projection: Projection): CountryDraft[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((polygon) => {
    const outlines = polygon.map((ring) => unwrap(ring as unknown as LonLat[], projection.seam));
    const rings = outlines.map((ring) => densify(ring, STEP).map(projection.project));
    return { country: properties.name, outline: at(outlines, 0), rings, area: Math.abs(signedArea(at(rings, 0))) };
  });
}

/** Enlarges islands together around their common centroid, so that a group keeps its arrangement. */
function enlarge(
  drafts: readonly CountryDraft[],
  { of, within, factor, shift = [0, 0], to }: EnlargedDefinition,
): CountryDraft[] {
  const isIncluded = ({ country, outline }: CountryDraft): boolean =>
    of.includes(country) && outline.every((place) => isWithin(place, within));
  const included = drafts.filter(isIncluded);
  const total = included.reduce((sum, { area }) => sum + area, 0) || 1;
  const centre = [0, 1].map(
    (axis) => included.reduce((sum, draft) => sum + middle(draft, axis) * draft.area, 0) / total,
  );
  const [cx, cy] = [at(centre, 0), at(centre, 1)];
  return drafts.map((draft) => {
    if (!isIncluded(draft)) return draft;
    const rings = draft.rings.map((ring) =>
      ring.map(([x, y]): Point => [cx + (x - cx) * factor + shift[0], cy + (y - cy) * factor + shift[1]]),
    );
    const grown = { ...draft, rings, area: draft.area * factor ** 2 };
    return to === undefined ? grown : { ...grown, to };
  });
}

function middle({ rings }: CountryDraft, axis: number): number {
  const ring = at(rings, 0);
  return ring.reduce((sum, point) => sum + at(point, axis), 0) / ring.length;
}

function isWithin([longitude, latitude]: LonLat, [west, south, east, north]: EnlargedDefinition['within']): boolean {
  const normal = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return normal > west && normal < east && latitude > south && latitude < north;
}
