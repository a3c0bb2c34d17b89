/** How likely each number of hits is. Index: hits. */
export type Chances = readonly number[];

export const CERTAINLY_NONE: Chances = [1];

const known = new Map<number, Chances>();

/** The hits of so many dice, each of which hits on `value` or less out of 6 (the binomial distribution). */
export function hitsOf(dice: number, value: number): Chances {
  const key = dice * 8 + value;
  let chances = known.get(key);
  if (!chances) {
    chances = CERTAINLY_NONE;
    const die = [1 - value / 6, value / 6];
    for (let i = 0; i < dice; i++) chances = together(chances, die);
    if (dice < MOST_KEPT) known.set(key, chances);
  }
  return chances;
}

const MOST_KEPT = 64;

/** The hits of dice at low luck: each six points are a hit for sure, and a single die says if there is one more. */
export function lowLuckHits(points: number): Chances {
  const sure = Math.floor(points / 6);
  const more = (points % 6) / 6;
  const none = Array.from({ length: sure }, () => 0);
  return more === 0 ? [...none, 1] : [...none, 1 - more, more];
}

/** The sum of two independent numbers of hits. */
export function together(a: Chances, b: Chances): Chances {
  if (a.length === 1) return b;
  if (b.length === 1) return a;
  const sum: number[] = [];
  for (let hits = 0; hits < a.length + b.length - 1; hits++) {
    let chance = 0;
    const most = Math.min(hits, a.length - 1);
    for (let i = Math.max(0, hits - b.length + 1); i <= most; i++) chance += a[i]! * b[hits - i]!;
    sum.push(chance);
  }
  return sum;
}

/** How likely at least each number of hits is. Index: hits. */
export function atLeast(chances: Chances): Chances {
  const sums = [...chances];
  for (let hits = sums.length - 2; hits >= 0; hits--) sums[hits]! += sums[hits + 1]!;
  return sums;
}
