import { forEachSide, pairKey, at, distance } from './planar.ts';
import type { BoardShapes, Point, SpaceShape } from './shapes.ts';
import type { Arrangement } from './faces.ts';

/** Which faces or labels touch, and the length of their contact. */

/** Visits both directions of every edge between two different faces. */
export function forEachContact(
  { vertices, edgeCount, origin, face }: Arrangement,
  visit: (face: number, neighbour: number, length: number) => void,
): void {
  for (let edge = 0; edge < edgeCount; edge++) {
    const [a, b] = [face(2 * edge), face(2 * edge + 1)];
    if (a === b) continue;
    const length = distance(at(vertices, origin(2 * edge)), at(vertices, origin(2 * edge + 1)));
    visit(a, b, length);
    visit(b, a, length);
  }
}

/** The total contact lengths between items of two kinds. */
export class Contacts<A, B> {
  private readonly lengths = new Map<A, Map<B, number>>();

  add(a: A, b: B, length: number): void {
    let touching = this.lengths.get(a);
    if (!touching) this.lengths.set(a, (touching = new Map()));
    touching.set(b, (touching.get(b) ?? 0) + length);
  }

  neighboursOf(a: A): B[] {
    return [...(this.lengths.get(a)?.keys() ?? [])];
  }

  longest(a: A): B | undefined {
    return [...(this.lengths.get(a) ?? [])].toSorted(([, p], [, q]) => q - p)[0]?.[0];
  }

  forEachLongest(visit: (a: A, b: B) => void): void {
    for (const a of this.lengths.keys()) {
      const b = this.longest(a);
      if (b !== undefined) visit(a, b);
    }
  }
}

/** Derives the board's graph from its shapes: spaces are adjacent if they share a border of some length. */

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
