import type { BattleSide } from '../../../../../engine/axis-allies/index.ts';
import { battleValue } from '../../battleValue.ts';
import { type Aim, aimOf } from '../../policies.ts';
import type { BattleModel, BattlePaths } from '../battleModel.ts';

/**
 * What a battle is worth from some round state on: the attacker's chances to win and to take the territory, its
 * expected gain in IPCs; and how likely it comes to the round state that is being computed again.
 */
export type Value = readonly [win: number, capture: number, swing: number, again: number];

export const WORTHLESS: Value = [0, 0, 0, 0];
export const AGAIN: Value = [0, 0, 0, 1];

const PLACE: Readonly<Record<Aim, 0 | 1 | 2>> = { win: 0, capture: 1, swing: 2 };

/** A value, and another one times its chance. */
export const plus = (sum: Value, chance: number, more: Value): Value => [
  sum[0] + chance * more[0],
  sum[1] + chance * more[1],
  sum[2] + chance * more[2],
  sum[3] + chance * more[3],
];

/** The value of a round state that is repeated until something else comes. */
export const untilOver = ([win, capture, swing, again]: Value): Value => [
  win / (1 - again),
  capture / (1 - again),
  swing / (1 - again),
  0,
];

/** Chances and IPCs that differ by less are taken to be the same. */
const SAME: Readonly<Record<Aim, number>> = { win: 1e-14, capture: 1e-14, swing: 1e-12 };

/** Whether one value is better for a side than another; of values that serve its aim alike, by IPCs. */
export function isBetter(side: BattleSide, aim: Aim, one: Value, other: Value): boolean {
  for (const what of [aim, 'swing'] as const) {
    const more = (one[PLACE[what]] - other[PLACE[what]]) * (side === 'attacker' ? 1 : -1);
    if (Math.abs(more) > SAME[what]) return more > 0;
  }
  return false;
}

/** What a way in which the battle ends is worth. */
export function endValues({ sides }: Pick<BattleModel, 'sides'>): (end: BattlePaths['ended'][number]) => Value {
  const { state, battle } = sides.attacker;
  const { production, isTaken, lostIn } = battleValue(state, battle, sides);
  return ({ roundState: { attacker, defender }, result }) => {
    const taken = Number(isTaken(attacker.left));
    const lost = lostIn({ result, attacker: attacker.left, defender: defender.left });
    const swing = lost.defender - lost.attacker + taken * production;
    return [Number(result === 'attacker-won'), taken, swing, 0];
  };
}

/** The aims of the sides; null for one that does not choose. */
export type Aims = Readonly<Record<BattleSide, Aim | null>>;

/** What sides aim at when they choose their casualties, and who of their submarines submerges. */
export interface AllAims {
  readonly casualties: Aims;
  readonly submerge: Aims;
}

export function aimsIn({ sides, policies }: Pick<BattleModel, 'sides' | 'policies'>): AllAims {
  const submerging = (side: BattleSide): Aim | null =>
    sides[side].groups.some(({ type }) => type.submerges) ? aimOf(policies[side].submerge) : null;
  return {
    casualties: { attacker: aimOf(policies.attacker.casualties), defender: aimOf(policies.defender.casualties) },
    submerge: { attacker: submerging('attacker'), defender: submerging('defender') },
  };
}

/** The best of some options for a side; the first of those that are as good. */
export function bestOf<Option>(
  side: BattleSide,
  aim: Aim | null,
  options: readonly Option[],
  valueOf: (option: Option) => Value,
): { readonly option: Option; readonly value: Value } {
  let option = options[0]!;
  let value = valueOf(option);
  if (aim)
    for (let i = 1; i < options.length; i++) {
      const other = valueOf(options[i]!);
      if (isBetter(side, aim, other, value)) [option, value] = [options[i]!, other];
    }
  return { option, value };
}

/** The best of some options for a side without its value: that of a single one is not computed. */
export const choiceOf = <Option>(
  side: BattleSide,
  aim: Aim | null,
  options: readonly Option[],
  valueOf: (option: Option) => Value,
): Option => (options.length === 1 ? options[0]! : bestOf(side, aim, options, valueOf).option);
