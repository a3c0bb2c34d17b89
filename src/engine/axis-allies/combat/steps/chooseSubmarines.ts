import { fault, ok } from '../../../common/result.ts';
import type { GameEvent } from '../../event.ts';
import type { UnitId } from '../../ids.ts';
import { refusal } from '../../refusal.ts';
import type { Battle, BattleSide, BattleStep, GameState } from '../../state.ts';
import { ownersOf } from '../combatants.ts';
import { clear } from '../endBattle.ts';
import { type Clearing, goOn, goOnAfterAnswer, type StepRule } from '../round.ts';

interface SubmarineChoice {
  readonly id: BattleStep;
  readonly side: BattleSide;
  readonly endsRound?: true;
  /** The submarines that can submerge now. */
  able(state: GameState, battle: Battle): readonly UnitId[];
  /** What follows when these submerge, and the others do not. */
  events(submerged: readonly UnitId[], others: readonly UnitId[]): readonly GameEvent[];
  /** What happens before. */
  readonly clears?: Clearing;
}

/**
 * A side says which of its submarines submerge. Without any that can, this step is skipped.
 * @rule COM-5
 */
export function chooseSubmarines({ id, side, endsRound, able, events, clears = 'nothing' }: SubmarineChoice): StepRule {
  return {
    id,
    work: { does: 'submerge', side, clears, endsRound: endsRound ?? false },
    pass(log) {
      if (clear(log, clears)) return true;
      if (able(log.state, log.state.battle!).length > 0) return false;
      goOn(log);
      return true;
    },
    asks(state, battle) {
      const submarines = able(state, battle);
      return { kind: 'submerge', by: ownersOf(state, submarines), side, submarines, ...(endsRound && { endsRound }) };
    },
    takes: {
      submerge: {
        plan(state, { units }) {
          const battle = state.battle!;
          const free = able(state, battle);
          const unable = units.filter((unit) => !free.includes(unit));
          if (unable.length > 0)
            return fault(refusal('COM-5', 'not-a-submarine-here', { units: unable, spaces: [battle.space] }));
          return ok(
            events(
              units,
              free.filter((unit) => !units.includes(unit)),
            ),
          );
        },
        after: goOnAfterAnswer,
      },
    },
  };
}
