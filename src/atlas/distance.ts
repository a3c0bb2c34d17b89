import geographicLib from 'geographiclib-geodesic';

/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Degrees as they are written down: to about a kilometre, less than a pixel of any map. */
export const keptDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The length of the shortest line over the earth between two places, in km (Karney, on the WGS 84 ellipsoid). */
export function kilometresBetween([fromLon, fromLat]: LonLat, [toLon, toLat]: LonLat): number {
  const { s12 = 0 } = geographicLib.Geodesic.WGS84.Inverse(fromLat, fromLon, toLat, toLon);
  return s12 / 1000;
}
