import { loadEdition, SHELF } from '../engine/index.ts';
import { retry } from './retry.ts';

/** An edition could not be fetched, so that nothing can be said about its games yet. */
export class EditionNotLoaded extends Error {}

/**
 * Loads the edition that a set-up or a file names. An unknown one is left to `startState`, which refuses it. Rejects
 * with `EditionNotLoaded` if it cannot be fetched, after some retries; the next call tries again.
 */
export async function loadEditionOf(named: { readonly edition?: unknown } | null | undefined): Promise<void> {
  const entry = SHELF.find(({ id }) => id === named?.edition);
  if (entry === undefined) return;
  try {
    await retry(() => loadEdition(entry.id));
  } catch (cause) {
    throw new EditionNotLoaded(`The edition ${entry.name} could not be loaded.`, { cause });
  }
}
