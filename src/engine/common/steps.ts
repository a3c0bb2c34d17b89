/**
 * Long work that can be interrupted at each `yield`, so that the page need not stand still meanwhile. Each yields how
 * much of it is done, from 0 to 1.
 */
export type Steps<Answer> = Generator<number, Answer>;

/** Does such work to its end without a break. */
export function atOnce<Answer>(work: Generator<unknown, Answer>): Answer {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** The work on one part of so many of the same size, as steps of the work on all of them. */
export function* partOfSteps<Answer>(part: number, parts: number, work: Steps<Answer>): Steps<Answer> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    yield (part + value) / parts;
  }
}
