import { wrap, type Remote } from 'comlink';
import type { OddsService as Worked } from '../../odds/worker.ts';
import type { Office } from '../../../../store/odds/inTurn.ts';

/** Opens a worker that reckons odds, so that the page never waits for them, and asks it in this way. */
export function oddsWorker<Question, Answer>(
  onFailure: () => void,
  ask: (worked: Remote<Worked>, question: Question, hear: (part: Answer) => void) => Promise<Answer>,
): Office<Question, Answer> {
  const worker = new Worker(new URL('../../odds/worker.ts', import.meta.url), {
    type: 'module',
    name: 'odds',
  });
  worker.addEventListener('error', onFailure);
  const worked = wrap<Worked>(worker);
  return { answer: (question, hear = () => undefined) => ask(worked, question, hear), close: () => worker.terminate() };
}
