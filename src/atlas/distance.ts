import geographicLib from 'geographiclib-geodesic';

/** Kilometres between two points of the line. */
const STEP = 40;

/** Places along the shortest line over the earth between two places, from the first to the second. */
export function greatCircle([fromLon, fromLat]: LonLat, [toLon, toLat]: LonLat): readonly LonLat[] {
  const line = geographicLib.Geodesic.WGS84.InverseLine(fromLat, fromLon, toLat, toLon);
  const pieces = Math.max(1, Math.ceil(line.s13 / 1000 / STEP));
  return Array.from({ length: pieces + 1 }, (_, i): LonLat => {
    const { lat2 = toLat, lon2 = toLon } = line.Position((line.s13 * i) / pieces);
    return [lon2, lat2];
  });
}

/** A knot is a sea mile of 1.852 km an hour. */
const KNOT = 1.852;

/** The speeds that are assumed, as of the years of the war. */
export const TRAVEL_SPEEDS = {
  /** Of a slow convoy, in knots. */
  convoy: 9,
  /** What a tank column covers in a day on roads, halts and repairs among it, in km. */
  tanks: 40,
  /** Of a loaded heavy bomber, in km an hour. */
  bomber: 330,
} as const;

/** How long a way takes. */
interface Journey {
  readonly convoyDays: number;
  readonly tankDays: number;
  readonly bomberHours: number;
}

/** How long so many kilometres take at these speeds, without a stop. */
export const journeyOf = (kilometres: number): Journey => ({
  convoyDays: kilometres / (TRAVEL_SPEEDS.convoy * KNOT * 24),
  tankDays: kilometres / TRAVEL_SPEEDS.tanks,
  bomberHours: kilometres / TRAVEL_SPEEDS.bomber,
});

/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Degrees as they are written down: to about a kilometre, less than a pixel of any map. */
export const keptDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The length of the shortest line over the earth between two places, in km (Karney, on the WGS 84 ellipsoid). */
export function kilometresBetween([fromLon, fromLat]: LonLat, [toLon, toLat]: LonLat): number {
  const { s12 = 0 } = geographicLib.Geodesic.WGS84.Inverse(fromLat, fromLon, toLat, toLon);
  return s12 / 1000;
}
