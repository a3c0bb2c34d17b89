import { boardOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf, domainOf, typeOf, unitsOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { movesLeft } from './readiness.ts';
import { isTransport } from '../unitRoles.ts';

/** Whether an armed air or sea unit is in this zone or could still come, so that a battle could clear it. */
export function couldBeCleared(state: GameState, zone: SpaceId): boolean {
  const board = boardOf(state);
  for (const unit of unitsOf(state, state.power)) {
    if (isTransport(unit.type) || domainOf(state, unit) === 'land') continue;
    const range = deedOf(state, unit.id) ? movesLeft(state, unit) : typeOf(state, unit).move;
    if (board.airDistance(unit.space, zone) <= range) return true;
  }
  return false;
}
