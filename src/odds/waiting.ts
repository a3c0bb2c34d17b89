import type { Formation } from './formation.ts';
import type { Moment, Part } from './moment.ts';

/** A moment before the main fire, and how likely it comes. */
export interface Awaited {
  readonly moment: Moment;
  chance: number;
}

/**
 * The moments to which opening fire leads. The same one is reached from many pairs of formations: it waits until its
 * turn comes, and is fought once.
 */
export interface Waiting {
  add(moment: Moment, chance: number): void;
  /** The moments with these two formations left, which are taken away. */
  take(attacker: Formation, defender: Formation): readonly Awaited[];
}

const NONE: readonly Awaited[] = [];

export function waiting(): Waiting {
  const rows: (Awaited[] | undefined)[][] = [];
  return {
    add(moment, chance) {
      const row = (rows[moment.attacker.left.id] ??= []);
      const here = (row[moment.defender.left.id] ??= []);
      for (const other of here)
        if (firesAlike(other.moment.attacker, moment.attacker) && firesAlike(other.moment.defender, moment.defender)) {
          other.chance += chance;
          return;
        }
      here.push({ moment, chance });
    },
    take(attacker, defender) {
      const row = rows[attacker.id];
      const here = row?.[defender.id];
      if (!row || !here) return NONE;
      row[defender.id] = undefined;
      return here;
    },
  };
}

/** Whether two sides of which the same is left fire alike. */
const firesAlike = (a: Part, b: Part): boolean =>
  a.firing === b.firing && a.hadDestroyer === b.hadDestroyer && a.strikes === b.strikes;
