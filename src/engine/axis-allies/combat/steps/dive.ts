import { fault, ok } from '../../../common/result.ts';
import type { UnitId } from '../../ids.ts';
import { typeOf } from '../../pieces.ts';
import { refusal } from '../../refusal.ts';
import type { Battle, BattleSide, GameState } from '../../state.ts';
import { hasDestroyer, otherSide, survivors } from '../combatants.ts';
import { ownersOf } from '../deciders.ts';
import { removeCasualties } from '../endIfOver.ts';
import { goOn, goOnAfterAnswer } from '../round.ts';
import type { StepRule } from '../stepRule.ts';

/**
 * At the end of a round the submarines of a side can submerge, unless an enemy destroyer is left in the battle. They
 * stay under water till noncombat move ends (COM-5, COM-15, SUB-1).
 */
export function dive(side: BattleSide): StepRule {
  const able = (state: GameState, battle: Battle): readonly UnitId[] =>
    hasDestroyer(state, battle, otherSide(side))
      ? []
      : survivors(state, battle, side).flatMap((unit) => (typeOf(state, unit).submerges ? [unit.id] : []));
  return {
    id: `${side}-dive`,
    pass(log) {
      if (removeCasualties(log)) return true;
      if (able(log.state, log.state.battle!).length > 0) return false;
      goOn(log);
      return true;
    },
    asks(state, battle) {
      const submarines = able(state, battle);
      return { kind: 'submerge', by: ownersOf(state, submarines), side, submarines, endsRound: true };
    },
    takes: {
      submerge: {
        plan(state, { units }) {
          const battle = state.battle!;
          const free = able(state, battle);
          const unable = units.filter((unit) => !free.includes(unit));
          if (unable.length > 0)
            return fault(refusal('COM-5', 'not-a-submarine-here', { units: unable, spaces: [battle.space] }));
          return ok(units.length > 0 ? [{ type: 'submarines-submerged', side, units, stay: true }] : []);
        },
        after: goOnAfterAnswer,
      },
    },
  };
}
