import { gainOf, type End } from '../../odds/odds.ts';

export interface TypicalEnd {
  readonly word: 'typical' | 'lucky' | 'unlucky';
  readonly end: End;
}

/** How many in a hundred battles end at least as badly as an unlucky end, and at least as well as a lucky one. */
const TAIL = 0.1;

/**
 * The likeliest end, a lucky and an unlucky one for the attacker: those at which a tenth of all battles end at least as
 * well or as badly, in IPCs with the production of the territory. Ends that coincide are given once.
 */
export function typicalEnds(ends: readonly End[], production: number): readonly TypicalEnd[] {
  const worst = ends.toSorted((a, b) => gainOf(a, production) - gainOf(b, production));
  const chosen = [
    { word: 'typical', end: ends[0] },
    { word: 'lucky', end: reaching(worst.toReversed()) },
    { word: 'unlucky', end: reaching(worst) },
  ] as const;
  return chosen.flatMap(({ word, end }, i) =>
    end === undefined || chosen.slice(0, i).some((other) => other.end === end) ? [] : [{ word, end }],
  );
}

/** The end with which their chances reach the tail. */
function reaching(ends: readonly End[]): End | undefined {
  let sum = 0;
  return ends.find(({ chance }) => (sum += chance) >= TAIL) ?? ends.at(-1);
}
