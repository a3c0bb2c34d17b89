export type { ByPower, BySpace, PowerId, SpaceId } from '../common/ids.ts';

/** Ids are plain strings: 'carrier'; 'u17' for a unit. */
export type UnitTypeId = string;
export type UnitId = string;
/** A kind of facility. */
export type FacilityId = string;
export type DevelopmentId = string;
export type AdvantageId = string;
/** A nation that owns ground and that no power plays. */
export type NationId = string;

export { NEUTRAL } from '../common/ids.ts';

export const SIDES = ['axis', 'allies'] as const;
export type Side = (typeof SIDES)[number];

/** The phases of all editions; each edition lists its own in order. */
export const PHASES = [
  'develop-weapons',
  'purchase-units',
  'combat-move',
  'conduct-combat',
  'noncombat-move',
  'mobilize-new-units',
  'collect-income',
] as const;
export type Phase = (typeof PHASES)[number];

export type ByFacility<Value> = Readonly<Record<FacilityId, Value>>;
export type ByUnitType<Value> = Readonly<Record<UnitTypeId, Value>>;
