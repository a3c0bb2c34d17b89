import { geoArea, geoCentroid, geoRotation, type GeoPermissibleObjects } from 'd3-geo';
import type { LonLat } from '../../atlas/distance.ts';
import type { GlobeRings, GlobeShapes } from '../../geography/globeShapes.ts';
import type { Ring } from '../../geography/shapes.ts';

/** Of a sphere with the area of the earth, in km. */
export const RADIUS = 6371.0072;

/** Outlines as d3-geo takes them. */
export const polygon = (rings: GlobeRings): GeoPermissibleObjects => ({
  type: 'Polygon',
  coordinates: rings as unknown as [number, number][][],
});

/** The true area inside these outlines, in square kilometres. */
export const trueArea = (rings: GlobeRings): number => geoArea(polygon(rings)) * RADIUS ** 2;

/** The middle of an area, in degrees east and north. */
export const middleOf = (rings: GlobeRings): LonLat => geoCentroid(polygon(rings));

/** The area that outlines take on the flat map, in its square pixels. Holes turn the other way round. */
export const flatArea = (rings: readonly Ring[]): number =>
  Math.abs(
    rings.reduce(
      (sum, ring) =>
        sum +
        ring.reduce((area, [x, y], i) => {
          const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
          return area + (x * nextY - nextX * y) / 2;
        }, 0),
      0,
    ),
  );

/** Moves outlines over the globe, their shape and size kept and north still up, until their middle is there. */
export function movedTo(rings: GlobeRings, [longitude, latitude]: LonLat): GlobeRings {
  const [fromLongitude, fromLatitude] = middleOf(rings);
  const toCentre = geoRotation([-fromLongitude, -fromLatitude]);
  const away = geoRotation([-longitude, -latitude]);
  return rings.map((ring) => ring.map(([x, y]) => away.invert(toCentre([x, y]))));
}

/** Lands with fewer points, to be drawn while the globe turns: none nearer than so many degrees. */
export function coarseGlobe({ lands, others }: GlobeShapes, degrees: number): GlobeShapes {
  const coarse = (rings: GlobeRings): GlobeRings =>
    rings.flatMap((ring) => {
      const kept: (typeof ring)[number][] = [];
      for (const point of ring) {
        const last = kept.at(-1);
        if (last === undefined || distance(last, point) >= degrees) kept.push(point);
      }
      const first = kept[0];
      return first === undefined || kept.length < 4 ? [] : [[...kept, first]];
    });
  return { lands: lands.map(({ id, rings }) => ({ id, rings: coarse(rings) })), others: coarse(others) };
}

/** Roughly, in degrees; meridians come together towards the poles. */
const distance = ([x0 = 0, y0 = 0]: readonly number[], [x1 = 0, y1 = 0]: readonly number[]): number =>
  Math.hypot((x1 - x0) * Math.cos((y0 * Math.PI) / 180), y1 - y0);
