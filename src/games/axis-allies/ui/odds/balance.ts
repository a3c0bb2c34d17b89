import type { Odds } from '../../odds/odds.ts';
import { withSign } from '../../../../text/chances.ts';

/** At most so many groups, and so wide, in IPCs. */
const MOST_GROUPS = 8;
const WIDTHS = [1, 2, 3, 5, 10, 20, 50];
const WIDEST = 100;

/** The attacker's gain in IPCs and how likely it is, from the worst to the best, near ones together. */
export function balanceOf(
  { ends }: Odds,
  production: number,
): readonly { readonly what: string; readonly chance: number }[] {
  const gains = ends.map(({ lost, isCaptured, chance }) => ({
    gain: lost.defender - lost.attacker + (isCaptured ? production : 0),
    chance,
  }));
  const isFew = (width: number): boolean =>
    new Set(gains.map(({ gain }) => Math.floor(gain / width))).size <= MOST_GROUPS;
  const width = WIDTHS.find(isFew) ?? WIDEST;
  const groups = new Map<number, number>();
  for (const { gain, chance } of gains) {
    const from = Math.floor(gain / width) * width;
    groups.set(from, (groups.get(from) ?? 0) + chance);
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([from, chance]) => ({
      what: width === 1 ? withSign(from) : `${withSign(from)} to ${withSign(from + width - 1)}`,
      chance,
    }));
}
