import type { Entry } from './entry.ts';
import { together } from './forces.ts';

/**
 * The entries of a phase with one more. What a player does in several orders is one thing told: units that go the same
 * way or are placed in one territory, and the last of several purchases, which replaces those before it (BUY-3).
 */
export function withEntry(phase: readonly Entry[], entry: Entry): readonly Entry[] {
  const at = phase.findIndex((earlier) => isOne(earlier, entry));
  const earlier = phase[at];
  return earlier === undefined ? [...phase, entry] : [...phase.toSpliced(at, 1), joined(earlier, entry)];
}

const isOne = (a: Entry, b: Entry): boolean =>
  (b.kind === 'purchased' || b.kind === 'moved' || b.kind === 'mobilized') &&
  a.kind === b.kind &&
  a.spaces.join() === b.spaces.join();

const joined = (a: Entry, b: Entry): Entry =>
  (a.kind === 'moved' && b.kind === 'moved') || (a.kind === 'mobilized' && b.kind === 'mobilized')
    ? { ...b, forces: together(a.forces, b.forces) }
    : b;

/** Whether two entries are of one phase of one turn. */
export const areOfOnePhase = (a: Entry, b: Entry): boolean =>
  a.round === b.round && a.power === b.power && a.phase === b.phase;
