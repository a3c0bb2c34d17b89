import {
  editionOf,
  hasNoPart,
  phasesOf,
  SIDES,
  type AxisAllies,
  type GameEvent,
  type GameState,
  type Phase,
} from '../../../engine/axis-allies/index.ts';
import type { Seating } from '../../face/seating.ts';
import type { GameWords } from '../../face/words.ts';
import { eventText, isSilent } from './events/eventText.ts';
import { moveWords, orderText } from './orderText.ts';
import { placeText, phaseName, sideName } from './names.ts';
import { groundText } from './spaceText.ts';

/** What the program says of games of this family, in the family's words. */
export const words: GameWords<AxisAllies> = {
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
export const seating: Seating = {
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
