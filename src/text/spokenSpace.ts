import { editionOf, type Destination, type GameState, type SpaceId } from '../engine/index.ts';
import { meaningText } from './meaningText.ts';
import { garrisonText, groundText } from './spaceText.ts';

/** A space in one breath, for those who go over the map by keys: name, owner, units, and what can be done. `free` is how many of one's units there can move. */
export function spokenSpace(game: GameState, id: SpaceId, destination: Destination | null, free: number): string {
  const space = editionOf(game.edition).spaces.find((found) => found.id === id);
  if (space === undefined) return '';
  const parts = [space.name, groundText(game, space).replaceAll(' · ', ', '), garrisonText(game, space).replace(/\.$/, '') || 'no units'];
  if (destination !== null) parts.push(`Enter sends the units in hand here: ${meaningText(game, destination)}`);
  else if (free > 0) parts.push(`${free} of yours can move, Space takes them in hand`);
  return `${parts.join('. ')}.`;
}
