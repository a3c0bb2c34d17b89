import type * as positions from './positions.ts';

/** What reads and writes position files. */
export type Positions = typeof positions;

let loaded: Positions | null = null;

/** Loads what reads and writes position files. Rejects if it cannot be fetched; the next call tries again. */
export async function loadPositions(): Promise<Positions> {
  loaded ??= await import('./positions.ts');
  return loaded;
}

/** What reads and writes position files; null if it is not loaded. */
export const loadedPositions = (): Positions | null => loaded;
