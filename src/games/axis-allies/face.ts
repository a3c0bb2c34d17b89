import type { AxisAllies } from '../../engine/axis-allies/index.ts';
import type { Face } from '../face/face.ts';
import { looks } from './emblems/looks.ts';
import { hand } from './store/hand.ts';
import { books } from './text/books.ts';
import { places } from './store/places.ts';
import { groupsOf } from './store/shortGames/inPlay.ts';
import { seating, words } from './text/face.ts';

/** What games of this family show. */
export const face: Face<AxisAllies> = {
  looks,
  words,
  hand,
  seating,
  books,
  places,
  groupsOf: (power, setup) => (setup !== null && 'shortGame' in setup ? groupsOf(setup.shortGame, power) : []),
};
