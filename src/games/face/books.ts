import type { AnyGame } from '../../engine/index.ts';

/** The chapter of a rule: the letters before its number. */
export const chapterOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'));

/** A case of a book: a rule, shown on the map. */
export interface BookCase {
  /** The rule that it mainly shows, then others that it involves. */
  readonly rules: readonly string[];
  readonly title: string;
}

/** The cases of one edition. */
export interface CaseBook<Case extends BookCase = BookCase> {
  readonly all: readonly Case[];
  /** The cases that mainly show this rule. */
  showing(rule: string): readonly Case[];
  /** The cases that mainly show another rule and also mention this one. */
  mentioning(rule: string): readonly Case[];
  /** The position of a case in the list of its rule's cases, counted from 1. */
  numberOf(bookCase: Case): number;
}

/** The rule that a case mainly shows: the first in its list. Throws if the list is empty. */
export function ruleOf({ rules: [first], title }: BookCase): string {
  if (first === undefined) throw new Error(`${title}: this case names no rule`);
  return first;
}

/** Short headings by rule; the rules of the edition are those that have one. */
export type Titles = Readonly<Partial<Record<string, string>>>;

/** What the rulebook of an edition is made of. */
export interface BookTexts {
  /** Markdown: a preface, then a chapter for each heading, and in it a rule for each entry of its lists. */
  readonly rulebook: string;
  readonly titles: Titles;
  /** Markdown: why what the printed rules leave open was decided as it was, in a list; '' without any. */
  readonly rulings: string;
  readonly cases: CaseBook;
}

/** The rulebooks of a family's editions. */
export interface Books<G extends AnyGame = AnyGame> {
  /** Never there: by it the compiler tells of which family a value is. */
  readonly types?: G;
  /** The rules of all of them by id: 'CM-9' is the ninth of chapter CM. */
  readonly rules: ReadonlySet<string>;
  /** Loads the book of an edition. Rejects if it cannot be fetched. */
  load(edition: string): Promise<BookTexts>;
  /** Loads the titles of its rules alone. Rejects if they cannot be fetched. */
  loadTitles(edition: string): Promise<Titles>;
  /** The chapter that tells what can be done now: 'CM'. */
  currentChapter(state: G['state']): string;
}
