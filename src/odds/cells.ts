import type { Spread } from './formation.ts';
import { chanceAt } from './losses.ts';

/** How likely it is to come to two formations, or to two parts, by their numbers, for all pairs of them. */
export interface Cells {
  /** The chance of a pair, which is taken away. */
  take(attacker: number, defender: number): number;
  add(attacker: number, defender: number, chance: number): void;
  /** Adds all pairs of outcomes of two sides that do not depend on each other, times a chance. */
  addPairs(attackers: Spread, defenders: Spread, chance: number): void;
}

const ROWS_AT_ONCE = 16;

export function cells(): Cells {
  const rows: Float64Array[] = [];
  /** Room for the next rows: asking for them together takes much less time. */
  let room = new Float64Array(0);
  let used = 0;

  function rowOf(attacker: number, columns: number): Float64Array {
    const row = rows[attacker];
    if (row && row.length >= columns) return row;
    const longer = newRow(Math.max(64, 2 * columns));
    if (row) longer.set(row);
    rows[attacker] = longer;
    return longer;
  }

  function newRow(length: number): Float64Array {
    if (used + length > room.length) {
      room = new Float64Array(ROWS_AT_ONCE * length);
      used = 0;
    }
    used += length;
    return room.subarray(used - length, used);
  }

  return {
    take(attacker, defender) {
      const row = rows[attacker];
      if (!row || row.length <= defender) return 0;
      const chance = row[defender]!;
      if (chance > 0) row[defender] = 0;
      return chance;
    },
    add(attacker, defender, chance) {
      const row = rowOf(attacker, defender + 1);
      row[defender]! += chance;
    },
    addPairs(attackers, defenders, chance) {
      const { ids, chances, sums, above } = defenders;
      const beforeLast = defenders.count - 1;
      for (let i = 0; i < attackers.count; i++) {
        const weight = chance * chanceAt(attackers, i);
        if (weight === 0) continue;
        const row = rowOf(attackers.ids[i]!, above);
        for (let j = 0; j < beforeLast; j++) row[ids[j]!]! += weight * chances[j]!;
        row[ids[beforeLast]!]! += weight * sums[beforeLast]!;
      }
    },
  };
}
