import { memoizePerState } from '../../common/memoize.ts';
import type { Edition } from '../edition.ts';
import { boardOf, neighboursIn, powerOf, territoryOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { areEnemies, isCapitalLost } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** The industrial complexes of an edition's set-up. */
export const openingComplexes = (edition: Edition): readonly SpaceId[] =>
  edition.spaces.flatMap((space) => (space.kind === 'land' && space.industrialComplex ? [space.id] : []));

const asSet = memoizePerState((complexes: readonly SpaceId[]): ReadonlySet<SpaceId> => new Set(complexes));

/**
 * Whether there is an industrial complex in this space now. A complex is no unit: it belongs to its territory, and so
 * to whoever controls that.
 * @rule UNIT-2
 */
export const hasComplex = ({ complexes }: Pick<GameState, 'complexes'>, space: SpaceId): boolean =>
  asSet(complexes).has(space);

/** How many units a complex in this territory can mobilize each turn (MOB-2). */
export const limitOf = (state: GameState, complex: SpaceId): number => territoryOf(boardOf(state), complex)?.ipc ?? 0;

/** A complex where the acting power can mobilize, and how many more units it can place this turn. */
export interface AvailableComplex {
  readonly complex: SpaceId;
  readonly left: number;
}

/**
 * The complexes that the acting power has controlled since the turn began, with the rest of their limit (MOB-2):
 * neither new ones nor those captured this turn. None if its capital is lost or was lost when the turn began (TURN-3).
 * @rule MOB-1, CPX-3, CPX-4
 */
export function availableComplexes(state: GameState): readonly AvailableComplex[] {
  if (isWithoutCapital(state)) return [];
  const found: AvailableComplex[] = [];
  for (const complex of state.complexes) {
    if (state.control[complex] !== state.power || state.turn.control[complex] !== state.power) continue;
    if (state.turn.newComplexes.includes(complex)) continue;
    found.push({ complex, left: limitOf(state, complex) - (state.turn.mobilized[complex] ?? 0) });
  }
  return found;
}

/**
 * Whether an enemy controls the acting power's capital now: then its turn is shorter.
 * @rule TURN-3
 */
export const isActingCapitalLost = (state: GameState): boolean => isCapitalLost(state, state.power);

/** Whether an enemy controls the acting power's capital, or did when the turn began. */
export function isWithoutCapital(state: GameState): boolean {
  const opening = state.turn.control[powerOf(boardOf(state), state.power).capital];
  return isActingCapitalLost(state) || (opening != null && areEnemies(state, opening, state.power));
}

/** Whether a complex is on a coast, so that new ships can be placed there (MOB-3). */
export const isCoastal = (state: GameState, complex: SpaceId): boolean =>
  neighboursIn(boardOf(state).coasts, complex).length > 0;
