import { refusal, type Refusal } from '../refusal.ts';
import type { RolledGroup, RollGroup } from '../state.ts';

const diceOf = (group: RollGroup): number => group.units.length;

/** How many dice these groups roll together. */
export const diceIn = (groups: readonly RollGroup[]): number => groups.reduce((sum, group) => sum + diceOf(group), 0);

/** Why these dice are no roll for the groups: too many, too few, or not dice; null if they are (COM-4). */
export function diceRefusal(groups: readonly RollGroup[], dice: readonly number[]): Refusal | null {
  const count = diceIn(groups);
  if (dice.length !== count) return refusal('COM-4', 'wrong-dice-count', { requested: dice.length, allowed: count });
  const wrong = dice.find((die) => !Number.isInteger(die) || die < 1 || die > 6);
  return wrong === undefined ? null : refusal('COM-4', 'not-a-die', { requested: wrong, allowed: 6 });
}

/** The groups with their dice, given in the order of the groups, and their hits. */
export function rolledGroups(groups: readonly RollGroup[], dice: readonly number[]): readonly RolledGroup[] {
  let from = 0;
  return groups.map((group): RolledGroup => {
    const rolled = dice.slice(from, (from += diceOf(group)));
    return { ...group, dice: rolled, hits: rolled.filter((die) => die <= group.value).length };
  });
}
