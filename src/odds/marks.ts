import type { Spread } from './formation.ts';

/** Marks for pairs of formations, or of parts, by their numbers. */
export interface Marks {
  /** Whether a pair is marked; the mark is taken away. */
  take(attacker: number, defender: number): boolean;
  mark(attacker: number, defender: number): void;
  /** Marks all pairs of outcomes of two sides. */
  markPairs(attackers: Spread, defenders: Spread): void;
  /** Nothing is asked any more: others may use its room. */
  close(): void;
}

/** Numbers of a side that there is room for at first, and how many times as many when that is too little. */
const ROOM = 128;
const MORE = 1.5;

/** The rooms of marks that were closed, emptied; so many are kept, none of them for more pairs than this. */
const spare: Uint8Array[] = [];
const MOST_SPARE = 2;
const MOST_PAIRS = 2 ** 21;

export function marks(): Marks {
  /** A square, row by row. */
  let marked = spare.pop() ?? new Uint8Array(ROOM ** 2);
  let size = Math.sqrt(marked.length);

  /** Makes room for numbers below this one. */
  function makeRoom(above: number): void {
    if (above <= size) return;
    const [before, width] = [marked, size];
    size = Math.max(above, Math.ceil(size * MORE));
    marked = new Uint8Array(size ** 2);
    for (let row = 0; row < width; row++) marked.set(before.subarray(row * width, (row + 1) * width), row * size);
  }

  return {
    take(attacker, defender) {
      if (attacker >= size || defender >= size) return false;
      const at = attacker * size + defender;
      const isMarked = marked[at] === 1;
      if (isMarked) marked[at] = 0;
      return isMarked;
    },
    mark(attacker, defender) {
      makeRoom(Math.max(attacker, defender) + 1);
      marked[attacker * size + defender] = 1;
    },
    markPairs(attackers, { to: { ids, above }, count }) {
      const rows = attackers.to;
      makeRoom(Math.max(rows.above, above));
      const table = marked;
      for (let i = 0; i < attackers.count; i++) {
        const row = rows.ids[i]! * size;
        for (let j = 0; j < count; j++) table[row + ids[j]!] = 1;
      }
    },
    close() {
      if (spare.length < MOST_SPARE && marked.length <= MOST_PAIRS) spare.push(marked.fill(0));
      marked = new Uint8Array(0);
      size = 0;
    },
  };
}
