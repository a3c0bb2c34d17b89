import { familyOf, shelf } from '../../engine/index.ts';
import { booksOf } from '../../games/faces.ts';

/** An edition that has a rulebook. */
export interface BookName {
  readonly edition: string;
  /** As readers call it: 'The rules of …'. */
  readonly name: string;
}

/** The editions that have a rulebook. Their texts are loaded by `loadBook`. */
export const booksOnShelf = (): readonly BookName[] =>
  shelf().flatMap(({ id, name }) => (booksOf({ edition: id }) === undefined ? [] : [{ edition: id, name }]));

/** The rulebooks beside that of an edition whose rules have the same numbers: those of its family. */
export const booksBeside = (edition: string): readonly BookName[] =>
  booksOnShelf().filter((book) => book.edition !== edition && familyOf(book) === familyOf({ edition }));
