import { boardOf, neighboursIn, powerOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { areEnemies, isCapitalLost } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** A complex where the acting power can mobilize, and how many more units it can place this turn. */
export interface AvailableComplex {
  readonly complex: SpaceId;
  readonly left: number;
}

/**
 * The complexes that the acting power has controlled since the turn began (MOB-1), with the rest of their limit
 * (MOB-2). None if its capital is lost or was lost when the turn began (TURN-3).
 */
export function availableComplexes(state: GameState): readonly AvailableComplex[] {
  if (isWithoutCapital(state)) return [];
  const found: AvailableComplex[] = [];
  for (const territory of boardOf(state).territories) {
    if (!territory.industrialComplex || state.control[territory.id] !== state.power) continue;
    if (state.turn.control[territory.id] !== state.power) continue;
    found.push({ complex: territory.id, left: territory.ipc - (state.turn.mobilized[territory.id] ?? 0) });
  }
  return found;
}

/** Whether an enemy controls the acting power's capital now: then its turn is shorter (TURN-3). */
export const isActingCapitalLost = (state: GameState): boolean => isCapitalLost(state, state.power);

/** Whether an enemy controls the acting power's capital, or did when the turn began. */
export function isWithoutCapital(state: GameState): boolean {
  const opening = state.turn.control[powerOf(boardOf(state), state.power).capital];
  return isActingCapitalLost(state) || (opening != null && areEnemies(state, opening, state.power));
}

/** Whether a complex is on a coast, so that new ships can be placed there (MOB-3). */
export const isCoastal = (state: GameState, complex: SpaceId): boolean =>
  neighboursIn(boardOf(state).coasts, complex).length > 0;
