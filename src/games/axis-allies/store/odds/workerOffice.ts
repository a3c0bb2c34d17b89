import { proxy } from 'comlink';
import type { Result } from '../../../../engine/index.ts';
import type { Answer, Question, AttackQuestion, ThreatAnswer, ThreatQuestion } from '../../odds/questions.ts';
import type { OwnAttack } from '../../odds/threats/ownAttack.ts';
import type { Calculated, CalculatorQuestion } from '../../odds/calculator.ts';
import type { Office } from '../../../../store/odds/inTurn.ts';
import { oddsWorker } from './oddsWorker.ts';

/** Odds reckoned in a worker. */
export const workerOffice = (onFailure: () => void): Office<Question, Answer> =>
  oddsWorker(onFailure, (worked, question) => worked.answer(question));

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
