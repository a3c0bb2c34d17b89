/** Turns whose gain in IPCs lies from one number to the next, that one not included. */
export interface Group {
  readonly from: number;
  readonly width: number;
  readonly share: number;
}

const MOST_GROUPS = 13;
const WIDTHS = [1, 2, 3, 5, 10, 20, 25, 50];
const WIDEST = 100;

/** Balances, ascending, in groups of one width from the least to the greatest; none of the groups lets 0 lie within. */
export function groupsOf(balances: readonly number[]): readonly Group[] {
  const least = balances[0] ?? 0;
  const most = balances.at(-1) ?? 0;
  const span = (width: number): number => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => span(one) <= MOST_GROUPS) ?? WIDEST;
  const counts = new Map<number, number>();
  for (const balance of balances) {
    const group = Math.floor(balance / width);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const first = Math.floor(least / width);
  return Array.from({ length: span(width) }, (_, i) => ({
    from: (first + i) * width,
    width,
    share: (counts.get(first + i) ?? 0) / balances.length,
  }));
}
