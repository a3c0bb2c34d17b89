import { MAX_UNITS } from '../../common/limits.ts';
import type { PositionFault } from './schema.ts';

/** The fault of a position with too many units, before any of them is created; null if it has none. */
export const unitFault = (position: unknown): PositionFault | null =>
  countUnits(position) > MAX_UNITS
    ? { path: 'units', message: `a position has at most ${MAX_UNITS} units in all` }
    : null;

function countUnits(position: unknown): number {
  const within = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value) : [];
  const counts = within((position as { units?: unknown } | null)?.units)
    .flatMap(within)
    .flatMap(within);
  return counts.reduce<number>((sum, count) => sum + (typeof count === 'number' && count > 0 ? count : 0), 0);
}
