import type { Edition } from '../edition.ts';
import { addEdition } from '../loadedEditions.ts';
import { edition1941 } from './1941.ts';

/** Every supported edition. */
export const EDITIONS: readonly Edition[] = [edition1941];

EDITIONS.forEach(addEdition);
