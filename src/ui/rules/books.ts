/** An edition that has a rulebook. */
export interface BookName {
  readonly edition: string;
  /** As readers call it: 'The rules of …'. */
  readonly name: string;
}

const ABOUT = import.meta.glob<{ readonly id: string; readonly name: string }>('../../../rules/*/edition.json', {
  eager: true,
  import: 'default',
});

/** The editions that have a rulebook. Their texts are loaded by `loadBook`. */
export const BOOKS: readonly BookName[] = Object.values(ABOUT).map(({ id, name }) => ({ edition: id, name }));
