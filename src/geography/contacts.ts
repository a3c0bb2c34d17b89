/** Which faces or labels touch, and the length of their contact. */

import type { Arrangement } from './faces.ts';
import { at, distance } from './planar.ts';

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
