import { proxy } from 'comlink';
import type { RollOutAnswer, RollOutQuestion } from '../../odds/questions.ts';
import { oddsWorker } from './oddsWorker.ts';

/** A roll-out that has begun. */
export interface Rolling {
  /** Rejects if its worker breaks down; never comes once it is stopped. */
  readonly answer: Promise<RollOutAnswer>;
  stop(): void;
}

/** Begins a roll-out, in a worker of its own, so that nothing else waits for it and it can be stopped at any moment. */
export type RollOutRunner = (question: RollOutQuestion, tell: (over: number) => void) => Rolling;

export const rollInWorker: RollOutRunner = (asked, tell) => {
  let fail = (): void => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('the worker broke down'));
  });
  const office = oddsWorker<RollOutQuestion, RollOutAnswer>(fail, (worked, question) =>
    worked.rollOut(question, proxy(tell)),
  );
  const answer = Promise.race([office.answer(asked), failure]).finally(() => office.close());
  return { answer, stop: () => office.close() };
};
