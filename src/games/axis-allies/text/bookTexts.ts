import type { BookTexts, Titles } from '../../face/books.ts';
import { loadCases } from '../cases/loadCases.ts';

const TEXTS = import.meta.glob<string>('../../../../rules/*/rul{ebook,ings}.md', { query: '?raw', import: 'default' });
const TITLES = import.meta.glob<Titles>('../../../../rules/*/titles.json', { import: 'default' });

/** Loads the rulebook of an edition with its cases. Rejects if a file cannot be fetched. */
export async function load(edition: string): Promise<BookTexts> {
  const [rulebook, titles, rulings, cases] = await Promise.all([
    fileIn(TEXTS, edition, 'rulebook.md'),
    loadTitles(edition),
    fileIn(TEXTS, edition, 'rulings.md'),
    loadCases(edition),
  ]);
  return { rulebook, titles, rulings, cases };
}

/** Loads the titles of an edition's rules. Rejects if they cannot be fetched. */
export const loadTitles = (edition: string): Promise<Titles> => fileIn(TITLES, edition, 'titles.json');

/** Loads one file of an edition's folder. */
function fileIn<Content>(
  files: Readonly<Record<string, () => Promise<Content>>>,
  edition: string,
  file: string,
): Promise<Content> {
  const found = files[`../../../../rules/${edition}/${file}`];
  return found === undefined ? Promise.reject(new Error(`The edition ${edition} has no ${file}.`)) : found();
}
