import { gainOf, type End } from '../../odds/odds.ts';

export interface TypicalEnd {
  readonly word: 'typical' | 'lucky' | 'unlucky';
  readonly end: End;
  /** Ends to take in its place if no dice are found for it, the nearest to the middle of all battles first. */
  readonly instead: readonly End[];
}

/** How many in a hundred battles end at least as badly as an unlucky end, and at least as well as a lucky one. */
const TAIL = 0.1;
/** So many ends are tried in place of the typical one. */
const MOST_TRIED = 4;

/**
 * The likeliest end, a lucky and an unlucky one for the attacker: those at which a tenth of all battles end at least as
 * well or as badly, in IPCs with the production of the territory. Ends that coincide are given once.
 */
export function typicalEnds(ends: readonly End[], production: number): readonly TypicalEnd[] {
  const gain = (end: End): number => gainOf(end, production);
  const worst = ends.toSorted((a, b) => gain(a) - gain(b));
  const typical = ends[0];
  const [lucky, middle, unlucky] = [reaching(worst.toReversed(), TAIL), reaching(worst, 0.5), reaching(worst, TAIL)];
  if (typical === undefined || middle === undefined) return [];
  const fromMiddle = (end: End): number => Math.abs(gain(end) - gain(middle));
  const instead = ends
    .filter((end) => end !== typical && end !== lucky && end !== unlucky)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
    .slice(0, MOST_TRIED);
  const chosen = [
    { word: 'typical', end: typical, instead },
    { word: 'lucky', end: lucky, instead: [] },
    { word: 'unlucky', end: unlucky, instead: [] },
  ] as const;
  return chosen.flatMap(({ word, end, instead: others }, i) =>
    end === undefined || chosen.slice(0, i).some((other) => other.end === end) ? [] : [{ word, end, instead: others }],
  );
}

/** The end with which their chances reach this share of all battles. */
function reaching(ends: readonly End[], share: number): End | undefined {
  let sum = 0;
  return ends.find(({ chance }) => (sum += chance) >= share) ?? ends.at(-1);
}
