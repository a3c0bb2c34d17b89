import type { ByFacility, FacilityId, SpaceId, UnitTypeId } from './ids.ts';
import type { RuleId } from './ruleIds.ts';
import type { UnitType } from './unitTypes.ts';

/** What the kinds of facilities are and can do, as data of an edition. The rules ask these, never which kind it is. */

/** The one kind of most editions, and a ware among the units that are bought and placed (UNIT-2). */
export const COMPLEX: FacilityId = 'industrial-complex';

/** Where a facility may be placed (FAC-2, CPX-1). */
export interface Site {
  /** What its territory is worth at least. */
  readonly value: number;
  /** Whether it needs a coast. */
  readonly onCoast: boolean;
  /** Whether it may stand on any island. */
  readonly onIslands: boolean;
  /** The islands where it may stand, if not on any. */
  readonly islands: readonly SpaceId[];
}

/** A lesser facility becomes this one, for a price of its own (FAC-1). */
export interface Upgrade {
  /** The upgrade among the units that are bought and placed. */
  readonly ware: UnitTypeId;
  readonly from: FacilityId;
  readonly cost: number;
}

export interface FacilityKind {
  readonly id: FacilityId;
  /** IPCs for a new one; null if none is sold. */
  readonly cost: number | null;
  readonly upgrade: Upgrade | null;
  readonly site: Site;
  /** The rules of an edition that say where it stands, how many stand there, and from when it serves. */
  readonly rules: Readonly<Record<'site' | 'one' | 'use', RuleId>>;
  /** How many units it mobilizes a turn: a number, or the value of its territory (MOB-2); 0 if it mobilizes none. */
  readonly mobilizes: number | 'value';
  /** Points of damage it takes at most; 0 if nothing damages it (FAC-5). */
  readonly maxDamage: number;
  /** With so many points it gives nothing; null if it only mobilizes less for each point (FAC-6). */
  readonly failsAt: number | null;
  /** IPCs for each point of damage that is repaired (BUY-4). */
  readonly repairCost: number;
  /** The value on which it hits when it fires at those that raid it; 0 if it does not fire (FAC-7). */
  readonly antiaircraftFire: number;
  /** Movement points that it gives to units which begin their turn where it serves (AB-1, NB-2). */
  readonly adds: Readonly<Record<UnitType['domain'], number>>;
  /** The types of ships that it repairs (NB-3). */
  readonly repairs: readonly UnitTypeId[];
  /** The types of air units that it lets scramble from an island (AB-2). */
  readonly scrambles: readonly UnitTypeId[];
}

/** A facility that does nothing and stands anywhere: what a kind does not say is as here. */
export const PLAIN: Omit<FacilityKind, 'id'> = {
  cost: null,
  upgrade: null,
  site: { value: 0, onCoast: false, onIslands: true, islands: [] },
  rules: { site: 'FAC-2', one: 'FAC-2', use: 'FAC-3' },
  mobilizes: 0,
  maxDamage: 0,
  failsAt: null,
  repairCost: 0,
  antiaircraftFire: 0,
  adds: { land: 0, air: 0, sea: 0 },
  repairs: [],
  scrambles: [],
};

/** The industrial complex that nothing damages: it mobilizes as many units as its territory is worth (MOB-2). */
export const industrialComplex = (cost: number | null): FacilityKind => ({
  ...PLAIN,
  id: COMPLEX,
  cost,
  site: { ...PLAIN.site, value: 1 },
  rules: { site: 'CPX-1', one: 'CPX-2', use: 'CPX-3' },
  mobilizes: 'value',
});

/** What stands in a territory: each facility by its kind, with its damage in points. */
export type Standing = ByFacility<number>;
