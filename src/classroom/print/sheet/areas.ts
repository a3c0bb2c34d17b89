import type { Projection } from '../../../geography/projection.ts';

/** A part of the board in its pixels; `left` may lie beyond an edge, since the board wraps. */
export interface BoardBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Degrees; `east` may be above 180 for a part across the date line. */
interface Degrees {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

interface Area {
  readonly title: string;
  /** A belt shows all of the earth, from this longitude round to it again. */
  readonly degrees: Degrees | { readonly from: number };
}

export const AREAS = {
  world: { title: 'The world, round the Atlantic', degrees: { from: -169 } },
  'world-pacific': { title: 'The world, round the Pacific', degrees: { from: -26 } },
  europe: { title: 'Europe', degrees: { west: -12, east: 46, south: 35, north: 70 } },
  east: { title: 'Eastern Europe and the Soviet west', degrees: { west: 17, east: 62, south: 40, north: 68 } },
  mediterranean: {
    title: 'The Mediterranean and North Africa',
    degrees: { west: -14, east: 48, south: 18, north: 47 },
  },
  africa: { title: 'Africa', degrees: { west: -20, east: 54, south: -36, north: 38 } },
  atlantic: { title: 'The North Atlantic', degrees: { west: -82, east: 14, south: 5, north: 68 } },
  asia: { title: 'East and South-East Asia', degrees: { west: 66, east: 150, south: -12, north: 56 } },
  pacific: { title: 'The Pacific', degrees: { west: 98, east: 246, south: -46, north: 62 } },
  australia: { title: 'Australia and the islands', degrees: { west: 92, east: 182, south: -47, north: 14 } },
  'north-america': { title: 'North America', degrees: { west: -170, east: -52, south: 6, north: 74 } },
  'south-america': { title: 'South America', degrees: { west: -92, east: -30, south: -57, north: 14 } },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaId = keyof typeof AREAS;

const STEPS = 24;

/** The part of a board that shows an area. */
export function areaBox(area: AreaId, { project, width, height }: Projection): BoardBox {
  const { degrees }: Area = AREAS[area];
  if ('from' in degrees) return { left: project([degrees.from, 0])[0], top: 0, width, height };
  const { west, east, south, north } = degrees;
  // The sides of an area are curves where the map is enlarged.
  const sides = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).flatMap((share) => {
    const [longitude, latitude] = [west + (east - west) * share, south + (north - south) * share];
    return [
      project([longitude, south]),
      project([longitude, north]),
      project([west, latitude]),
      project([east, latitude]),
    ];
  });
  const [xs, ys] = [sides.map(([x]) => x), sides.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.max(0, Math.min(...ys))];
  return { left, top, width: Math.max(...xs) - left, height: Math.min(height, Math.max(...ys)) - top };
}
