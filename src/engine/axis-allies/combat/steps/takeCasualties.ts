import { fault, ok } from '../../../common/result.ts';
import { emit } from '../../log.ts';
import type { BattleSide, BattleStep } from '../../state.ts';
import { casualtyRefusal, casualtyTask, forcedCasualties, suggestCasualties } from '../casualties.ts';
import type { HitLimit } from '../hitLimit.ts';
import { casualtyEvents } from '../casualtyEvents.ts';
import { powersOf } from '../deciders.ts';
import { goOn, goOnAfterAnswer } from '../round.ts';
import type { StepRule } from '../stepRule.ts';

/**
 * A side takes the hits of the latest roll (COM-8, COM-9, COM-10, COM-11, COM-12), on all of its units or within a
 * limit. It is asked only if it has a choice.
 */
export const takeCasualties = (id: BattleStep, side: BattleSide, limit: HitLimit | null = null): StepRule => ({
  id,
  work: { does: 'lose', side, limit },
  pass(log, battle) {
    const forced = forcedCasualties(log.state, battle, casualtyTask(log.state, battle, side, limit));
    if (!forced) return false;
    for (const event of casualtyEvents(log.state, side, forced, limit)) emit(log, event);
    goOn(log);
    return true;
  },
  asks(state, battle) {
    const task = casualtyTask(state, battle, side, limit);
    return {
      kind: 'casualties',
      by: powersOf(state, battle, side),
      side,
      hits: battle.hits,
      hitsToAssign: task.hitsToAssign,
      candidates: task.candidates.map((unit) => unit.id),
      suggestion: suggestCasualties(state, battle, task),
    };
  },
  takes: {
    casualties: {
      plan(state, { units }) {
        const battle = state.battle!;
        const refused = casualtyRefusal(state, battle, casualtyTask(state, battle, side, limit), units);
        return refused ? fault(refused) : ok(casualtyEvents(state, side, units, limit));
      },
      after: goOnAfterAnswer,
    },
  },
});
