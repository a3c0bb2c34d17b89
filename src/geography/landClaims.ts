import type { CountryPiece } from './countries.ts';
import type { LonLat, Territories } from './definitions.ts';
import { placeOnMap, toGrid } from './grid.ts';
import { SCENERY, WATER, type AreaLabel } from './labels.ts';
import { densify, roughen, spline, unwrap } from './lines.ts';
import { at, boxOf, contains, containsEvenOdd } from './planar.ts';
import type { Bounds, Point } from './shapes.ts';
import type { Projection } from './projection.ts';

/** Which land space a point of the map belongs to. */

interface ClaimedArea {
  readonly ring: readonly Point[];
  readonly box: Bounds;
}

/** The hand-drawn parts of the land, on the grid. */
export interface LandAreas {
  readonly islands: readonly (ClaimedArea & { readonly to: AreaLabel })[];
  readonly straits: readonly ClaimedArea[];
  readonly claims: readonly (ClaimedArea & { readonly of: ReadonlySet<string>; readonly to: AreaLabel })[];
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

function areaOf(ring: readonly Point[]): ClaimedArea {
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
): (x: number, y: number) => AreaLabel {
  const spaceOf = new Map(Object.entries(countries).flatMap(([space, names]) => names.map((name) => [name, space])));
  // Shapes may extend beyond the board's edges, so points one board width away are checked too.
  const holds = ({ ring, box }: ClaimedArea, x: number, y: number): boolean =>
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

function isInBox([x0, y0, x1, y1]: Bounds, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Invented outlines: blobs for tiny islands, bands for straits. */

const CORNERS = 48;

/** A rounded, slightly irregular island; the same centre always gives the same shape. */
function blob(centre: Point, radius: number): Point[] {
  const phase = (k: number): number =>
    (Math.abs(Math.sin(centre[0] * 12.9898 + centre[1] * 78.233 + k)) * 43758.5453) % 7;
  const [wide, middling, fine] = [phase(1), phase(2), phase(3)];
  return Array.from({ length: CORNERS }, (_, k) => {
    const angle = (k / CORNERS) * 2 * Math.PI;
    const bulge =
      1 + 0.1 * Math.sin(2 * angle + wide) + 0.08 * Math.sin(3 * angle + middling) + 0.05 * Math.sin(5 * angle + fine);
    return [centre[0] + radius * bulge * 1.08 * Math.cos(angle), centre[1] + radius * bulge * 0.95 * Math.sin(angle)];
  });
}

/** The outline of a line with this half width. */
function band(line: readonly Point[], halfWidth: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const before = at(line, Math.max(0, i - 1));
    const after = at(line, Math.min(line.length - 1, i + 1));
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * halfWidth, (dx / length) * halfWidth];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return [...left, ...right];
}
