import { createContext, useContext } from 'react';
import type { CaseBook } from '../../games/face/books.ts';
import { booksOf } from '../../games/faces.ts';
import { booksBeside, booksOnShelf, type BookName } from './books.ts';
import { readRulebook, type Rulebook } from './rulebook.ts';

/** The rulebook of another edition, and the rules that it has. */
export interface OtherBook extends BookName {
  readonly rules: ReadonlySet<string>;
}

/** An edition's rulebook with its cases, and where else one can read. */
export interface LoadedBook extends BookName {
  readonly book: Rulebook;
  readonly cases: CaseBook;
  readonly others: readonly OtherBook[];
}

/** Loads the rulebook of an edition, and of the others only their titles. Rejects if a file cannot be fetched. */
export async function loadBook(edition: string): Promise<LoadedBook> {
  const books = booksOf({ edition });
  if (books === undefined) throw new Error(`The edition ${edition} has no rulebook.`);
  const otherBook = async (other: BookName): Promise<OtherBook> => ({
    ...other,
    rules: new Set(Object.keys(await books.loadTitles(other.edition))),
  });
  const [{ rulebook, titles, rulings, cases }, others] = await Promise.all([
    books.load(edition),
    Promise.all(booksBeside(edition).map(otherBook)),
  ]);
  const name = booksOnShelf().find((each) => each.edition === edition)?.name ?? edition;
  return { edition, name, book: readRulebook(rulebook, titles, rulings), cases, others };
}

/** The rulebook that the components inside show. */
export const OpenBook = createContext<LoadedBook | null>(null);

/** The rulebook that is shown, for components of its page. Throws outside of it. */
export function useOpenBook(): LoadedBook {
  const open = useContext(OpenBook);
  if (open === null) throw new Error('No rulebook is open.');
  return open;
}
