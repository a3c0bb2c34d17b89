import type { Position, PowerId, SpaceId, UnitTypeId } from '../../../engine/index.ts';

/** A change of a position, as a recipe for immer: it changes what it is given. */
export type Edit = (position: Position) => void;

/** Units of one type and power in one space. */
export interface Stack {
  readonly space: SpaceId;
  readonly power: PowerId;
  readonly type: UnitTypeId;
}

/** The most units of a stack; position files have the same limit. */
export const MAX_COUNT = 999;

/** How many units of a stack there are, beside those aboard ships. */
export const countOf = ({ units }: Position, { space, power, type }: Stack): number =>
  units[power]?.[space]?.[type] ?? 0;
