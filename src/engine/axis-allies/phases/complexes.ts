import { memoizePerObject } from '../../common/memoize.ts';
import { boardOf, neighboursIn, powerOf, territoryOf } from '../board.ts';
import type { Edition } from '../edition.ts';
import type { SpaceId, UnitTypeId } from '../ids.ts';
import { areFriends, isCapitalLost } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/** Industrial complexes: where they are, what they can mobilize, and where new ones can be placed (CPX). */

/** An industrial complex among the units that are bought and placed (UNIT-2). */
export const COMPLEX: UnitTypeId = 'industrial-complex';

/** The industrial complexes of an edition's set-up. */
export const openingComplexes = (edition: Edition): readonly SpaceId[] =>
  edition.spaces.flatMap((space) => (space.kind === 'land' && space.industrialComplex ? [space.id] : []));

const asSet = memoizePerObject((complexes: readonly SpaceId[]): ReadonlySet<SpaceId> => new Set(complexes));

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
  const { capital } = powerOf(boardOf(state), state.power);
  const opening = capital === null ? null : state.turn.control[capital];
  return isActingCapitalLost(state) || (opening != null && !areFriends(state, opening, state.power));
}

/** Whether a complex is on a coast, so that new ships can be placed there (MOB-3). */
export const isCoastal = (state: GameState, complex: SpaceId): boolean =>
  neighboursIn(boardOf(state).coasts, complex).length > 0;

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
