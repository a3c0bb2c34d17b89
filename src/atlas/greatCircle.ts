import geographicLib from 'geographiclib-geodesic';
import type { LonLat } from './distance.ts';

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
