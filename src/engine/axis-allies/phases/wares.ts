import type { PowerId, UnitTypeId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import { unitTypesOf, type TypeState } from '../pieces.ts';

/** An industrial complex among the units that are bought and placed (UNIT-2). */
export const COMPLEX: UnitTypeId = 'industrial-complex';

/** Something that can be bought, and its price in IPCs. */
export interface Ware {
  readonly type: UnitTypeId;
  readonly cost: number;
}

/** All that a power can buy, whatever it can pay: its unit types, and complexes where they are sold (BUY-1). */
export function wares(state: TypeState, power: PowerId): readonly Ware[] {
  const { complexCost } = boardOf(state).edition;
  const units = [...unitTypesOf(state, power).values()].map(({ id, cost }) => ({ type: id, cost }));
  return complexCost === null ? units : [...units, { type: COMPLEX, cost: complexCost }];
}

/** The price of one of a type in IPCs; null if it is not sold. */
export const priceOf = (state: TypeState, power: PowerId, type: UnitTypeId): number | null =>
  type === COMPLEX ? boardOf(state).edition.complexCost : (unitTypesOf(state, power).get(type)?.cost ?? null);
