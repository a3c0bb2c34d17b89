/** Who touches whom, and along what length. */

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

export class Contacts<Who, Whom> {
  private readonly lengths = new Map<Who, Map<Whom, number>>();

  add(who: Who, whom: Whom, length: number): void {
    let touching = this.lengths.get(who);
    if (!touching) this.lengths.set(who, (touching = new Map()));
    touching.set(whom, (touching.get(whom) ?? 0) + length);
  }

  touched(who: Who): Whom[] {
    return [...(this.lengths.get(who)?.keys() ?? [])];
  }

  longest(who: Who): Whom | undefined {
    return [...(this.lengths.get(who) ?? [])].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  }

  forEachLongest(visit: (who: Who, whom: Whom) => void): void {
    for (const who of this.lengths.keys()) {
      const whom = this.longest(who);
      if (whom !== undefined) visit(who, whom);
    }
  }
}
