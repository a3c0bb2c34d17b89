import { advantageOf, type AdvantageId, type GameState, type Offer } from '../../../engine/axis-allies/index.ts';
import { advantageName, spaceList, thePower } from './names.ts';
import { unitCounts } from './unitNames.ts';
import { capitalized } from '../../../text/words.ts';

/** An advantage that these orders cost its power, as a sentence. */
export function lostAheadText(state: GameState, advantage: AdvantageId): string {
  const who = capitalized(thePower(state, advantageOf(state, advantage)?.power ?? state.power));
  return `${who} loses ${advantageName(state, advantage)} when combat begins.`;
}

/** What an advantage lets another power do before combat begins, as a sentence. */
export function offerAheadText(state: GameState, { advantage, by, places, units }: Offer): string {
  const what = places.length === 0 ? 'move units' : `place ${unitCounts(units)} in ${spaceList(state, places, 'or')}`;
  return `Before combat ${thePower(state, by)} may ${what}: ${advantageName(state, advantage)}.`;
}
