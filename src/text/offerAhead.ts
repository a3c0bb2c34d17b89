import type { GameState, Offer } from '../engine/index.ts';
import { advantageName, spaceList, thePower } from './names.ts';
import { unitCounts } from './unitNames.ts';

/** What an advantage lets another power do before combat begins, as a sentence. */
export function offerAheadText(state: GameState, { advantage, by, places, units }: Offer): string {
  const what = places.length === 0 ? 'move units' : `place ${unitCounts(units)} in ${spaceList(state, places, 'or')}`;
  return `Before combat ${thePower(state, by)} may ${what}: ${advantageName(state, advantage)}.`;
}
