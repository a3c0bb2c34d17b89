import type { Stop } from '../../saves/lessonSchema.ts';

/** A city's name that is no part of a longer word: 'Brest' in 'From Brest to Minsk', not in 'breasts'. */
const isNamedIn = (words: string, city: string): boolean => {
  const at = words.indexOf(city);
  if (at < 0) return false;
  const isLetter = (letter: string | undefined): boolean => /\p{L}/u.test(letter ?? '');
  return !isLetter(words[at - 1]) && !isLetter(words[at + city.length]);
};

/** The cities of a map that a stop is about: named in its title or text, or at the ends of its arrows. */
export function citiesTold(
  { title, text, draws = [] }: Pick<Stop, 'title' | 'text' | 'draws'>,
  cities: readonly string[],
): readonly string[] {
  const ends = draws.flatMap((draw) => (draw.kind === 'arrow' ? [draw.from, draw.to] : []));
  const words = [title, text, ...ends.flatMap((end) => (typeof end === 'string' ? [] : [end.name]))].join('\n');
  return cities.filter((city) => isNamedIn(words, city));
}
