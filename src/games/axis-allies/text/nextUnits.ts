import type { GameState, UnitId } from '../../../engine/axis-allies/index.ts';
import { spaceName } from './names.ts';
import { unitList } from './unitNames.ts';
import { counted } from '../../../text/words.ts';

/** How many spaces are still to be asked, in a few words: '4 spaces left'. */
export const spacesLeft = (spaces: number): string =>
  spaces === 0 ? 'No more units to move' : `${counted(spaces, 'space')} left`;

/** How many spaces are still to be asked, in a sentence. */
export const spacesLeftText = (spaces: number): string =>
  spaces === 0 ? 'No more units to move.' : `Units in ${counted(spaces, 'space')} can still do something.`;

/** The units that are chosen, and where: 'Karelia: 3 infantry.'; '2 spaces: 3 infantry and a tank.' */
export function chosenText(game: GameState, units: readonly UnitId[]): string {
  const [space, ...others] = new Set(units.flatMap((unit) => game.units[unit]?.space ?? []));
  if (space === undefined) return 'Nothing is chosen.';
  const where = others.length === 0 ? spaceName(game, space) : `${others.length + 1} spaces`;
  return `${where}: ${unitList(game, units)}.`;
}
