/**
 * Where land borders reach the sea. Zone borders must end exactly there, or a territory would touch one zone too many.
 */

import type { CoastalEnd } from './definitions.ts';
import type { Arrangement } from './faces.ts';
import { isSpace, WATER } from './labels.ts';
import type { AreaLabel } from './labels.ts';
import { at, distance, pairKey } from './planar.ts';
import type { Point } from './shapes.ts';

export type CoastalEnds = ReadonlyMap<string, readonly Point[]>;

/** The coastal ends by pair of spaces, from the arrangement of land alone. */
export function findCoastalEnds(land: Arrangement, labels: readonly AreaLabel[]): CoastalEnds {
  const around: Set<AreaLabel>[] = land.vertices.map(() => new Set());
  for (let h = 0; h < 2 * land.edgeCount; h++) at(around, land.origin(h)).add(at(labels, land.face(h)));
  const ends = new Map<string, Point[]>();
  around.forEach((meeting, vertex) => {
    if (!meeting.has(WATER) || meeting.size < 3) return;
    const spaces = [...meeting].filter(isSpace).sort();
    spaces.forEach((a, i) => {
      for (const b of spaces.slice(i + 1)) {
        const key = pairKey(a, b);
        const points = ends.get(key) ?? [];
        points.push(at(land.vertices, vertex));
        ends.set(key, points);
      }
    });
  });
  return ends;
}

/** The end nearest to the hint, or undefined if none is within `reach`. */
export function pickCoastalEnd(
  ends: CoastalEnds,
  { coastalEndOf: [a, b] }: CoastalEnd,
  hint: Point,
  reach: number,
): Point | undefined {
  const candidates = ends.get(pairKey(a, b)) ?? [];
  const nearest = candidates.toSorted((p, q) => distance(p, hint) - distance(q, hint))[0];
  return nearest && distance(nearest, hint) <= reach ? nearest : undefined;
}
