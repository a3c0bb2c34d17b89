import type { DrawEnd } from '../../engine/table/index.ts';
import type { Stop } from '../../saves/lessonSchema.ts';

type DrawPoint = Exclude<DrawEnd, string>;
type Told = Pick<Stop, 'title' | 'text' | 'draws'>;

/** A name that is no part of a longer word: 'Brest' in 'From Brest to Minsk', not in 'breasts'. */
function isNamedIn(words: string, name: string): boolean {
  const isLetter = (letter: string | undefined): boolean => /\p{L}/u.test(letter ?? '');
  if (name === '') return false;
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!isLetter(words[at - 1]) && !isLetter(words[at + name.length])) return true;
  return false;
}

/** Seas that are told apart without the word: 'the Mediterranean', but not 'the Red'. */
const SEA = /^(\p{L}{6,}) Sea$/u;

/** The points at the ends of a stop's arrows. */
const endsOf = ({ draws = [] }: Pick<Told, 'draws'>): readonly DrawPoint[] =>
  draws.flatMap((draw) =>
    draw.kind === 'arrow' ? [draw.from, draw.to].flatMap((end) => (typeof end === 'string' ? [] : [end])) : [],
  );

/** Whether a stop is about a place of this name: it stands in its title or text, or at an end of its arrows. */
export function toldIn(stop: Told): (name: string) => boolean {
  const words = [stop.title, stop.text, ...endsOf(stop).map(({ name }) => name)].join('\n');
  return (name) => {
    const sea = SEA.exec(name)?.[1];
    return isNamedIn(words, name) || (sea !== undefined && isNamedIn(words, `the ${sea}`));
  };
}

/** Ends of arrows that a stop names in its title or text, and that are none of the cities of the map; each once. */
export const pointsTold = (stop: Told, cities: readonly string[]): readonly DrawPoint[] =>
  endsOf(stop).filter(
    ({ name }, i, all) =>
      isNamedIn(`${stop.title}\n${stop.text}`, name) &&
      !cities.includes(name) &&
      all.findIndex((end) => end.name === name) === i,
  );

/** The cities of a map that a stop is about. */
export const citiesTold = (stop: Told, cities: readonly string[]): readonly string[] => cities.filter(toldIn(stop));
