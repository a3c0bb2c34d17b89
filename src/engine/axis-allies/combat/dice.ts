import type { Awaiting } from '../awaiting.ts';
import type { UnitId } from '../ids.ts';
import { typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Battle, BattleSide, GameState, HitKind, RolledGroup, RollGroup, Unit } from '../state.ts';
import { hitKindOf, valuesIn } from './combatants.ts';

/** Dice: the groups in which they are rolled, how many they are, and what they hit (COM-4). */

/** Units of a side that can hit, grouped by value, kind of hit and dice, lowest value first (COM-4, RES-12). */
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

/** One die for each target, or for each unit as many as it rolls. */
const diceOf = ({ units, targets, dicePerUnit = 1 }: RollGroup): number =>
  targets ? targets.length : units.length * dicePerUnit;

/** How many dice these groups roll together. */
export const diceIn = (groups: readonly RollGroup[]): number => groups.reduce((sum, group) => sum + diceOf(group), 0);

/** How many dice are asked for, by units or else. */
export const diceAsked = ({ dice, groups }: Pick<Awaiting & { readonly kind: 'dice' }, 'dice' | 'groups'>): number =>
  dice ?? diceIn(groups);

/** Why these dice are no roll for the groups: too many, too few, or not dice; null if they are (COM-4). */
export const diceRefusal = (groups: readonly RollGroup[], dice: readonly number[]): Refusal | null =>
  diceCountRefusal(diceIn(groups), dice, 'COM-4');

/** Why these are not so many dice, or null. */
export function diceCountRefusal(count: number, dice: readonly number[], rule: RuleId): Refusal | null {
  if (dice.length !== count) return refusal(rule, 'wrong-dice-count', { requested: dice.length, allowed: count });
  const wrong = dice.find((die) => !Number.isInteger(die) || die < 1 || die > 6);
  return wrong === undefined ? null : refusal(rule, 'not-a-die', { requested: wrong, allowed: 6 });
}

/**
 * The groups with their dice, given in the order of the groups, and their hits: dice that show the value of the group
 * or less.
 * @rule COM-4
 */
export function rolledGroups(groups: readonly RollGroup[], dice: readonly number[]): readonly RolledGroup[] {
  let from = 0;
  return groups.map((group): RolledGroup => {
    const rolled = dice.slice(from, (from += diceOf(group)));
    return { ...group, dice: rolled, hits: rolled.filter((die) => die <= group.value).length };
  });
}
