import { boardOf, neighboursIn, powerOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { areEnemies, isCapitalLost } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** A complex the acting power may mobilize at, and how many more units it may place this turn. */
export interface AvailableComplex {
  readonly complex: SpaceId;
  readonly left: number;
}

/**
 * Complexes held now and since the turn began (MOB-1), with what is left of their limit (MOB-2); none if the capital is
 * enemy-held, or was when the turn began (TURN-3): then nothing was bought.
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

/** The acting power's capital is enemy-held, or was when its turn began. */
export function isWithoutCapital(state: GameState): boolean {
  const opening = state.turn.control[powerOf(boardOf(state), state.power).capital];
  return isCapitalLost(state, state.power) || (opening != null && areEnemies(state, opening, state.power));
}

/** New ships can be placed beside it (MOB-3). */
export const isCoastal = (state: GameState, complex: SpaceId): boolean =>
  neighboursIn(boardOf(state).coasts, complex).length > 0;
