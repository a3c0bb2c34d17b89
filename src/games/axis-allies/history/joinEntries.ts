import type { Entry } from './entry.ts';
import { together } from './forces.ts';

/**
 * The entries of a phase with one more. What a player does in several orders is one thing told: units that go the same
 * way, are mobilized in one territory or lent there, and the last of several purchases, which replaces those before it
 * (BUY-3). Free units that come to a battle are told before it, apart from what comes after.
 */
export function withEntry(phase: readonly Entry[], entry: Entry): readonly Entry[] {
  const at = phase.findIndex((earlier) => isOne(earlier, entry));
  const earlier = phase[at];
  return earlier === undefined ? [...phase, entry] : [...phase.toSpliced(at, 1), joined(earlier, entry)];
}

const isOne = (a: Entry, b: Entry): boolean =>
  (b.kind === 'purchased' ||
    b.kind === 'moved' ||
    b.kind === 'lent' ||
    (b.kind === 'mobilized' && b.phase === 'mobilize-new-units')) &&
  a.kind === b.kind &&
  a.spaces.join() === b.spaces.join();

const joined = (a: Entry, b: Entry): Entry =>
  (a.kind === 'moved' && b.kind === 'moved') ||
  (a.kind === 'mobilized' && b.kind === 'mobilized') ||
  (a.kind === 'lent' && b.kind === 'lent')
    ? { ...b, forces: together(a.forces, b.forces) }
    : b;

/** Whether two entries are of one phase of one turn. */
export const areOfOnePhase = (a: Entry, b: Entry): boolean =>
  a.round === b.round && a.power === b.power && a.phase === b.phase;
