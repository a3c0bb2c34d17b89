/** Joins the edges between different labels into arcs that run from junction to junction. */

import type { Arrangement } from './faces.ts';
import { OUTSIDE } from './labels.ts';
import type { AreaLabel } from './labels.ts';
import { at } from './planar.ts';
import type { Point } from './shapes.ts';
import type { Seam } from './seam.ts';

export interface Arc {
  readonly left: AreaLabel;
  readonly right: AreaLabel;
  /** For arcs on the seam: the label on the other side, at the board's opposite edge. */
  readonly across?: AreaLabel;
  readonly points: readonly Point[];
}

export function joinArcs(arrangement: Arrangement, labels: readonly AreaLabel[], seam: Seam): Arc[] {
  const { vertices, edgeCount, origin, face } = arrangement;
  const label = (h: number): AreaLabel => at(labels, face(h));
  const across = edgesAcross(arrangement, labels, seam);
  const isBorder = (edge: number): boolean => label(2 * edge) !== label(2 * edge + 1);

  const leaving = new Map<number, number[]>();
  for (let h = 0; h < 2 * edgeCount; h++) {
    if (!isBorder(h >> 1)) continue;
    const list = leaving.get(origin(h));
    if (list) list.push(h);
    else leaving.set(origin(h), [h]);
  }
  /** The next half-edge of a border, or undefined where the arc ends: at a junction or where the labels change. */
  const nextOf = (h: number): number | undefined => {
    const here = leaving.get(origin(h ^ 1)) ?? [];
    const other = here.length === 2 ? here.find((candidate) => candidate !== (h ^ 1)) : undefined;
    if (other === undefined || label(other) !== label(h) || label(other ^ 1) !== label(h ^ 1)) return undefined;
    return across.get(other >> 1) === across.get(h >> 1) ? other : undefined;
  };

  const used = new Set<number>();
  const arcs: Arc[] = [];
  const walk = (start: number): void => {
    const points = [at(vertices, origin(start))];
    let h: number | undefined = start;
    while (h !== undefined && !used.has(h >> 1)) {
      used.add(h >> 1);
      points.push(at(vertices, origin(h ^ 1)));
      h = nextOf(h);
    }
    const beyond = across.get(start >> 1);
    const sides = { left: label(start), right: label(start ^ 1), points };
    arcs.push(beyond === undefined ? sides : { ...sides, across: beyond });
  };
  for (const list of leaving.values()) {
    for (const h of list) if (!used.has(h >> 1) && nextOf(h ^ 1) === undefined) walk(h);
  }
  // The rest are closed rings without a junction: islands within one zone.
  for (const list of leaving.values()) for (const h of list) if (!used.has(h >> 1)) walk(h);
  return arcs;
}

function edgesAcross({ edgeCount }: Arrangement, labels: readonly AreaLabel[], seam: Seam): Map<number, AreaLabel> {
  const across = new Map<number, AreaLabel>();
  for (let edge = 0; edge < edgeCount; edge++) {
    const beyond = seam.faceAcross(edge);
    if (beyond >= 0) across.set(edge, labels[beyond] ?? OUTSIDE);
  }
  return across;
}
