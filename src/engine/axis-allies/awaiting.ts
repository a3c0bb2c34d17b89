import { casualtyTask, suggestCasualties } from './combat/casualties.ts';
import { diceDue, unitsInBattle, freeSubmarines } from './combat/combatants.ts';
import { retreatChoice } from './combat/retreat.ts';
import type { PowerId, SpaceId, UnitId } from './ids.ts';
import { strandedPlaces } from './phases/strandedFighters.ts';
import type { Battle, BattleSide, GameState, HitKind, Outcome, RollGroup } from './state.ts';

/** The input the game waits for. `by` lists every power that takes part in the decision (COM-14). */
export type Awaiting =
  /** Any command of the acting power's phase. */
  | { readonly kind: 'command'; readonly by: readonly PowerId[] }
  | {
      readonly kind: 'dice';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly groups: readonly RollGroup[];
    }
  /** Which of these submarines submerge; the others strike (COM-5). */
  | {
      readonly kind: 'submerge';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly submarines: readonly UnitId[];
    }
  /**
   * Choose casualties for `hitsToAssign` of the hits; the others have no legal target (COM-11).
   * `candidates` are all surviving units of the side, also those that these hits cannot be assigned to.
   * `suggestion` is a sensible choice, one entry per hit.
   */
  | {
      readonly kind: 'casualties';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly hits: Readonly<Record<HitKind, number>>;
      readonly hitsToAssign: number;
      readonly candidates: readonly UnitId[];
      readonly suggestion: readonly UnitId[];
    }
  /** Press on or retreat. `to`: where land and sea units can retreat. `air`: whether air units can break off. */
  | {
      readonly kind: 'retreat';
      readonly by: readonly PowerId[];
      readonly to: readonly SpaceId[];
      readonly air: boolean;
    }
  /** Where this fighter without a carrier lands (NCM-2). */
  | {
      readonly kind: 'stranded';
      readonly by: readonly PowerId[];
      readonly unit: UnitId;
      readonly to: readonly SpaceId[];
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** The input the game waits for in this state; kind 'over' if the game has been won. */
export function awaiting(state: GameState): Awaiting {
  if (state.outcome) return { kind: 'over', outcome: state.outcome };
  if (state.battle) return inBattle(state, state.battle);
  const stranded = state.units[state.stranded[0] ?? ''];
  if (stranded)
    return { kind: 'stranded', by: [stranded.owner], unit: stranded.id, to: strandedPlaces(state, stranded) };
  return { kind: 'command', by: [state.power] };
}

function inBattle(state: GameState, battle: Battle): Awaiting {
  const due = diceDue(state, battle);
  if (due)
    return {
      kind: 'dice',
      by: ownersOf(
        state,
        due.groups.flatMap((group) => group.units),
      ),
      ...due,
    };
  const task = casualtyTask(state, battle);
  if (task)
    return {
      kind: 'casualties',
      by: powersOf(state, battle, task.side),
      side: task.side,
      hits: battle.hits,
      hitsToAssign: task.hitsToAssign,
      candidates: task.candidates.map((unit) => unit.id),
      suggestion: suggestCasualties(state, battle, task),
    };
  if (battle.step === 'press-or-retreat') {
    const choice = retreatChoice(state, battle);
    return { kind: 'retreat', by: [state.power], to: choice?.to ?? [], air: choice?.air ?? false };
  }
  const side = battle.step === 'attacker-submarines' ? 'attacker' : 'defender';
  const submarines = freeSubmarines(state, battle, side).map((unit) => unit.id);
  return { kind: 'submerge', by: ownersOf(state, submarines), side, submarines };
}

/** The owners of these units, each once: only they roll these dice or decide about these submarines. */
const ownersOf = (state: GameState, units: readonly UnitId[]): readonly PowerId[] => [
  ...new Set(units.flatMap((id) => state.units[id]?.owner ?? [])),
];

/** The attacker's acting power, or every power with defending units: those decide together (COM-14). */
const powersOf = (state: GameState, battle: Battle, side: BattleSide): readonly PowerId[] =>
  side === 'attacker'
    ? [state.power]
    : [...new Set(unitsInBattle(state, battle, 'defender').map((unit) => unit.owner))];
