import { fault, ok } from '../../../common/result.ts';
import { clear } from '../endIfOver.ts';
import type { Battle, BattleSide, BattleStep, GameState, HitKind, RollGroup } from '../../state.ts';
import { ownersOf } from '../deciders.ts';
import { NO_HITS } from '../hits.ts';
import { diceRefusal, rolledGroups } from '../rolls.ts';
import { goOn, goOnAfterAnswer } from '../round.ts';
import type { Clearing, StepRule } from '../stepRule.ts';

interface Roll {
  readonly id: BattleStep;
  readonly side: BattleSide;
  /** The units that roll now. */
  groups(state: GameState, battle: Battle): readonly RollGroup[];
  /** Whether each of the side's units rolls its own dice, whoever rolls with it. */
  readonly byUnit?: true;
  /** What happens before. */
  readonly clears?: Clearing;
}

/** Units of a side roll (COM-4). Without dice this step is skipped, and the next one with it: its casualties. */
export function rollDice({ id, side, groups: groupsOf, byUnit, clears = 'nothing' }: Roll): StepRule {
  return {
    id,
    work: { does: 'roll', side, clears, groups: groupsOf, byUnit: byUnit ?? false },
    pass(log) {
      if (clear(log, clears)) return true;
      if (groupsOf(log.state, log.state.battle!).length > 0) return false;
      goOn(log, 2);
      return true;
    },
    asks(state, battle) {
      const groups = groupsOf(state, battle);
      const units = groups.flatMap((group) => group.units);
      return { kind: 'dice', by: ownersOf(state, units), side, groups };
    },
    takes: {
      roll: {
        plan(state, { dice }) {
          const due = groupsOf(state, state.battle!);
          const refused = diceRefusal(due, dice);
          if (refused) return fault(refused);
          const groups = rolledGroups(due, dice);
          const hits: Record<HitKind, number> = { ...NO_HITS };
          for (const group of groups) hits[group.kind] += group.hits;
          return ok([{ type: 'dice-rolled', by: side, groups, hits }]);
        },
        after: goOnAfterAnswer,
      },
    },
  };
}
