import {
  type AxisAllies,
  editionOf,
  type GameEvent,
  type GameState,
  hasNoPart,
  type Phase,
  phasesOf,
  SIDES,
} from '../../engine/axis-allies/index.ts';
import type { Face } from '../face/face.ts';
import type { Seating } from '../face/seating.ts';
import type { GameWords } from '../face/words.ts';
import { looks } from './emblems/looks.ts';
import { hand } from './store/hand.ts';
import { places } from './store/places.ts';
import { groupsOf } from './store/shortGames/inPlay.ts';
import { books } from './text/books.ts';
import { eventText, isSilent } from './text/events/eventText.ts';
import { phaseName, placeText, sideName } from './text/names.ts';
import { moveWords, orderText } from './text/orderText.ts';
import { groundText } from './text/spaceText.ts';

/** What the program says of games of this family, in the family's words. */
const words: GameWords<AxisAllies> = {
  phaseName: (phase) => phaseName(phase as Phase),
  phasesOf: (edition) => phasesOf({ edition }),
  sideName: (side) => sideName(side === 'axis' ? 'axis' : 'allies'),
  placeText,
  orderText,
  moveWords,
  newsText: (before, events, after) =>
    events.flatMap((event) => (isPassed(after, event) ? [] : (eventText(after, event, before) ?? []))),
  // The battle panel shows what happens in a battle; an order just given is seen in the list of orders and on the map,
  // where the next press goes.
  isSeen: (events, { phase }) =>
    phase === 'conduct-combat' || events.every((event) => isSilent(event, 'after its order')),
  groundText: (state, id) => {
    const space = editionOf(state.edition).spaces.find((each) => each.id === id);
    return space === undefined ? '' : groundText(state, space);
  },
};

/** Who sits at the table of an edition's games: nobody plays for both sides (TURN-6). */
const seating: Seating = {
  sides: (edition) =>
    SIDES.toReversed().map((id) => ({
      id,
      name: sideName(id),
      powers: editionOf(edition).powers.flatMap((power) => (power.side === id ? [power.id] : [])),
    })),
  proposals: (edition) => editionOf(edition).seatings,
  rule: 'TURN-6',
};

/** What happens by itself as the turn of a power that rests is passed is no news. */
const isPassed = (state: GameState, event: GameEvent): boolean =>
  isSilent(event, 'in a passed turn') && 'power' in event && hasNoPart(state, event.power);

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
