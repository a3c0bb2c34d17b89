/** Joins arcs into the rings around every label. */

import type { Arc } from './arcs.ts';
import type { AreaLabel } from './labels.ts';
import { at, pointKey } from './planar.ts';
import type { ArcRing, Point } from './shapes.ts';

/** Every ring has its label on the left. */
export function ringsByLabel(arcs: readonly Arc[], faults: string[]): Map<AreaLabel, ArcRing[]> {
  const references = new Map<AreaLabel, number[]>();
  const add = (label: AreaLabel, reference: number): void => {
    const list = references.get(label);
    if (list) list.push(reference);
    else references.set(label, [reference]);
  };
  arcs.forEach(({ left, right }, i) => {
    add(left, i);
    add(right, ~i);
  });
  return new Map([...references].map(([label, list]) => [label, closeRings(label, list, arcs, faults)]));
}

/** The points of an arc, backwards for a reference ~n. */
export function arcPoints(arcs: readonly Arc[], reference: number): readonly Point[] {
  return reference < 0 ? at(arcs, ~reference).points.toReversed() : at(arcs, reference).points;
}

function closeRings(
  label: AreaLabel,
  references: readonly number[],
  arcs: readonly Arc[],
  faults: string[],
): ArcRing[] {
  const starting = new Map<number, number[]>();
  for (const reference of references) {
    const key = pointKey(at(arcPoints(arcs, reference), 0));
    starting.set(key, [...(starting.get(key) ?? []), reference]);
  }
  const open = new Set(references);
  const rings: ArcRing[] = [];
  for (const first of references) {
    if (!open.delete(first)) continue;
    const ring = [first];
    const start = pointKey(at(arcPoints(arcs, first), 0));
    let points = arcPoints(arcs, first);
    while (pointKey(lastOf(points)) !== start) {
      const choices = (starting.get(pointKey(lastOf(points))) ?? []).filter((reference) => open.has(reference));
      const next = sharpestTurn(points, choices, arcs);
      if (next === undefined) {
        faults.push(`a ring of ${label} does not close`);
        break;
      }
      open.delete(next);
      ring.push(next);
      points = arcPoints(arcs, next);
    }
    rings.push(ring);
  }
  return rings;
}

/** Where a label touches itself in a point, the sharpest turn keeps its rings separate. */
function sharpestTurn(points: readonly Point[], choices: readonly number[], arcs: readonly Arc[]): number | undefined {
  if (choices.length < 2) return choices[0];
  const [before, here] = [at(points, points.length - 2), lastOf(points)];
  const back = Math.atan2(before[1] - here[1], before[0] - here[0]);
  const turn = (reference: number): number => {
    const after = at(arcPoints(arcs, reference), 1);
    const angle = back - Math.atan2(after[1] - here[1], after[0] - here[0]);
    return ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  };
  return choices.toSorted((a, b) => turn(a) - turn(b))[0];
}

function lastOf(points: readonly Point[]): Point {
  return at(points, points.length - 1);
}
