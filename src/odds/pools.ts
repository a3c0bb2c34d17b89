import {
  canBeStruck,
  diceIn,
  targetKindOf,
  type AskedDice,
  type GameState,
  type HitKind,
  type RollGroup,
} from '../engine/index.ts';
import type { HitCount } from './hitCounts.ts';
import { lowLuckHits } from './lowLuck.ts';

/** Dice whose points are added up at low luck, because their hits can strike the same units. */
export interface Pool {
  readonly kinds: readonly HitKind[];
  /** What they hit on, and where in the roll they stand. */
  readonly dice: readonly { readonly value: number; readonly place: number }[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const MOST = 6;

/**
 * Whether dice of low luck are rolled for this: all that hit or miss, in battles and of guns. Dice that are counted as
 * IPCs, or that look for one number, are rolled as usual.
 */
export const isOfLowLuck = ({ roll }: AskedDice): boolean => roll === undefined || roll === 'antiaircraft';

/** The pools of a roll: one, unless some of its hits are limited to units that others are not limited to (COM-9). */
export function poolsOf(state: GameState, { groups, side }: AskedDice): readonly Pool[] {
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
    const value = Math.min(Math.max(group.value, 0), MOST);
    for (let i = 0; i < diceIn([group]); i += 1, place += 1)
      pool.dice.push({ value, place, order: `${group.kind} ${targetType(state, group, i)}` });
  }
  return [...pools.values()].map(({ kinds, dice }) => ({ kinds, dice: likeTogether(dice) }));
}

const targetType = ({ units }: GameState, { targets }: RollGroup, i: number): string =>
  units[targets?.[i] ?? '']?.type ?? '';

/** The same dice, those that are alike after one another. */
function likeTogether<Of extends { readonly order: string }>(dice: readonly Of[]): readonly Of[] {
  const orders = [...new Set(dice.map(({ order }) => order))];
  return orders.flatMap((order) => dice.filter((one) => one.order === order));
}

/** Every roll of low luck that can come, the numbers of hits told apart, and its chance. */
export function lowLuckCounts(state: GameState, asked: AskedDice): readonly HitCount[] {
  let rolls: readonly (readonly number[])[] = [[]];
  for (const { dice } of poolsOf(state, asked)) {
    const values = dice.map(({ value }) => value);
    rolls = rolls.flatMap((roll) =>
      FACES.map((face) => {
        const next = [...roll];
        for (const [i, isHit] of lowLuckHits(values, face).entries()) {
          const { place, value } = dice[i]!;
          next[place] = isHit ? value : MOST;
        }
        return next;
      }),
    );
  }
  const counts = new Map<string, HitCount>();
  for (const dice of rolls) {
    const chance = (counts.get(dice.join())?.chance ?? 0) + 1 / rolls.length;
    counts.set(dice.join(), { dice, chance });
  }
  return [...counts.values()];
}
