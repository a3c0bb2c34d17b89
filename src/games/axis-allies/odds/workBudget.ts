/** How long a computation may take: until its caller stops it, or until it has come to more than anybody waits for. */

/** Why a computation has ended before its end. */
export type Unfinished = 'stopped' | 'too-large';

export class BudgetSpent extends Error {
  constructor(readonly why: Unfinished) {
    super(why);
  }
}

/** Some seconds' work: pairs of outcomes of the fire of both sides, and what it takes to come to them. */
const MOST_WORK = 500_000_000;
const PER_FIRE = 2_000;
/** The caller is asked again after so much. */
const STRETCH = 2_000_000;

/** Counts fire with so many pairs of outcomes; throws `OutOfPatience` when that is too much, or if it is stopped. */
export function workBudget(isStopped: () => boolean): (pairs: number) => void {
  let work = 0;
  let nextQuestion = 0;
  return (pairs) => {
    work += PER_FIRE + pairs;
    if (work < nextQuestion) return;
    nextQuestion = work + STRETCH;
    if (isStopped()) throw new BudgetSpent('stopped');
    if (work > MOST_WORK) throw new BudgetSpent('too-large');
  };
}

/** A search that may take long: when it has to end, and who is told how far it is. */
export interface BudgetedSearch<Found> {
  isStopped(): boolean;
  /** Tells what is found so far; it is asked for only if it is told. */
  tell(found: () => Found): void;
}

/** Goes on to its end and tells nobody. */
export const UNHURRIED: BudgetedSearch<unknown> = { isStopped: () => false, tell: () => undefined };

/** A search ends after so many milliseconds with the best that it has found; between what it tells pass so many. */
const LONGEST_MS = 10_000;
const PAUSE_MS = 200;

/** A search that begins now, for somebody who waits for it. */
export function searchFor<Found>(hear: (found: Found) => void, now = () => performance.now()): BudgetedSearch<Found> {
  const end = now() + LONGEST_MS;
  let next = now() + PAUSE_MS;
  return {
    isStopped: () => now() > end,
    tell(found) {
      if (now() < next) return;
      next = now() + PAUSE_MS;
      hear(found());
    },
  };
}
