import { availableComplexes, unitTypesOf, type GameState } from '../../../engine/axis-allies/index.ts';
import { counted } from '../../../text/words.ts';

const placesIn = (state: GameState): number => availableComplexes(state).reduce((sum, { left }) => sum + left, 0);

/** How many places for new units are left if a complex moves (MOB-2), and how many units bought find none (MOB-4). */
export function movedComplexText(before: GameState, after: GameState): string {
  const types = unitTypesOf(before, before.power);
  const bought = Object.entries(before.purchased).reduce((sum, [id, n]) => (types.has(id) ? sum + n : sum), 0);
  const places = placesIn(after);
  const text = `${counted(places, 'place')} for new units this turn instead of ${placesIn(before)}`;
  const without = bought - places;
  return without > 0 ? `${text}: ${without} of those bought would be refunded.` : `${text}.`;
}
