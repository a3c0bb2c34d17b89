import type { ByUnitType, UnitTypeId } from '../../../../engine/axis-allies/index.ts';

/** The order with this many of a type; types with 0 are removed. */
export function orderWith(units: ByUnitType<number>, type: UnitTypeId, n: number): ByUnitType<number> {
  return Object.fromEntries(Object.entries({ ...units, [type]: n }).filter(([, count]) => count > 0));
}
