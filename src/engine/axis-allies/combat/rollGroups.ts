import type { UnitId } from '../ids.ts';
import { typeOf } from '../pieces.ts';
import type { Battle, BattleSide, GameState, HitKind, RollGroup, Unit } from '../state.ts';
import { hitKindOf } from './combatants.ts';
import { valuesIn } from './values.ts';

/** These units of a side that can hit, grouped by value, kind of hit and dice, lowest value first (COM-4, RES-12). */
export function rollGroups(
  state: GameState,
  battle: Battle,
  side: BattleSide,
  units: readonly Unit[],
): readonly RollGroup[] {
  const values = valuesIn(state, battle, side);
  return groupsByValue(state, units, (unit) => values.get(unit.id) ?? 0, side === 'attacker');
}

/** Groups units by the value they hit with now; those with none roll no dice. */
export function groupsByValue(
  state: GameState,
  units: readonly Unit[],
  valueOf: (unit: Unit) => number,
  rollsAttackDice: boolean,
): readonly RollGroup[] {
  const groups = new Map<string, { value: number; kind: HitKind; units: UnitId[]; dicePerUnit?: number }>();
  for (const unit of units) {
    const value = valueOf(unit);
    if (value === 0) continue;
    const kind = hitKindOf(state, unit);
    const dice = rollsAttackDice ? typeOf(state, unit).attackDice : 1;
    const key = `${value} ${kind} ${dice}`;
    const group = groups.get(key) ?? { value, kind, units: [], ...(dice !== 1 && { dicePerUnit: dice }) };
    group.units.push(unit.id);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.value - b.value || Number(a.kind > b.kind) - Number(a.kind < b.kind));
}
