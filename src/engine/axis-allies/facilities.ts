import { memoizePerObject } from '../common/memoize.ts';
import { boardOf, territoryOf } from './board.ts';
import type { Edition } from './edition.ts';
import { COMPLEX, type FacilityKind, type Standing } from './facilityKinds.ts';
import type { FacilityId, PowerId, SpaceId, UnitTypeId } from './ids.ts';
import { isFriendlySince } from './pieces.ts';
import type { GameState } from './state.ts';

/**
 * What stands in a territory (FAC): facilities of the edition's kinds, with their damage. They are no units: each
 * belongs to its territory, and so to whoever controls that (UNIT-2).
 */

/** The parts of a state that say what stands where. */
type Standings = Pick<GameState, 'complexes' | 'facilities'>;

const NOTHING: Standing = {};
const COMPLEX_ALONE: Standing = { [COMPLEX]: 0 };

/** Whether complexes without damage are all that an edition has: its states then list them, and nothing else. */
export const hasOnlyComplexes = ({ facilities }: Pick<Edition, 'facilities'>): boolean =>
  facilities.every(({ id, maxDamage }) => id === COMPLEX && maxDamage === 0);

/** What stands in the territories of an edition's set-up, in the two forms of a state. */
export function openingFacilities(edition: Edition): Standings {
  const built = edition.spaces.flatMap((space) =>
    space.kind === 'land' && space.facilities.length > 0 ? [space] : [],
  );
  if (hasOnlyComplexes(edition)) return { complexes: built.map(({ id }) => id) };
  const standing = ({ facilities }: (typeof built)[number]): Standing =>
    Object.fromEntries(facilities.map((facility) => [facility, 0]));
  return { complexes: [], facilities: Object.fromEntries(built.map((space) => [space.id, standing(space)])) };
}

const asSet = memoizePerObject((complexes: readonly SpaceId[]): ReadonlySet<SpaceId> => new Set(complexes));

/** What stands in a space now, by kind, with its damage in points. Safe for ids from outside. */
export function facilitiesIn({ complexes, facilities }: Standings, space: SpaceId): Standing {
  if (facilities === undefined) return asSet(complexes).has(space) ? COMPLEX_ALONE : NOTHING;
  return Object.hasOwn(facilities, space) ? facilities[space]! : NOTHING;
}

/**
 * Whether anything stands in a space.
 * @rule UNIT-2
 */
export const hasFacility = (state: Standings, space: SpaceId): boolean => {
  const standing = facilitiesIn(state, space);
  return standing === COMPLEX_ALONE || Object.keys(standing).length > 0;
};

/** A kind of the game's edition; undefined for an unknown id. */
export const facilityKind = (state: Pick<GameState, 'edition'>, id: FacilityId): FacilityKind | undefined =>
  boardOf(state).facilityKinds.get(id);

/** The kinds that stand in a space, in the edition's order. */
export function kindsIn(state: Standings & Pick<GameState, 'edition'>, space: SpaceId): readonly FacilityKind[] {
  const standing = facilitiesIn(state, space);
  return standing === NOTHING ? [] : boardOf(state).edition.facilities.filter(({ id }) => Object.hasOwn(standing, id));
}

/** Whether a facility mobilizes units. */
export const isComplex = ({ mobilizes }: FacilityKind): boolean => mobilizes !== 0;

/** The complex in a space: what mobilizes units there; null if there is none. */
export const complexIn = (state: Standings & Pick<GameState, 'edition'>, space: SpaceId): FacilityKind | null =>
  kindsIn(state, space).find(isComplex) ?? null;

/** Whether there is a complex in this space now, whatever its kind. */
export const hasComplex = (state: Standings & Pick<GameState, 'edition'>, space: SpaceId): boolean =>
  state.facilities === undefined ? asSet(state.complexes).has(space) : complexIn(state, space) !== null;

/** The territories with a complex, in the board's order. */
export const complexSpaces = (state: GameState): readonly SpaceId[] =>
  state.facilities === undefined ? state.complexes : complexesAmongFacilities(state);

const complexesAmongFacilities = memoizePerObject((state: GameState): readonly SpaceId[] =>
  boardOf(state).territories.flatMap(({ id }) => (hasComplex(state, id) ? [id] : [])),
);

/** The damage of a facility in points; 0 where it does not stand (FAC-5). */
export const damageOf = (state: Standings, space: SpaceId, facility: FacilityId): number =>
  facilitiesIn(state, space)[facility] ?? 0;

/**
 * How many units the complex of a territory can mobilize each turn (MOB-2): one less for each point of damage, down to
 * none (FAC-6).
 */
export function limitOf(state: GameState, space: SpaceId): number {
  const value = territoryOf(boardOf(state), space)?.ipc ?? 0;
  if (state.facilities === undefined) return value;
  const standing = complexIn(state, space);
  const kind = standing && servesAs(state, space, standing);
  if (standing === null || kind === null) return 0;
  const whole = kind.mobilizes === 'value' ? value : kind.mobilizes;
  return Math.max(0, whole - damageOf(state, space, standing.id));
}

/**
 * As what a facility serves this turn: one placed now serves from the next turn on, and is till then what it was before
 * its upgrade, or nothing.
 * @rule CPX-3, FAC-3, FAC-8
 */
export function servesAs(state: GameState, space: SpaceId, kind: FacilityKind): FacilityKind | null {
  const { newComplexes, newFacilities = [] } = state.turn;
  if (state.facilities === undefined) return newComplexes.includes(space) ? null : kind;
  const placed = newFacilities.find((one) => one.space === space && one.facility === kind.id);
  if (placed === undefined) return kind;
  const before = placed.from === undefined ? undefined : facilityKind(state, placed.from);
  return before === undefined ? null : servesAs(state, space, before);
}

/**
 * The kinds in a territory that serve a power this turn beside mobilizing: they are in working order, and friends have
 * held the territory since the turn began.
 * @rule FAC-6, NB-4, AB-3
 */
export const basesFor = (state: GameState, space: SpaceId, power: PowerId): readonly FacilityKind[] =>
  state.facilities !== undefined && isFriendlySince(state, space, power)
    ? kindsIn(state, space).filter(
        (kind) =>
          !isComplex(kind) &&
          servesAs(state, space, kind) !== null &&
          (kind.failsAt === null || damageOf(state, space, kind.id) < kind.failsAt),
      )
    : [];

/** A facility or an upgrade that is sold: the kind that comes to stand, and for an upgrade, which one it takes up. */
export interface FacilityWare {
  readonly type: UnitTypeId;
  readonly cost: number;
  readonly kind: FacilityKind;
  readonly from: FacilityId | null;
}

/** The facilities and upgrades that an edition sells, in its order (FAC-1, CPX-1). */
export const facilityWares = memoizePerObject(({ facilities }: Edition): readonly FacilityWare[] =>
  facilities.flatMap((kind): readonly FacilityWare[] => [
    ...(kind.cost === null ? [] : [{ type: kind.id, cost: kind.cost, kind, from: null }]),
    ...(kind.upgrade === null
      ? []
      : [{ type: kind.upgrade.ware, cost: kind.upgrade.cost, kind, from: kind.upgrade.from }]),
  ]),
);

/** The facility or upgrade of this name among what is bought and placed; undefined if it is none that is sold. */
export const facilityWare = (state: Pick<GameState, 'edition'>, type: UnitTypeId): FacilityWare | undefined =>
  facilityWares(boardOf(state).edition).find((ware) => ware.type === type);
