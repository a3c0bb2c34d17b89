import { proxy, wrap, type Remote } from 'comlink';
import type { Result } from '../../../../engine/index.ts';
import type {
  OddsAnswer,
  OddsQuestion,
  AttackQuestion,
  ThreatAnswer,
  ThreatQuestion,
  RollOutAnswer,
  RollOutQuestion,
} from '../../odds/questions.ts';
import type { OwnAttack } from '../../odds/threats/ownAttack.ts';
import type { Calculated, CalculatorQuestion } from '../../odds/calculator.ts';
import type { Office } from '../../../../store/odds/inTurn.ts';
import type { OddsService as Worked } from '../../odds/worker.ts';

/** Opens a worker that reckons odds, so that the page never waits for them, and asks it in this way. */
function oddsWorker<Asked, Told>(
  onFailure: () => void,
  ask: (worked: Remote<Worked>, question: Asked, hear: (part: Told) => void) => Promise<Told>,
): Office<Asked, Told> {
  const worker = new Worker(new URL('../../odds/worker.ts', import.meta.url), {
    type: 'module',
    name: 'odds',
  });
  worker.addEventListener('error', onFailure);
  const worked = wrap<Worked>(worker);
  return { answer: (question, hear = () => undefined) => ask(worked, question, hear), close: () => worker.terminate() };
}

/** A roll-out that has begun. */
interface Rolling {
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

/** Odds reckoned in a worker. */
export const workerOffice = (onFailure: () => void): Office<OddsQuestion, OddsAnswer> =>
  oddsWorker(onFailure, (worked, question) => worked.answer(question));

/** Opens what answers questions about threats; it calls if that breaks down. */
export type OpenThreatOffice = (onFailure: () => void) => Office<ThreatQuestion, ThreatAnswer>;

/** Threats reckoned in a worker of their own, so that odds do not wait for them. */
export const threatOffice = (onFailure: () => void): Office<ThreatQuestion, ThreatAnswer> =>
  oddsWorker(onFailure, async (worked, question) => worked.threats(question));

/** What the calculator is told; its worker is ended with its window. */
export type CalculatorAnswer = Result<Calculated, readonly string[]>;

export const calculatorOffice = (onFailure: () => void): Office<CalculatorQuestion, CalculatorAnswer> =>
  oddsWorker(onFailure, async (worked, question, hear) => worked.calculate(question, proxy(hear)));

/** What could attack a space, reckoned in a worker that ends with the panel. */
export const attackOffice = (onFailure: () => void): Office<AttackQuestion, OwnAttack> =>
  oddsWorker(onFailure, (worked, question, hear) => worked.attack(question, proxy(hear)));
