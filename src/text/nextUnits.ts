import type { GameState, SpaceId, UnitId } from '../engine/index.ts';
import { spaceName } from './names.ts';
import { unitList } from './unitNames.ts';
import { counted } from './words.ts';

/** How many spaces are still to be asked, in a few words: '4 spaces left'. */
export const spacesLeft = (spaces: number): string =>
  spaces === 0 ? 'No more units to move' : `${counted(spaces, 'space')} left`;

/** The same in a sentence. */
export const spacesLeftText = (spaces: number): string =>
  spaces === 0 ? 'No more units to move.' : `Units in ${counted(spaces, 'space')} can still do something.`;

/** The units that were just selected: 'Karelia: 3 infantry.' */
export const takenText = (game: GameState, space: SpaceId, units: readonly UnitId[]): string =>
  `${spaceName(game, space)}: ${unitList(game, units)}.`;
