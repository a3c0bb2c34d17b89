/** Lakes on the board: small waters that are part of the space around them. */

import type { MultiPolygon, Polygon } from 'geojson';
import type { LonLat } from '../definitions.ts';
import { toGrid, SCALE } from '../grid.ts';
import { densify, roughen, unwrap } from '../lines.ts';
import { contains, signedArea } from '../planar.ts';
import type { Point } from '../planar.ts';
import type { Projection } from '../projection.ts';
import { simplify } from '../simplify.ts';
import type { Rank } from '../shapes.ts';
import type { LakeDefinition } from './definitions.ts';

export interface Lake {
  readonly name: string;
  readonly modern?: string;
  readonly rank: Rank;
  /** Shore first, then islands; not closed by repeating the first point. */
  readonly rings: readonly (readonly Point[])[];
}

const MIN_DETAIL = 0.5;
/** Islands in a lake smaller than this, in square map pixels, are left out. */
const MIN_ISLAND = 12;

/** Finds the defined lakes in the atlas and draws those given by their outline. */
export function drawLakes(
  atlas: readonly (Polygon | MultiPolygon)[],
  lakes: readonly LakeDefinition[],
  projection: Projection,
  faults: string[],
): Lake[] {
  const outlines = atlas.flatMap((shape) =>
    shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates,
  ) as unknown as LonLat[][][];
  return lakes.flatMap(({ at: place, outline, ...lake }): Lake[] => {
    const found = outline ? [smooth(outline)] : outlines.find(([shore = []]) => place && contains(shore, ...place));
    if (found) return [{ ...lake, rings: ringsOf(found, projection) }];
    faults.push(`the atlas has no lake at ${place?.join(', ')} for ${lake.name}`);
    return [];
  });
}

const smooth = (outline: readonly LonLat[]): LonLat[] => roughen([...outline, ...outline.slice(0, 1)]);

function ringsOf(outline: readonly (readonly LonLat[])[], { project, seam }: Projection): Point[][] {
  const rings = outline.map((ring) => {
    const closed = densify(unwrap(ring, seam), 0.5).map(project).map(toGrid);
    return simplify(closed, MIN_DETAIL * SCALE ** 2).slice(1);
  });
  return rings.filter((ring, i) => i === 0 || Math.abs(signedArea(ring)) >= MIN_ISLAND * SCALE ** 2);
}
