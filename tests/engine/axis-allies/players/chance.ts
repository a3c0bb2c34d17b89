/** Random draws that depend only on a seed and a number. */
export interface Chance {
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True with this probability. */
  happens(share: number): boolean;
  /** One item of a list; undefined if it is empty. */
  one<Item>(list: readonly Item[]): Item | undefined;
  /** The list with each item kept with this probability. */
  some<Item>(list: readonly Item[], share?: number): Item[];
  /** The list in random order. */
  shuffled<Item>(list: readonly Item[]): Item[];
}

/** The draws of the n-th decision of a seed (mulberry32 over a hash of both). */
export function chance(seed: string, n: number): Chance {
  let state = 0x811c9dc5;
  for (const char of `${seed}/${n}`) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(draw() * limit);
  return {
    below,
    happens: (share) => draw() < share,
    one: (list) => list[below(list.length)],
    some: (list, share = 0.5) => list.filter(() => draw() < share),
    shuffled: (list) => {
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
      }
      return mixed;
    },
  };
}
