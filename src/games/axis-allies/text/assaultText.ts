import type { GameState, SpaceId } from '../../../engine/axis-allies/index.ts';
import { spaceName } from './names.ts';

/** Where cargo will land: 'Norway'; 'Norway from Sea Zone 3' if its transport sailed on after that (NA-JA-4). */
export const assaultText = (game: GameState, target: SpaceId, from: SpaceId | null = null): string =>
  from === null ? spaceName(game, target) : `${spaceName(game, target)} from ${spaceName(game, from)}`;
