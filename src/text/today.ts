import { joinWords } from './words.ts';

/** The countries, cities and waters of a space by their names of today. */
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
