import { emit } from '../commandRule.ts';
import { isActingCapitalLost } from './complexes.ts';
import { incomeToCollect } from './income.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Collect income (INC): the IPCs come at its end. A power without its capital has no such phase (TURN-3). */
export const collectIncome: PhaseRule = {
  id: 'collect-income',
  takes: {},
  isSkipped: isActingCapitalLost,
  end(log) {
    const { state } = log;
    emit(log, { type: 'income-collected', power: state.power, ipcs: incomeToCollect(state, state.power) });
  },
};
