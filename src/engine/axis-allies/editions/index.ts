import type { Edition } from '../edition.ts';
import { edition1941 } from './1941.ts';

/** Every edition on the shelf. */
export const EDITIONS: readonly Edition[] = [edition1941];

/** The edition of this id; throws if it is not on the shelf (ids from outside are checked before). */
export function editionOf(id: string): Edition {
  const found = EDITIONS.find((edition) => edition.id === id);
  if (!found) throw new Error(`No edition ${id}`);
  return found;
}
