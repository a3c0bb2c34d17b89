import { homeGroundOf, roadLost, type GameState, type PowerId } from '../../../engine/axis-allies/index.ts';
import { capitalized, joinWords } from '../../../text/words.ts';
import { possessive, spaceList, spaceName, thePower } from './names.ts';
import { unitTypeName } from './unitNames.ts';

/** What is said of a power that keeps to its own ground (CHN): where its units go and what it buys. */

/** 'China’s own territories, Burma and Kwangtung': where its units may be. */
export const groundOf = (state: GameState, power: PowerId): string =>
  joinWords([
    `${possessive(state, power)} own territories`,
    ...(homeGroundOf(state, power)?.alsoEnters ?? []).map((space) => spaceName(state, space)),
  ]);

/** 'China buys infantry only, and artillery while India and Burma are in friends’ hands.' Empty for all others. */
export function whatItBuys(state: GameState, power: PowerId): string {
  const home = homeGroundOf(state, power);
  if (home === undefined) return '';
  const always = `${capitalized(thePower(state, power))} buys ${namesOf(home.buys)} only`;
  return home.buysOnRoad.length === 0
    ? `${always}.`
    : `${always}, and ${namesOf(home.buysOnRoad)} while friends hold all of ${spaceList(state, home.road)}.`;
}

/** 'The road is open.' or 'The road is closed: the enemy holds Yunnan.' Empty where a power has none. */
export function roadText(state: GameState, power: PowerId): string {
  const home = homeGroundOf(state, power);
  if (home === undefined || home.road.length === 0) return '';
  const lost = roadLost(state, home);
  return lost.length === 0
    ? 'The road is open now.'
    : `The road is closed now: ${spaceList(state, lost)} ${lost.length === 1 ? 'is' : 'are'} lost.`;
}

const namesOf = (types: readonly string[]): string => joinWords(types.map((type) => unitTypeName(type, 2)));
