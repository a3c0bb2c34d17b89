import { fault, ok } from '../../../common/result.ts';
import { emit } from '../../commandRule.ts';
import type { Battle, BattleSide, BattleStep, GameState, HitKind, RollGroup, Unit } from '../../state.ts';
import { casualtyEvents, casualtyRefusal, casualtyTask, forcedCasualties, suggestCasualties } from '../casualties.ts';
import { canBeStruck, otherSide, ownersOf, powersOf, survivors, unitsInBattle } from '../combatants.ts';
import { diceRefusal, rolledGroups, rollGroups } from '../dice.ts';
import { clear } from '../endBattle.ts';
import { type HitLimit, NO_HITS } from '../hits.ts';
import { type Clearing, goOn, goOnAfterAnswer, type StepRule } from '../round.ts';

interface RollStep {
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
export function rollDice({ id, side, groups: groupsOf, byUnit, clears = 'nothing' }: RollStep): StepRule {
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

interface FiredVolley {
  readonly side: BattleSide;
  /** The fire of units that fire first, or of the others. */
  readonly kind: 'strike' | 'fire';
  /** Whether a unit of the side fires in it. */
  fires(state: GameState, battle: Battle, unit: Unit): boolean;
  /** Dice that the edition rolls even if they can hit nobody. */
  rolls?(state: GameState, battle: Battle, group: RollGroup): boolean;
  /** What happens before. */
  readonly clears?: Clearing;
}

/**
 * Some units of a side fire together, and the other side takes the casualties (COM-4, COM-8). Submarines fire once a
 * round: `strike` and `fire` where they choose in each round, `openingFire` and `mainFire` where they always fire
 * first. Dice that can hit nobody are not rolled, such as those of submarines when only aircraft are left (COM-9).
 * @rule COM-6, COM-7
 */
export const volley = ({ side, kind, fires, rolls, clears = 'nothing' }: FiredVolley): readonly StepRule[] => [
  rollDice({
    id: `${side}-${kind}`,
    side,
    groups(state, battle) {
      const units = unitsInBattle(state, battle, side).filter((unit) => fires(state, battle, unit));
      return rollGroups(state, battle, side, units).filter(
        (group) => rolls?.(state, battle, group) || canHit(state, battle, side, group),
      );
    },
    byUnit: true,
    clears,
  }),
  takeCasualties(`${side}-${kind}-casualties`, otherSide(side)),
];

/** Whether dice of this side can hit anybody of the other (COM-9). */
const canHit = (state: GameState, battle: Battle, side: BattleSide, { kind }: RollGroup): boolean =>
  survivors(state, battle, otherSide(side)).some((target) => canBeStruck(state, target, kind, battle.destroyers[side]));
