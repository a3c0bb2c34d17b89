import type { AskedDice, GameState, RollGroup } from '../engine/index.ts';
import { lowLuckHits, poolsOf } from '../session/axis-allies/lowLuck.ts';

/** A roll in which only the numbers of hits are told apart, and its chance. */
export interface HitCount {
  readonly dice: readonly number[];
  readonly chance: number;
}

/** Dice of a roll whose hits come to the same. */
interface Bundle {
  /** Their places in the roll and the values they hit on, best first. */
  readonly dice: readonly { readonly place: number; readonly value: number }[];
}

const MISS = 6;

/** Every number of hits that a roll can bring, by kinds of hits, and by what is fired at where dice have targets. */
export function hitCounts(state: GameState, groups: readonly RollGroup[]): readonly HitCount[] {
  const bundles = bundlesOf(state, groups);
  const size = bundles.reduce((sum, { dice }) => sum + dice.length, 0);
  return bundles.reduce<readonly HitCount[]>(
    (rolls, bundle) =>
      rolls.flatMap(({ dice, chance }) =>
        chancesOf(bundle).flatMap((p, hits) =>
          p > 0 ? { dice: withHits(dice, bundle, hits), chance: chance * p } : [],
        ),
      ),
    [{ dice: Array.from({ length: size }, () => MISS), chance: 1 }],
  );
}

function bundlesOf({ units }: GameState, groups: readonly RollGroup[]): readonly Bundle[] {
  const bundles = new Map<string, { place: number; value: number }[]>();
  let place = 0;
  for (const { kind, value, targets, units: rollers, dicePerUnit = 1 } of groups) {
    const count = targets?.length ?? rollers.length * dicePerUnit;
    for (let i = 0; i < count; i += 1, place += 1) {
      const key = `${kind} ${units[targets?.[i] ?? '']?.type ?? ''}`;
      bundles.set(key, [...(bundles.get(key) ?? []), { place, value }]);
    }
  }
  return [...bundles.values()].map((dice) => ({ dice: dice.toSorted((a, b) => b.value - a.value) }));
}

/** The chance of each number of hits. */
const chancesOf = ({ dice }: Bundle): readonly number[] =>
  dice.reduce<readonly number[]>(
    (chances, { value }) => {
      const hit = Math.min(Math.max(value, 0), MISS) / MISS;
      return [...chances, 0].map((p, hits) => p * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
    },
    [1],
  );

function withHits(roll: readonly number[], { dice }: Bundle, hits: number): readonly number[] {
  const next = [...roll];
  for (const { place, value } of dice.slice(0, hits)) next[place] = Math.min(value, MISS);
  return next;
}

const FACES = [1, 2, 3, 4, 5, 6];

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
          next[place] = isHit ? value : MISS;
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
