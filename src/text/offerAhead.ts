import type { AdvantageId, GameState, Offer } from '../engine/index.ts';
import { advantageName, spaceList, thePower } from './names.ts';
import { unitCounts } from './unitNames.ts';
import { capitalized } from './words.ts';

/** An advantage that these orders cost its power, as a sentence. */
export function lostAheadText(state: GameState, advantage: AdvantageId): string {
  const owner = Object.keys(state.advantages).find((power) => state.advantages[power]?.includes(advantage));
  const who = capitalized(thePower(state, owner ?? state.power));
  return `${who} loses ${advantageName(state, advantage)} when combat begins.`;
}

/** What an advantage lets another power do before combat begins, as a sentence. */
export function offerAheadText(state: GameState, { advantage, by, places, units }: Offer): string {
  const what = places.length === 0 ? 'move units' : `place ${unitCounts(units)} in ${spaceList(state, places, 'or')}`;
  return `Before combat ${thePower(state, by)} may ${what}: ${advantageName(state, advantage)}.`;
}
