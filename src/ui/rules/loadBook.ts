import { rulesIn, type RuleId, type RuleTitles } from '../../engine/axis-allies/index.ts';
import { loadCases, type CaseBook } from '../../games/axis-allies/cases/loadCases.ts';
import { BOOKS, type BookName } from './books.ts';
import { readRulebook, type Rulebook } from './rulebook.ts';

const TEXTS = import.meta.glob<string>('../../../rules/*/rul{ebook,ings}.md', { query: '?raw', import: 'default' });
const TITLES = import.meta.glob<RuleTitles>('../../../rules/*/titles.json', { import: 'default' });

/** The rulebook of another edition, and the rules that it has. */
export interface OtherBook extends BookName {
  readonly rules: ReadonlySet<RuleId>;
}

/** An edition's rulebook with its cases, and where else one can read. */
export interface LoadedBook extends BookName {
  readonly book: Rulebook;
  readonly cases: CaseBook;
  readonly others: readonly OtherBook[];
}

/** Loads the rulebook of an edition, and of the others only their titles. Rejects if a file cannot be fetched. */
export async function loadBook(edition: string): Promise<LoadedBook> {
  const [rulebook, titles, rulings, cases, others] = await Promise.all([
    fileIn(TEXTS, edition, 'rulebook.md'),
    fileIn(TITLES, edition, 'titles.json'),
    fileIn(TEXTS, edition, 'rulings.md'),
    loadCases(edition),
    Promise.all(BOOKS.filter((each) => each.edition !== edition).map(otherBook)),
  ]);
  const name = BOOKS.find((each) => each.edition === edition)?.name ?? edition;
  return { edition, name, book: readRulebook(rulebook, titles, rulings), cases, others };
}

const otherBook = async ({ edition, name }: BookName): Promise<OtherBook> => ({
  edition,
  name,
  rules: new Set(rulesIn(await fileIn(TITLES, edition, 'titles.json'))),
});

/** Loads one file of an edition's folder. */
function fileIn<Content>(
  files: Readonly<Record<string, () => Promise<Content>>>,
  edition: string,
  file: string,
): Promise<Content> {
  const load = files[`../../../rules/${edition}/${file}`];
  return load === undefined ? Promise.reject(new Error(`The edition ${edition} has no ${file}.`)) : load();
}
