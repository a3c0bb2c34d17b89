/** How likely each number of hits is, and at least each. Index: hits. */
export interface HitChances {
  readonly exactly: readonly number[];
  readonly atLeast: readonly number[];
}

export function chancesOf(exactly: readonly number[]): HitChances {
  const atLeast = exactly.slice();
  for (let hits = atLeast.length - 2; hits >= 0; hits--) atLeast[hits]! += atLeast[hits + 1]!;
  return { exactly, atLeast };
}

/** The most hits that count where there is room for so many. */
export const mostOf = ({ exactly }: HitChances, room: number): number => Math.min(room, exactly.length - 1);

/** How likely such a number is, if the last one stands for all beyond it. */
export const chanceUpTo = ({ exactly, atLeast }: HitChances, hits: number, last: number): number =>
  hits === last ? atLeast[hits]! : exactly[hits]!;

export const CERTAINLY_NONE = chancesOf([1]);

const known = new Map<number, HitChances>();

/** The hits of so many dice, each of which hits on `value` or less out of 6 (the binomial distribution). */
export function hitsOf(dice: number, value: number): HitChances {
  const key = dice * 8 + value;
  let chances = known.get(key);
  if (!chances) {
    let exactly = CERTAINLY_NONE.exactly;
    const die = [1 - value / 6, value / 6];
    for (let i = 0; i < dice; i++) exactly = summed(exactly, die);
    chances = chancesOf(exactly);
    if (dice < MOST_KEPT) known.set(key, chances);
  }
  return chances;
}

const MOST_KEPT = 64;

/** The hits of dice at low luck: each six points are a hit for sure, and a single die says if there is one more. */
export function lowLuckHits(points: number): HitChances {
  const sure = Math.floor(points / 6);
  const more = (points % 6) / 6;
  const none = Array.from({ length: sure }, () => 0);
  return chancesOf(more === 0 ? [...none, 1] : [...none, 1 - more, more]);
}

/** The sum of two independent numbers of hits. */
export function sumOfBoth(a: HitChances, b: HitChances): HitChances {
  if (a.exactly.length === 1) return b;
  if (b.exactly.length === 1) return a;
  return chancesOf(summed(a.exactly, b.exactly));
}

function summed(a: readonly number[], b: readonly number[]): readonly number[] {
  const count = a.length + b.length - 1;
  for (let hits = 0; hits < count; hits++) {
    let chance = 0;
    const most = Math.min(hits, a.length - 1);
    for (let i = Math.max(0, hits - b.length + 1); i <= most; i++) chance += a[i]! * b[hits - i]!;
    sum[hits] = chance;
  }
  return sum.slice(0, count);
}

/** Always the same list, since one that grows takes room for more than it is for. */
const sum: number[] = [];
