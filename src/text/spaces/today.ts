import { joinWords } from '../words.ts';

/** How a space is known today, as whoever has the atlas of an edition tells it. */
interface Today {
  readonly countries: readonly string[];
  readonly cities: readonly { readonly once: string; readonly now: string }[];
  readonly waters: readonly string[];
}

/** 'Today: Iraq and Iran.' 'Cities today: Volgograd (Stalingrad).' 'Waters: Black Sea and Sea of Azov.' */
export function todaySentences({ countries, cities, waters }: Today): readonly string[] {
  return [
    ...(waters.length === 0 ? [] : [`Waters: ${joinWords(waters)}.`]),
    ...(countries.length === 0 ? [] : [`Today: ${joinWords(countries)}.`]),
    ...(cities.length === 0 ? [] : [`Cities today: ${joinWords(cities.map(({ once, now }) => `${now} (${once})`))}.`]),
  ];
}

const MOST_PLACES = 3;
const MOST_CITIES = 2;

/**
 * The same at a glance, the best known alone: 'Today Russia, Georgia, Armenia, …; Volgograd (Stalingrad)'; null where
 * nothing differs.
 */
export function todayInShort({ countries, cities, waters }: Today): string | null {
  const first = (list: readonly string[], most: number): string =>
    [...list.slice(0, most), ...(list.length > most ? ['…'] : [])].join(', ');
  if (waters.length > 0) return first(waters, MOST_PLACES);
  const parts = [
    first(countries, MOST_PLACES),
    first(
      cities.map(({ once, now }) => `${now} (${once})`),
      MOST_CITIES,
    ),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : `Today ${parts.join('; ')}`;
}
