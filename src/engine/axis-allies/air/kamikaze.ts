import type { SpaceId } from '../ids.ts';
import { deedOf, isHostileZone } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';

/** Whether an air unit here attacks ships and is lost in the attack, so that it needs no place to land (NA-JA-2). */
export const isKamikaze = (state: GameState, { id, owner }: Pick<Unit, 'id' | 'owner'>, at: SpaceId): boolean =>
  deedOf(state, id)?.duty === 'kamikaze' && isHostileZone(state, at, owner);
