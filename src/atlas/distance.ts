import geographicLib from 'geographiclib-geodesic';

/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];

/** The length of the shortest line over the earth between two places, in km (Karney, on the WGS 84 ellipsoid). */
export function kilometresBetween([fromLon, fromLat]: LonLat, [toLon, toLat]: LonLat): number {
  const { s12 = 0 } = geographicLib.Geodesic.WGS84.Inverse(fromLat, fromLon, toLat, toLon);
  return s12 / 1000;
}
