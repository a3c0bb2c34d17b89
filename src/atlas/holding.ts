import type { BySpace, SpaceId } from '../engine/index.ts';
import type { Holder, Holders } from './schema.ts';

/** The first and the last month that the atlas tells of. */
export const FIRST_MONTH = '1939-09';
export const LAST_MONTH = '1945-09';

/** All months of the war, in order. */
export const MONTHS: readonly string[] = monthsBetween(FIRST_MONTH, LAST_MONTH);

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let year = Number(first.slice(0, 4)), month = Number(first.slice(5)); ; month++) {
    if (month > 12) [year, month] = [year + 1, 1];
    const name = `${year}-${String(month).padStart(2, '0')}`;
    months.push(name);
    if (name >= last) return months;
  }
}

/** The month of a day or month of the war, kept within the months that are told of. */
export function monthOf(date: string): string {
  const month = date.slice(0, 7);
  return month < FIRST_MONTH ? FIRST_MONTH : month > LAST_MONTH ? LAST_MONTH : month;
}

/** Who held a space at the end of a month; undefined for a space that is not told of. */
export function holderAt({ holders, spaces }: Holders, space: SpaceId, month: string): Holder | undefined {
  const held = spaces[space]?.findLast(([from]) => from <= month);
  return held && holders.find(({ id }) => id === held[1]);
}

/** Who held each space at the end of a month. */
export function heldIn(told: Holders, month: string): BySpace<Holder> {
  const held: Record<SpaceId, Holder> = {};
  for (const space of Object.keys(told.spaces)) {
    const holder = holderAt(told, space, month);
    if (holder) held[space] = holder;
  }
  return held;
}

/** The spaces that changed hands in a month. */
export const takenIn = ({ spaces }: Holders, month: string): SpaceId[] =>
  Object.entries(spaces).flatMap(([space, held]) => (held.some(([from], i) => i > 0 && from === month) ? [space] : []));
