import type { AdvantageId, GameState, Until } from '../../../engine/axis-allies/index.ts';
import { spaceList } from './names.ts';

/** How long an advantage holds. */
export const UNTIL: Readonly<Record<Until, string>> = {
  battle: 'for this battle',
  turn: 'for this turn',
  'own-turn': 'till its next turn begins',
  used: 'till it is used, and can no longer be lost',
};

/** What is to be said of an advantage in this game: that it is used up, or how long it holds; null if nothing. */
export function advantageMark(state: GameState, advantage: AdvantageId): string | null {
  const isSpent = state.spentAdvantages.includes(advantage);
  const running = state.running.find((one) => one.advantage === advantage);
  if (running === undefined) return isSpent ? 'Used up or lost' : null;
  const where = running.spaces ? ` (${spaceList(state, running.spaces)})` : '';
  return `Holds ${UNTIL[running.until]}${where}${isSpent ? ', and is then used up' : ''}`;
}
