import { fault, ok } from '../../../common/result.ts';
import type { GameEvent } from '../../event.ts';
import type { UnitId } from '../../ids.ts';
import { refusal } from '../../refusal.ts';
import type { Battle, BattleSide, GameState } from '../../state.ts';
import { freeSubmarines } from '../combatants.ts';
import { ownersOf } from '../deciders.ts';
import { endIfOver } from '../endIfOver.ts';
import { goOn, goOnAfterAnswer } from '../round.ts';
import type { StepRule } from '../stepRule.ts';

/** The submarines of a side submerge, or make a surprise strike in this round (COM-5, COM-6). */
export function submergeOrStrike(side: BattleSide): StepRule {
  const free = (state: GameState, battle: Battle): readonly UnitId[] =>
    freeSubmarines(state, battle, side).map((unit) => unit.id);
  return {
    id: `${side}-submarines`,
    pass(log, battle) {
      // The battle may be over because the attacker's submarines have submerged (COM-5).
      if (side === 'defender' && endIfOver(log)) return true;
      if (free(log.state, battle).length > 0) return false;
      goOn(log);
      return true;
    },
    asks(state, battle) {
      const submarines = free(state, battle);
      return { kind: 'submerge', by: ownersOf(state, submarines), side, submarines };
    },
    takes: {
      submerge: {
        plan(state, { units }) {
          const battle = state.battle!;
          const able = free(state, battle);
          const unable = units.filter((unit) => !able.includes(unit));
          if (unable.length > 0)
            return fault(refusal('COM-5', 'not-a-submarine-here', { units: unable, spaces: [battle.space] }));
          const striking = able.filter((unit) => !units.includes(unit));
          const events: GameEvent[] = [];
          if (units.length > 0) events.push({ type: 'submarines-submerged', side, units });
          if (striking.length > 0) events.push({ type: 'submarines-strike', side, units: striking });
          return ok(events);
        },
        after: goOnAfterAnswer,
      },
    },
  };
}
