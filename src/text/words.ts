const LISTS = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** "a", "a and b", "a, b and c", or with "or". */
export const joinWords = (words: readonly string[], last: keyof typeof LISTS = 'and'): string =>
  LISTS[last].format(words);

/** "1 IPC", "3 IPCs", "−3 IPCs". */
export const ipcs = (n: number): string => `${n < 0 ? '−' : ''}${Math.abs(n)} ${Math.abs(n) === 1 ? 'IPC' : 'IPCs'}`;

/** "1 hit", "2 hits": regular plurals only. */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** The form of a word that fits a number: `oneOrMany(n, 'is', 'are')`. */
export const oneOrMany = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** "a tank", "an industrial complex". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One full stop where a sentence ends with an abbreviation: 'Kazakh S.S.R.', not 'Kazakh S.S.R..'. */
export const withOneStop = (text: string): string => text.replaceAll(/\.\.(?=\s|$)/g, '.');

/** Whether a text contains all of these words, which are in lower case. */
export const containsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word));

/** Thousands apart: "10,000". */
export const number = (n: number): string => n.toLocaleString('en-GB');
