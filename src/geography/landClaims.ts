/** Which land space a point of the map belongs to. */

import type { CountryPiece } from './countries.ts';
import type { LonLat, Territories } from './definitions.ts';
import { placeOnMap, toGrid } from './grid.ts';
import { SCENERY, WATER } from './labels.ts';
import type { Label } from './labels.ts';
import { densify, roughen, spline, unwrap } from './lines.ts';
import { band, blob } from './outlines.ts';
import { boxOf, contains, containsEvenOdd } from './planar.ts';
import type { Box, Point } from './planar.ts';
import type { Projection } from './projection.ts';

interface Area {
  readonly ring: readonly Point[];
  readonly box: Box;
}

/** The hand-drawn parts of the land, on the grid. */
export interface LandAreas {
  readonly islands: readonly (Area & { readonly to: Label })[];
  readonly straits: readonly Area[];
  readonly claims: readonly (Area & { readonly of: ReadonlySet<string>; readonly to: Label })[];
}

export function projectLandAreas(territories: Territories, projection: Projection): LandAreas {
  const { sharedAreas } = territories;
  return {
    islands: territories.drawnIslands.flatMap(({ space, at: place, blobs }) => {
      const [x, y] = placeOnMap(place, projection);
      return blobs.map(([dx, dy, radius]) => ({ to: space, ...areaOf(blob([x + dx, y + dy], radius).map(toGrid)) }));
    }),
    straits: territories.straits.map(({ halfWidth, line }) => {
      const course = spline(unwrap(line, projection.seam).map(projection.project), 6);
      return areaOf(band(course, halfWidth).map(toGrid));
    }),
    claims: territories.claims.map(({ of, to, area }) => ({
      of: new Set(of),
      to: to === 'nothing' ? WATER : to === 'scenery' ? SCENERY : to,
      ...areaOf(claimRing(typeof area === 'string' ? (sharedAreas[area] ?? []) : area, projection)),
    })),
  };
}

function claimRing(corners: readonly LonLat[], projection: Projection): Point[] {
  const closed = unwrap([...corners, ...corners.slice(0, 1)], projection.seam);
  return densify(roughen(closed), 1).map(projection.project).map(toGrid);
}

function areaOf(ring: readonly Point[]): Area {
  return { ring, box: boxOf(ring) };
}

/**
 * Returns the label of a point. Drawn islands come first, then straits, then claims to a part of the country at the
 * point, then the country's own space.
 */
export function createLandLookup(
  pieces: readonly CountryPiece[],
  { islands, straits, claims }: LandAreas,
  countries: Territories['countries'],
  gridWidth: number,
): (x: number, y: number) => Label {
  const spaceOf = new Map(Object.entries(countries).flatMap(([space, names]) => names.map((name) => [name, space])));
  // Shapes may extend beyond the board's edges, so points one board width away are checked too.
  const holds = ({ ring, box }: Area, x: number, y: number): boolean =>
    [x, x + gridWidth, x - gridWidth].some((X) => isInBox(box, X, y) && contains(ring, X, y));
  const pieceHolds = ({ rings, box }: CountryPiece, x: number, y: number): boolean =>
    [x, x + gridWidth, x - gridWidth].some((X) => isInBox(box, X, y) && containsEvenOdd(rings, X, y));

  return (x, y) => {
    const island = islands.find((area) => holds(area, x, y));
    if (island) return island.to;
    if (straits.some((area) => holds(area, x, y))) return WATER;
    const piece = pieces.find((candidate) => pieceHolds(candidate, x, y));
    if (!piece) return WATER;
    if (piece.to !== undefined) return piece.to;
    const claim = claims.find((area) => area.of.has(piece.country) && holds(area, x, y));
    return claim?.to ?? spaceOf.get(piece.country) ?? SCENERY;
  };
}

function isInBox([x0, y0, x1, y1]: Box, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}
