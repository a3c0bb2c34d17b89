import { wrap } from 'comlink';
import type { Answer, Question } from '../../odds/questions.ts';
import type { Office as Worked } from '../../odds/worker.ts';
import type { Office } from './inTurn.ts';

/** Odds reckoned in a worker, so that the page never waits for them. */
export function workerOffice(onFailure: () => void): Office<Question, Answer> {
  const worker = new Worker(new URL('../../odds/worker.ts', import.meta.url), { type: 'module', name: 'odds' });
  worker.addEventListener('error', onFailure);
  const { answer } = wrap<Worked>(worker);
  return { answer: (question) => answer(question), close: () => worker.terminate() };
}
