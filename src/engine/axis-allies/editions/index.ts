import type { Edition } from '../edition.ts';
import { edition1941 } from './1941.ts';

/** Every supported edition. */
export const EDITIONS: readonly Edition[] = [edition1941];

/** The edition with this id. Throws if there is none: callers check ids from outside first. */
export function editionOf(id: string): Edition {
  const found = EDITIONS.find((edition) => edition.id === id);
  if (!found) throw new Error(`No edition ${id}`);
  return found;
}
