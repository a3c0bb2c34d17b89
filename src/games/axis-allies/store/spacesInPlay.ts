import { battlesToCome, type GameState, type SpaceId } from '../../../engine/axis-allies/index.ts';
import type { ViewStore } from './viewStore.ts';

/** The spaces that matter now: the selected one, the chosen units' spaces and destinations, and battles to come. */
export function spacesInPlay(
  game: GameState,
  { focused, chosen, destinations }: Pick<ViewStore, 'focused' | 'chosen' | 'destinations'>,
): readonly SpaceId[] {
  const spaces = [
    ...(focused === null ? [] : [focused]),
    ...chosen.flatMap((unit) => game.units[unit]?.space ?? []),
    ...destinations.map(({ space }) => space),
    ...battlesToCome(game).map(({ space }) => space),
  ];
  return [...new Set(spaces)];
}
