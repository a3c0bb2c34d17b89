import type { BookCase } from '../../games/face/books.ts';
import { containsAll } from '../../text/words.ts';
import { plainRulings, plainText, type Rule, type Rulebook } from './rulebook.ts';

export interface SearchResults {
  readonly rules: readonly Rule[];
  readonly cases: readonly BookCase[];
}

/** The words of a search, in lower case. Single letters are ignored, because they match nearly everything. */
export const wordsOf = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1);

/** Rules and cases that contain all the words; matches by id first, then by title. */
export function searchRules(book: Rulebook, cases: readonly BookCase[], words: readonly string[]): SearchResults {
  const contains = (text: string): boolean => containsAll(text, words);
  const rules = book.chapters
    .flatMap((chapter) => chapter.rules)
    .filter((rule) => contains(`${rule.id} ${rule.title} ${plainText(rule)} ${plainRulings(rule)}`));
  const rank = ({ id, title }: Rule): number => (words.includes(id.toLowerCase()) ? 0 : contains(title) ? 1 : 2);
  return {
    rules: rules.toSorted((a, b) => rank(a) - rank(b)),
    cases: cases.filter(({ title, rules: [first] }) => contains(`${first} ${title}`)),
  };
}

/** Splits a text at the words; every second part is a match. */
export function splitAtMatches(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text];
  // Longer words first, so that 'transports' is marked completely when 'transport' is searched for too.
  const literal = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${literal.join('|')})`, 'gi'));
}
