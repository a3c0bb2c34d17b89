import type { MarkLook, PowerLook, SignLook } from '../../emblems/looks.ts';

/** The looks of what a family's games have, by id. What is left out has a plain look of its kind. */
export interface Looks {
  readonly powers: Readonly<Record<string, PowerLook>>;
  /** The silhouette of each type of piece, filled by the even-odd rule, in the order in which they stand in a row. */
  readonly silhouettes: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, SignLook>>;
  /** Marks under the names of spaces. */
  readonly marks: Readonly<Record<string, MarkLook>>;
}
