import { boardOf, neighboursIn, powerOf, territoryOf } from '../board.ts';
import {
  complexIn,
  complexSpaces,
  facilitiesIn,
  facilityWare,
  type FacilityWare,
  hasComplex,
  isComplex,
  limitOf,
  servesAs,
} from '../facilities.ts';
import type { HomeGround } from '../edition.ts';
import type { FacilityKind } from '../facilityKinds.ts';
import { homeGroundOf } from '../homeGround.ts';
import type { SpaceId, UnitTypeId } from '../ids.ts';
import { areFriends, isCapitalLost } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/** Industrial complexes: what they can mobilize; where new ones and other facilities can be placed (CPX, FAC). */

/**
 * A complex where the acting power can mobilize, or ground where it needs none, and how many more units it can place
 * there this turn: Infinity if nothing limits that.
 */
export interface AvailableComplex {
  readonly complex: SpaceId;
  readonly left: number;
}

/**
 * The complexes that the acting power has controlled since the turn began, with the rest of their limit (MOB-2):
 * neither new ones nor those captured this turn. None if its capital is lost or was lost when the turn began (TURN-3).
 * @rule MOB-1, CPX-4
 */
export function availableComplexes(state: GameState): readonly AvailableComplex[] {
  if (isWithoutCapital(state)) return [];
  const home = homeGroundOf(state, state.power);
  if (home) return placesOnGround(state, home);
  const found: AvailableComplex[] = [];
  for (const complex of complexSpaces(state)) {
    if (state.control[complex] !== state.power || state.turn.control[complex] !== state.power) continue;
    if (!isInUse(state, complex)) continue;
    found.push({ complex, left: limitOf(state, complex) - (state.turn.mobilized[complex] ?? 0) });
  }
  return found;
}

/**
 * Where a power places new units that keeps to its own ground: wherever that is in its hands now, any number of them.
 * @rule CHN-3
 */
const placesOnGround = (state: GameState, { power, territories }: HomeGround): readonly AvailableComplex[] =>
  territories.flatMap((space) => (state.control[space] === power ? [{ complex: space, left: Infinity }] : []));

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

/** Whether the complex of a territory was not placed this turn, or is the upgrade of one that was not. */
function isInUse(state: GameState, space: SpaceId): boolean {
  const kind = complexIn(state, space);
  return kind !== null && servesAs(state, space, kind) !== null;
}

/** Why a facility or upgrade that was bought cannot be placed in this space now, or null (CPX-1, CPX-2, FAC-2). */
export function facilityRefusal(state: GameState, { type, kind, from }: FacilityWare, to: SpaceId): Refusal | null {
  const about = { unitType: type, spaces: [to] };
  const isTerritory = territoryOf(boardOf(state), to) !== undefined;
  if (isTerritory && isWithoutCapital(state)) return refusal('TURN-3', 'no-complex', about);
  if (from === null) return siteRefusal(state, to, kind);
  const refused = groundRefusal(state, to, kind);
  if (refused) return { ...refused, unitType: type };
  return Object.hasOwn(facilitiesIn(state, to), from) ? null : refusal(kind.rules.site, 'nothing-to-upgrade', about);
}

/**
 * Why no new facility of a kind can come to stand in this space of the acting power now, or null: no second one of its
 * kind, and no second complex, stands in a territory.
 * @rule CPX-2
 */
export function siteRefusal(state: GameState, to: SpaceId, kind: FacilityKind): Refusal | null {
  const refused = groundRefusal(state, to, kind);
  if (refused) return refused;
  const about = { unitType: kind.id, spaces: [to] };
  if (isComplex(kind)) return hasComplex(state, to) ? refusal(kind.rules.one, 'has-complex', about) : null;
  return Object.hasOwn(facilitiesIn(state, to), kind.id) ? refusal(kind.rules.one, 'has-facility', about) : null;
}

/**
 * Why the ground of this space bears no facility of a kind that the acting power places now, or null.
 * @rule CPX-1, FAC-2
 */
function groundRefusal(state: GameState, to: SpaceId, { id, rules, site }: FacilityKind): Refusal | null {
  const about = { unitType: id, spaces: [to] };
  const territory = territoryOf(boardOf(state), to);
  if (!territory) return refusal(rules.site, 'wrong-place', about);
  if (state.control[to] !== state.power || state.turn.control[to] !== state.power)
    return refusal(rules.site, 'not-yours-long-enough', about);
  if (territory.ipc < site.value) return refusal(rules.site, 'worth-nothing', { ...about, allowed: site.value });
  if (territory.island && !site.onIslands && !site.islands.includes(to))
    return refusal(rules.site, 'not-on-islands', about);
  return site.onCoast && !isCoastal(state, to) ? refusal(rules.site, 'needs-coast', about) : null;
}

/** Where the acting power can place a facility or upgrade of this name now; nowhere if none is sold. */
export function facilityPlaces(state: GameState, type: UnitTypeId): readonly SpaceId[] {
  const ware = facilityWare(state, type);
  return ware === undefined ? [] : placesForFacility(state, ware);
}

/** The territories where the acting power can place a facility or upgrade now (CPX-1, FAC-2). */
export const placesForFacility = (state: GameState, ware: FacilityWare): readonly SpaceId[] =>
  boardOf(state).territories.flatMap(({ id }) => (facilityRefusal(state, ware, id) ? [] : [id]));
