import { die } from '../../common/die.ts';
import type { AskedDice } from '../awaiting.ts';
import type { GameState, HitKind, RollGroup } from '../state.ts';
import { canBeStruck, targetKindOf } from './combatants.ts';
import { diceIn } from './dice.ts';

/** What dice come to at low luck: so many hits for sure, and one more if a single die shows `rest` or less. */
export interface LowLuck {
  /** The sum of what all dice hit on. */
  readonly points: number;
  readonly sure: number;
  /** 0 to 5; at 0 nothing is left to chance. */
  readonly rest: number;
}

const FACES = 6;

/** What dice that hit on these values come to: six points are a hit, and what is left over is the chance of another. */
export function lowLuckOf(values: readonly number[]): LowLuck {
  const points = values.reduce((sum, value) => sum + value, 0);
  return { points, sure: Math.floor(points / FACES), rest: points % FACES };
}

/**
 * Which dice hit, each on its value. The points of all dice are laid end to end and every sixth is marked, the first of
 * them by a die: a die of the roll hits if a mark is among its points. So each die hits as often as a real one, and the
 * hits of all dice, and of neighbours among them, are never a whole hit away from what they bring on average.
 */
export function lowLuckHits(values: readonly number[], marked: number): readonly boolean[] {
  const marksUpTo = (point: number): number => Math.max(0, Math.floor((point - marked) / FACES) + 1);
  let points = 0;
  return values.map((value) => {
    const before = marksUpTo(points);
    points += value;
    return marksUpTo(points) > before;
  });
}

/** Dice of the seed that bring the hits of low luck. */
export function lowLuckDice(seed: string, values: readonly number[]): readonly number[] {
  const hits = lowLuckHits(values, die(seed, 0));
  return values.map((value, i) => faceOf(`${seed} ${i}`, (face) => face <= value === hits[i]));
}

/** A face that fits; all that fit are equally likely. */
function faceOf(seed: string, fits: (face: number) => boolean): number {
  for (let n = 0; ; n += 1) {
    const face = die(seed, n);
    if (fits(face)) return face;
  }
}

/** Dice whose points are added up at low luck, because their hits can strike the same units. */
export interface HitPool {
  readonly kinds: readonly HitKind[];
  /** What they hit on, and where in the roll they stand. */
  readonly dice: readonly { readonly value: number; readonly place: number }[];
}

/**
 * Whether dice of low luck are rolled for this: all that hit or miss, in battles and of guns. Dice that are counted as
 * IPCs, or that look for one number, are rolled as usual.
 */
export const isOfLowLuck = ({ roll }: AskedDice): boolean => roll === undefined || roll === 'antiaircraft';

/** The pools of a roll: one, unless some of its hits are limited to units that others are not limited to (COM-9). */
export function poolsOf(state: GameState, { groups, side }: AskedDice): readonly HitPool[] {
  const { battle } = state;
  const struckBy = (kind: HitKind): string => {
    if (battle === null || side === undefined) return '';
    const ids = side === 'attacker' ? battle.defenders : battle.attackers;
    const targets = ids.flatMap((id) => {
      const unit = state.units[id];
      const isGone = unit === undefined || battle.casualties.includes(id) || (battle.doomed?.includes(id) ?? false);
      return isGone || !canBeStruck(state, unit, kind, battle.destroyers[side]) ? [] : targetKindOf(state, unit);
    });
    return [...new Set(targets)].toSorted().join();
  };
  const pools = new Map<string, { kinds: HitKind[]; dice: { value: number; place: number; order: string }[] }>();
  let place = 0;
  for (const group of groups) {
    const key = struckBy(group.kind);
    const pool = pools.get(key) ?? { kinds: [], dice: [] };
    pools.set(key, pool);
    if (!pool.kinds.includes(group.kind)) pool.kinds.push(group.kind);
    const value = Math.min(Math.max(group.value, 0), FACES);
    for (let i = 0; i < diceIn([group]); i += 1, place += 1)
      pool.dice.push({ value, place, order: `${group.kind} ${targetType(state, group, i)}` });
  }
  return [...pools.values()].map(({ kinds, dice }) => ({ kinds, dice: likeTogether(dice) }));
}

const targetType = ({ units }: GameState, { targets }: RollGroup, i: number): string =>
  units[targets?.[i] ?? '']?.type ?? '';

/** Dice in another order: those that are alike come after one another. */
function likeTogether<Of extends { readonly order: string }>(dice: readonly Of[]): readonly Of[] {
  const orders = [...new Set(dice.map(({ order }) => order))];
  return orders.flatMap((order) => dice.filter((one) => one.order === order));
}

/** The dice of low luck for a roll: always the same after so many dice of a seed. */
export function lowLuckRoll(seed: string, rolled: number, state: GameState, asked: AskedDice): readonly number[] {
  const roll: number[] = [];
  for (const [i, { dice }] of poolsOf(state, asked).entries()) {
    const faces = lowLuckDice(
      `${seed} low luck ${rolled} ${i}`,
      dice.map(({ value }) => value),
    );
    for (const [at, { place }] of dice.entries()) roll[place] = faces[at] ?? 0;
  }
  return roll;
}
