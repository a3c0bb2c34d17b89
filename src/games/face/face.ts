import type { AnyGame, Beginning, PowerId } from '../../engine/index.ts';
import type { Books } from './books.ts';
import type { HandOnMap } from './hand.ts';
import type { Looks } from './looks.ts';
import type { Places } from './places.ts';
import type { Seating } from './seating.ts';
import type { GameWords } from './words.ts';

/**
 * What a family of games shows, and how it is handled: its other face beside the rules (src/engine/family.ts). The
 * program's own pages, the map and the stores know a game by these two alone.
 */
export interface Face<G extends AnyGame = AnyGame> {
  readonly looks: Looks;
  readonly words: GameWords<G>;
  readonly hand: HandOnMap;
  /** Left out if anybody can play any powers. */
  readonly seating?: Seating;
  /** Left out if its editions have no rulebooks. */
  readonly books?: Books<G>;
  /** Where on the board things happen. */
  readonly places: Places<G>;
  /** The groups of a class that play a power, in a game that has some. `setup` is what it began with. */
  groupsOf?(power: PowerId, setup: Beginning | null): readonly string[];
}
