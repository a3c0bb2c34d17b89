import { chanceAt } from './losses.ts';
import type { Distribution } from './sideState.ts';

/** How likely it is to come to two side states, or to two sides of a round, by their numbers, for all pairs of them. */
export interface PairChances {
  /** The chance of a pair, which is taken away. */
  take(attacker: number, defender: number): number;
  add(attacker: number, defender: number, chance: number): void;
  /** Adds all pairs of outcomes of two sides that do not depend on each other, times a chance. */
  addPairs(attackers: Distribution, defenders: Distribution, chance: number): void;
  /** Nothing is asked any more: others may use its room. */
  close(): void;
}

/** Numbers of a side that there is room for at first, and how many times as many when that is too little. */
const ROOM = 64;
const MORE = 1.5;

/** The rooms of chances that were closed, emptied: a new large one costs more than one that is used again. */
const spare: Float64Array[] = [];
/** So many are kept, none of them for more pairs than this. */
const MOST_SPARE = 3;
const MOST_PAIRS = 2 ** 19;

export function pairChances(): PairChances {
  /** A square, row by row: a list for each row takes longer to get at. */
  let chances = spare.pop() ?? new Float64Array(ROOM ** 2);
  let size = Math.sqrt(chances.length);

  /** Makes room for numbers below this one. */
  function makeRoom(above: number): void {
    if (above <= size) return;
    const [before, width] = [chances, size];
    size = Math.max(above, Math.ceil(size * MORE));
    chances = new Float64Array(size ** 2);
    for (let row = 0; row < width; row++) chances.set(before.subarray(row * width, (row + 1) * width), row * size);
  }

  return {
    take(attacker, defender) {
      if (attacker >= size || defender >= size) return 0;
      const at = attacker * size + defender;
      const chance = chances[at]!;
      if (chance > 0) chances[at] = 0;
      return chance;
    },
    add(attacker, defender, chance) {
      makeRoom(Math.max(attacker, defender) + 1);
      chances[attacker * size + defender]! += chance;
    },
    addPairs(attackers, { to, count, exactly, atLeast }, chance) {
      makeRoom(Math.max(attackers.to.above, to.above));
      // What the loops need is asked for once.
      const table = chances;
      const width = size;
      const rows = attackers.to.ids;
      const { ids } = to;
      const last = count - 1;
      const first = ids[0]!;
      let i = 0;
      if (to.areInARow)
        // Each chance is read once for two rows.
        for (; i + 1 < attackers.count; i += 2) {
          const one = chance * chanceAt(attackers, i);
          const other = chance * chanceAt(attackers, i + 1);
          const from = rows[i]! * width + first;
          const otherFrom = rows[i + 1]! * width + first;
          for (let j = 0; j < last; j++) {
            const each = exactly[j]!;
            table[from + j]! += one * each;
            table[otherFrom + j]! += other * each;
          }
          table[from + last]! += one * atLeast[last]!;
          table[otherFrom + last]! += other * atLeast[last]!;
        }
      for (; i < attackers.count; i++) {
        const weight = chance * chanceAt(attackers, i);
        if (weight === 0) continue;
        const row = rows[i]! * width;
        for (let j = 0; j < last; j++) table[row + ids[j]!]! += weight * exactly[j]!;
        table[row + ids[last]!]! += weight * atLeast[last]!;
      }
    },
    close() {
      if (spare.length < MOST_SPARE && chances.length <= MOST_PAIRS) spare.push(chances.fill(0));
      chances = new Float64Array(0);
      size = 0;
    },
  };
}

/** Marks for pairs of side states, or of sides of a round, by their numbers. */
export interface PairMarks {
  /** Whether a pair is marked; the mark is taken away. */
  take(attacker: number, defender: number): boolean;
  mark(attacker: number, defender: number): void;
  /** Marks all pairs of outcomes of two sides. */
  markPairs(attackers: Distribution, defenders: Distribution): void;
  /** Nothing is asked any more: others may use its room. */
  close(): void;
}

/** Numbers of a side that there is room for at first. */
const MARKS_ROOM = 128;

/** The rooms of marks that were closed, emptied; so many are kept, none of them for more pairs than this. */
const spareMarks: Uint8Array[] = [];
const MOST_SPARE_MARKS = 2;
const MOST_MARKED = 2 ** 21;

export function pairMarks(): PairMarks {
  /** A square, row by row. */
  let marked = spareMarks.pop() ?? new Uint8Array(MARKS_ROOM ** 2);
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
      if (spareMarks.length < MOST_SPARE_MARKS && marked.length <= MOST_MARKED) spareMarks.push(marked.fill(0));
      marked = new Uint8Array(0);
      size = 0;
    },
  };
}
