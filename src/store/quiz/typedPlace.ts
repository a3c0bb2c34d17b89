import { distance } from 'fastest-levenshtein';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import type { SpaceId } from '../../engine/index.ts';
import { normalizedName } from '../findSpaces.ts';

/** So many letters of a name allow for one slip, but no name for more than two. */
const LETTERS_FOR_A_SLIP = 4;
const MOST_SLIPS = 2;

/** Whichever way it is written: 'The Urals' is 'urals', 'Norway/Finland' is 'norway finland'. */
const plain = (name: string): string =>
  normalizedName(name.replaceAll('&', ' and '))
    .replaceAll('/', ' ')
    .replaceAll(/\b(?:the|and) /g, '')
    .replaceAll(/ +/g, ' ')
    .trim();

interface TypedSpace {
  readonly space: SpaceId;
  readonly names: readonly string[];
}

const ENTRIES = new WeakMap<QuizFacts, readonly TypedSpace[]>();

function entriesOf(facts: QuizFacts): readonly TypedSpace[] {
  const entries = ENTRIES.get(facts) ?? [...facts.called].map(([space, names]) => ({ space, names: names.map(plain) }));
  ENTRIES.set(facts, entries);
  return entries;
}

/**
 * The place whose name was typed, with the slips that so long a name allows for; null if there is none, or if two could
 * be meant. A name without a slip is always that of its own place.
 */
export function placeTyped(facts: QuizFacts, typed: string): SpaceId | null {
  const text = plain(typed);
  const slips = (name: string): number =>
    Math.min(MOST_SLIPS, Math.floor(Math.min(name.length, text.length) / LETTERS_FOR_A_SLIP));
  const near = entriesOf(facts).flatMap(({ space, names }) => {
    const fits = names.flatMap((name) => {
      const errors = distance(text, name);
      return errors <= slips(name) ? [errors] : [];
    });
    return fits.length === 0 ? [] : [{ space, errors: Math.min(...fits) }];
  });
  const [best, next] = near.toSorted((a, b) => a.errors - b.errors);
  return best === undefined || best.errors === next?.errors ? null : best.space;
}
