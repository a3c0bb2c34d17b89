import type { BySpace } from '../engine/index.ts';
import type { HeldLand, Holder, Holders } from './schema.ts';

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

/** Who held a land or a space at the end of a month; undefined if it is not told of. */
export function holderAt(
  { holders }: Pick<Holders, 'holders'>,
  held: HeldLand['held'] | undefined,
  month: string,
): Holder | undefined {
  const last = held?.findLast(([from]) => from <= month);
  return last && holders.find(({ id }) => id === last[1]);
}

/** Who held each land at the end of a month. */
export const landsIn = (told: Holders, month: string): BySpace<Holder> =>
  holdersOf(Object.entries(told.lands).map(([id, { held }]) => [id, holderAt(told, held, month)]));

/** Who held each space at the end of a month. */
export const heldIn = (told: Holders, month: string): BySpace<Holder> =>
  holdersOf(Object.entries(told.spaces).map(([id, held]) => [id, holderAt(told, held, month)]));

const holdersOf = (held: readonly (readonly [id: string, holder: Holder | undefined])[]): BySpace<Holder> =>
  Object.fromEntries(held.flatMap(([id, holder]) => (holder === undefined ? [] : [[id, holder]])));

/** The lands that changed hands in a month. */
export const takenIn = ({ lands }: Pick<Holders, 'lands'>, month: string): string[] =>
  Object.entries(lands).flatMap(([id, { held }]) => (held.some(([from], i) => i > 0 && from === month) ? [id] : []));
