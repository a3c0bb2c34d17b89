import { expose } from 'comlink';
import { loadEdition } from '../../../engine/axis-allies/index.ts';
import type { Result } from '../../../engine/index.ts';
import { calculated, type Calculated, type CalculatorQuestion } from './calculator.ts';
import { oddsCache } from './oddsCache.ts';
import {
  rollOutAnswered,
  type RollOutAnswer,
  type RollOutQuestion,
  threatsAnswered,
  type AttackQuestion,
  type ThreatAnswer,
  type ThreatQuestion,
  answered,
  type OddsAnswer,
  type OddsQuestion,
} from './questions.ts';
import { ownAttack, type OwnAttack } from './threats/ownAttack.ts';
import { MOST_BATTLES } from './threats/threatMap.ts';
import { searchFor } from './workBudget.ts';

/** Odds of so many battles are kept. */
const KEPT = 500;

const cache = oddsCache(KEPT);
const threatCache = oddsCache(MOST_BATTLES);

/** What the page can ask of this worker. */
const service = {
  async answer(question: OddsQuestion): Promise<OddsAnswer> {
    await loadEdition(question.state.edition);
    return answered(question, cache);
  },
  async threats(question: ThreatQuestion): Promise<ThreatAnswer> {
    await loadEdition(question.state.edition);
    return threatsAnswered(question, threatCache);
  },
  async attack(
    { state, policies, space, chance }: AttackQuestion,
    hear: (found: OwnAttack) => void,
  ): Promise<OwnAttack> {
    await loadEdition(state.edition);
    return ownAttack(state, space, chance, policies, searchFor(hear));
  },
  async calculate(
    question: CalculatorQuestion,
    hear: (found: Result<Calculated, readonly string[]>) => void,
  ): Promise<Result<Calculated, readonly string[]>> {
    await loadEdition(question.edition);
    return calculated(question, searchFor(hear));
  },
  async rollOut(question: RollOutQuestion, tell: (over: number) => void): Promise<RollOutAnswer> {
    await loadEdition(question.state.edition);
    return rollOutAnswered(question, tell);
  },
};

export type OddsService = typeof service;

expose(service);
