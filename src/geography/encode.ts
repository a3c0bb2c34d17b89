/** Encodes arcs, rings and placements as the file that the app reads. */

import type { Arc } from './arcs.ts';
import type { Placement } from './anchors.ts';
import { SCALE } from './grid.ts';
import { DECOR_KINDS } from './labels.ts';
import type { AreaLabel } from './labels.ts';
import { at } from './planar.ts';
import type { Projection } from './projection.ts';
import type { ArcRing, Point, ShapesFile } from './shapes.ts';

export interface SpaceToEncode {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly placement: Placement;
}

export function encodeShapes(
  { width, height, frame }: Pick<Projection, 'width' | 'height' | 'frame'>,
  arcs: readonly Arc[],
  rings: ReadonlyMap<AreaLabel, readonly ArcRing[]>,
  spaces: readonly SpaceToEncode[],
  others: Pick<ShapesFile, 'canals' | 'features'>,
): ShapesFile {
  const decor = DECOR_KINDS.filter((kind) => rings.has(kind));
  const indices = new Map<AreaLabel, number>([...spaces.map(({ id }) => id), ...decor].map((label, i) => [label, i]));
  const indexOf = (label: AreaLabel): number => indices.get(label) ?? -1;
  return {
    version: 1,
    width,
    height,
    ...(frame && { frame }),
    scale: SCALE,
    arcs: arcs.map(({ points }) => toDeltas(points)),
    sides: arcs.map(({ left, right, across }): [number, number] => {
      const [l, r] = [indexOf(left), indexOf(right)];
      // On the seam, the outside is what lies across it.
      const beyond = across === undefined ? -1 : indexOf(across);
      return [l < 0 ? beyond : l, r < 0 ? beyond : r];
    }),
    spaces: spaces.map(({ id, kind, placement }) => ({
      id,
      kind,
      rings: rings.get(id) ?? [],
      label: roundPoint(placement.label),
      anchor: roundPoint(placement.anchor),
      radius: Math.floor(placement.radius * SCALE),
    })),
    decor: decor.map((kind) => ({ kind, rings: rings.get(kind) ?? [] })),
    ...others,
  };
}

/** A flat list: the first point, then each point relative to the one before. */
export function toDeltas(points: readonly Point[]): number[] {
  return points.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - at(points, i - 1)[0], y - at(points, i - 1)[1]]));
}

function roundPoint([x, y]: Point): Point {
  return [Math.round(x * SCALE), Math.round(y * SCALE)];
}
