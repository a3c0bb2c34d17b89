import { casualtyTask, suggestCasualties } from './combat/casualties.ts';
import { diceDue, fighting, freeSubmarines } from './combat/combatants.ts';
import { retreatChoice } from './combat/retreat.ts';
import type { Awaiting } from './awaiting.ts';
import type { PowerId, UnitId } from './ids.ts';
import { strandedPlaces } from './phases/strandedFighters.ts';
import type { Battle, BattleSide, GameState } from './state.ts';

/** What the game waits for now: a command, dice, a choice of a battle, or nothing, for it is over. */
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
      most: task.most,
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

/** Dice and submarines are their owners' business alone. */
const ownersOf = (state: GameState, units: readonly UnitId[]): readonly PowerId[] => [
  ...new Set(units.flatMap((id) => state.units[id]?.owner ?? [])),
];

/** The acting power, or every power that defends here (COM-14). */
const powersOf = (state: GameState, battle: Battle, side: BattleSide): readonly PowerId[] =>
  side === 'attacker' ? [state.power] : [...new Set(fighting(state, battle, 'defender').map((unit) => unit.owner))];
