import type { LonLat } from '../../atlas/distance.ts';
import type { Projection } from '../../geography/projection.ts';
import type { Point } from '../../geography/shapes.ts';

/** Sections between two given places of a line. */
const SECTIONS = 10;

/** A line through places, on the map: straight in degrees between them. It begins on the board and may leave it. */
export function lineOnMap(places: readonly LonLat[], { project, width }: Projection): readonly Point[] {
  const points = places.flatMap(([longitude, latitude], i): Point[] => {
    const before = places[i - 1];
    if (before === undefined) return [project([longitude, latitude])];
    return Array.from({ length: SECTIONS }, (_, step) => {
      const share = (step + 1) / SECTIONS;
      return project([before[0] + (longitude - before[0]) * share, before[1] + (latitude - before[1]) * share]);
    });
  });
  const turns = Math.floor((points[0]?.[0] ?? 0) / width);
  return points.map(([x, y]) => [x - turns * width, y]);
}
