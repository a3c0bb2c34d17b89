import {
  unitsIn,
  type Destination,
  type GameState,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../engine/index.ts';
import { meaningText } from './meaningText.ts';
import { garrisonText, groundText, markText } from './spaceText.ts';
import { spaceOf } from './spaces.ts';
import { countedUnits, unitList } from './unitNames.ts';
import { capitalized } from './words.ts';

/** What the hand has to do with a space. */
export interface Hand {
  /** Units in hand, wherever they stand. */
  readonly chosen: readonly UnitId[];
  /** What it would mean to send them here; null where they cannot go. */
  readonly destination: Destination | null;
  /** Own units here that can be taken in hand. */
  readonly free: readonly UnitId[];
  /** The new unit that can be placed here now. */
  readonly placing: UnitTypeId | null;
  readonly mark: Parameters<typeof markText>[0];
}

/**
 * A space in one breath, for those who go over the map by keys: name, owner, units, what is pointed out, and what can
 * be done.
 */
export function spokenSpace(game: GameState, id: SpaceId, hand: Hand): string {
  const space = spaceOf(game, id);
  if (space === null) return '';
  const parts = [
    space.name,
    groundText(game, space).replaceAll(' · ', ', '),
    garrisonText(game, space).replace(/\.$/, '') || 'No units',
    capitalized(markText(hand.mark)),
    deedText(game, id, hand),
  ];
  return `${parts.filter((part) => part !== '').join('. ')}.`;
}

/** What Enter or Space would do; what is likeliest meant alone, so that one hears it on the way. */
function deedText(game: GameState, id: SpaceId, { chosen, destination, free, placing }: Hand): string {
  const here = chosen.filter((unit) => game.units[unit]?.space === id);
  if (here.length > 0) return `${capitalized(unitList(game, here))} in hand, Space puts them back`;
  if (destination !== null) return `Enter sends the units in hand here: ${meaningText(game, destination)}`;
  if (free.length > 0) return `${capitalized(unitList(game, free))} can move, Space takes them in hand`;
  // A press where one's own units stand looks at them, and asks nothing.
  const isOwn = unitsIn(game, id).some(({ owner }) => owner === game.power);
  if (chosen.length > 0) return `The units in hand cannot come here${isOwn ? '' : ', Enter says why'}`;
  return placing === null ? '' : `Enter places ${countedUnits(placing, 1)} here`;
}
