/** Derives the board's graph from its shapes: spaces are adjacent if they share a border of some length. */

import { forEachSide, pairKey } from './planar.ts';
import type { BoardShapes, Point, SpaceShape } from './shapes.ts';

/** What says which spaces touch. */
export interface Outlines extends Pick<BoardShapes, 'width'> {
  readonly spaces: readonly Pick<SpaceShape, 'id' | 'rings'>[];
}

/** Shorter contacts, in map pixels, count as spaces meeting in a point. */
export const SHORTEST_BORDER = 4;

/** The pairs 'a|b' (in alphabetical order) of spaces with a real border. */
export function adjacentPairs(shapes: Outlines): Set<string> {
  return new Set([...contactLengths(shapes)].filter(([, length]) => length >= SHORTEST_BORDER).map(([pair]) => pair));
}

/** The length of every contact between two spaces, however short, by pair. */
export function contactLengths(shapes: Outlines): Map<string, number> {
  const lengths = new Map<string, number>();
  const add = (a: string, b: string, length: number): void => {
    if (a !== b) lengths.set(pairKey(a, b), (lengths.get(pairKey(a, b)) ?? 0) + length);
  };
  const owners = new Map<string, string>();
  const atSeam: SeamSection[] = [];
  for (const { id, rings } of shapes.spaces) {
    for (const ring of rings) {
      forEachSide(ring, (p, q) => {
        if (p[0] === q[0] && (p[0] === 0 || p[0] === shapes.width)) {
          atSeam.push({ id, isLeft: p[0] === 0, top: Math.min(p[1], q[1]), bottom: Math.max(p[1], q[1]) });
          return;
        }
        // Shapes are made of shared arcs, so two neighbours have the same points along their border.
        const key = sideKey(p, q);
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, id);
        else add(owner, id, Math.hypot(q[0] - p[0], q[1] - p[1]));
      });
    }
  }
  const [left, right] = [atSeam.filter(({ isLeft }) => isLeft), atSeam.filter(({ isLeft }) => !isLeft)];
  for (const a of left) {
    for (const b of right) {
      const length = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (length > 0) add(a.id, b.id, length);
    }
  }
  return lengths;
}

interface SeamSection {
  readonly id: string;
  readonly isLeft: boolean;
  readonly top: number;
  readonly bottom: number;
}

function sideKey(p: Point, q: Point): string {
  const swap = p[0] > q[0] || (p[0] === q[0] && p[1] > q[1]);
  return swap ? `${q.join()} ${p.join()}` : `${p.join()} ${q.join()}`;
}
