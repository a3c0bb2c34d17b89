import type { BattleSide } from '../../engine/index.ts';
import type { Field, Ways } from '../field.ts';
import type { Aim } from '../policies.ts';
import { stakeOf } from '../stake.ts';

/**
 * What a battle is worth from some moment on: the attacker's chances to win and to take the territory, its expected
 * gain in IPCs; and how likely it comes to the moment that is being reckoned again.
 */
export type Value = readonly [win: number, capture: number, swing: number, again: number];

export const NOTHING: Value = [0, 0, 0, 0];
export const AGAIN: Value = [0, 0, 0, 1];

const PLACE: Readonly<Record<Aim, 0 | 1 | 2>> = { win: 0, capture: 1, swing: 2 };

/** A value, and another one times its chance. */
export const plus = (sum: Value, chance: number, more: Value): Value => [
  sum[0] + chance * more[0],
  sum[1] + chance * more[1],
  sum[2] + chance * more[2],
  sum[3] + chance * more[3],
];

/** The value of a moment that is repeated until something else comes. */
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
export function endValues({ lines }: Pick<Field, 'lines'>): (end: Ways['ended'][number]) => Value {
  const { state, battle } = lines.attacker;
  const { production, isTaken, lostIn } = stakeOf(state, battle, lines);
  return ({ moment: { attacker, defender }, result }) => {
    const taken = Number(isTaken(attacker.left));
    const lost = lostIn({ result, attacker: attacker.left, defender: defender.left });
    const swing = lost.defender - lost.attacker + taken * production;
    return [Number(result === 'attacker-won'), taken, swing, 0];
  };
}
