import { areEnemies } from '../pieces.ts';
import type { Canal } from '../edition.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import type { GameState } from '../state.ts';
import { boardOf } from './board.ts';

/**
 * Whether a canal is open to a power's ships: when the turn began, its side controlled every territory that controls
 * the canal.
 * @rule MAP-6
 */
export const isCanalOpen = (state: GameState, canal: Canal, power: PowerId): boolean =>
  canal.controlledBy.every((territory) => {
    const holder = state.turn.control[territory];
    return holder != null && !areEnemies(state, holder, power);
  });

/** The closed canal between two zones, or null if ships can pass. */
export function closedCanal(state: GameState, a: SpaceId, b: SpaceId, power: PowerId): Canal | null {
  const canal = boardOf(state).canalBetween(a, b);
  return canal && !isCanalOpen(state, canal, power) ? canal : null;
}

/** The canals at a zone, each with the zone it leads to. */
export const canalsAt = (
  state: Pick<GameState, 'edition'>,
  zone: SpaceId,
): readonly { readonly canal: Canal; readonly to: SpaceId }[] =>
  boardOf(state).edition.canals.flatMap((canal) => {
    const to = canal.between[0] === zone ? canal.between[1] : canal.between[1] === zone ? canal.between[0] : null;
    return to === null ? [] : [{ canal, to }];
  });
