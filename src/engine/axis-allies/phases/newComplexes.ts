import type { SpaceId } from '../ids.ts';
import { boardOf, territoryOf } from '../map/board.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { hasComplex, isWithoutCapital } from './complexes.ts';
import { COMPLEX } from './wares.ts';

/** Why no new industrial complex can be placed in this space now, or null (CPX-1, CPX-2). */
export function complexRefusal(state: GameState, to: SpaceId): Refusal | null {
  const isTerritory = territoryOf(boardOf(state), to) !== undefined;
  if (isTerritory && isWithoutCapital(state))
    return refusal('TURN-3', 'no-complex', { unitType: COMPLEX, spaces: [to] });
  return siteRefusal(state, to);
}

/**
 * Why no industrial complex of the acting power can come to stand in this space now, or null.
 * @rule CPX-1, CPX-2
 */
export function siteRefusal(state: GameState, to: SpaceId): Refusal | null {
  const about = { unitType: COMPLEX, spaces: [to] };
  const territory = territoryOf(boardOf(state), to);
  if (!territory) return refusal('CPX-1', 'wrong-place', about);
  if (state.control[to] !== state.power || state.turn.control[to] !== state.power)
    return refusal('CPX-1', 'not-yours-long-enough', about);
  if (territory.ipc < 1) return refusal('CPX-1', 'worth-nothing', about);
  return hasComplex(state, to) ? refusal('CPX-2', 'has-complex', about) : null;
}

/** The territories where the acting power can place an industrial complex now (CPX-1). */
export const placesForComplex = (state: GameState): readonly SpaceId[] =>
  boardOf(state).territories.flatMap(({ id }) => (complexRefusal(state, id) ? [] : [id]));
