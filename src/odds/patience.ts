/** How long a reckoning may take: until its caller stops it, or until it has come to more than anybody waits for. */

/** Why a reckoning has ended before its end. */
export type Unfinished = 'stopped' | 'too-large';

export class OutOfPatience extends Error {
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
export function patience(isStopped: () => boolean): (pairs: number) => void {
  let work = 0;
  let nextQuestion = 0;
  return (pairs) => {
    work += PER_FIRE + pairs;
    if (work < nextQuestion) return;
    nextQuestion = work + STRETCH;
    if (isStopped()) throw new OutOfPatience('stopped');
    if (work > MOST_WORK) throw new OutOfPatience('too-large');
  };
}
