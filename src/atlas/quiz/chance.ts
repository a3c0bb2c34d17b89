import { die } from '../../engine/index.ts';

/** So many dice make one number. */
const DICE = 8;

/** A whole number from 0 to below `count`, the same for the same seed. */
export function drawn(seed: string, count: number): number {
  let sum = 0;
  for (let n = 0; n < DICE; n++) sum = sum * 6 + die(seed, n) - 1;
  return Math.floor((sum / 6 ** DICE) * count);
}

/** The list in another order, the same for the same seed. */
export function shuffled<Entry>(list: readonly Entry[], seed: string): Entry[] {
  return list
    .map((entry, i) => ({ entry, key: drawn(`${seed} ${i}`, 6 ** DICE) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
}
