import type { ArcRing, Point } from './shapes.ts';

/**
 * The lands in longitude and latitude, as they lie on the globe: of the same countries and borders as the map, but
 * with every island at its true size, and to both poles. Lines are encoded as in the map's file: lists of arcs, each
 * a flat x, y list of differences.
 */
export interface GlobeFile {
  readonly version: 1;
  /** Grid units per degree; x counts eastward from `west`, y southward from the north pole. */
  readonly scale: number;
  readonly west: number;
  readonly arcs: readonly (readonly number[])[];
  readonly lands: readonly { readonly id: string; readonly rings: readonly ArcRing[] }[];
  /** Land that belongs to no space. */
  readonly others: readonly ArcRing[];
}

/** An area by its outlines, closed and clockwise on a map, and holes the other way round (as in d3-geo). */
export type GlobeRings = readonly (readonly Point[])[];

export interface GlobeShapes {
  readonly lands: readonly { readonly id: string; readonly rings: GlobeRings }[];
  readonly others: GlobeRings;
}

/** Decodes the file; coordinates become degrees of longitude and latitude. */
export function decodeGlobe({ scale, west, arcs: packed, lands, others }: GlobeFile): GlobeShapes {
  const arcs = packed.map((deltas) => {
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < deltas.length; i += 2) {
      x += deltas[i] ?? 0;
      y += deltas[i + 1] ?? 0;
      points.push([west + x / scale, 90 - y / scale]);
    }
    return points;
  });
  const closed = (ring: ArcRing): Point[] => {
    const points = ring.flatMap((reference) => {
      const arc = arcs[reference < 0 ? ~reference : reference] ?? [];
      return (reference < 0 ? arc.toReversed() : arc).slice(1);
    });
    const last = points.at(-1);
    return last === undefined ? [] : [last, ...points];
  };
  // A sliver there and back encloses nothing, but a drawing of the globe may take it for all of the earth.
  const outlines = (rings: readonly ArcRing[]): Point[][] => rings.map(closed).filter(({ length }) => length > 3);
  return { lands: lands.map(({ id, rings }) => ({ id, rings: outlines(rings) })), others: outlines(others) };
}
