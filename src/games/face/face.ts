import type { AnyGame } from '../../engine/index.ts';
import type { Books } from './books.ts';
import type { Hand } from './hand.ts';
import type { Looks } from './looks.ts';
import type { Words } from './words.ts';

/**
 * What a family of games shows, and how it is handled: its other face beside the rules (src/engine/family.ts). The
 * program's own pages, the map and the stores know a game by these two alone.
 */
export interface Face<G extends AnyGame = AnyGame> {
  readonly looks: Looks;
  readonly words: Words<G>;
  readonly hand: Hand;
  /** Left out if its editions have no rulebooks. */
  readonly books?: Books<G>;
}
