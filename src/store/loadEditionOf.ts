import { familyWith, loadAnyEdition, shelf } from '../engine/index.ts';
import type { Setup } from '../saves/schema.ts';
import { retry } from './retry.ts';

/** An edition, or what reads positions of it, could not be fetched, so that nothing can be said about its games yet. */
export class EditionNotLoaded extends Error {}

/**
 * Loads the edition that a set-up or a file names. An unknown one is left to `startState`, which refuses it. Rejects
 * with `EditionNotLoaded` if it cannot be fetched, after some retries; the next call tries again.
 */
export async function loadEditionOf(named: { readonly edition?: unknown } | null | undefined): Promise<void> {
  const entry = shelf().find(({ id }) => id === named?.edition);
  if (entry === undefined) return;
  await loaded(() => loadAnyEdition(entry.id), `The edition ${entry.name}`);
}

/** Loads what `startState` needs: the edition, and what reads positions for a game begun from one. Rejects likewise. */
export async function loadStart(setup: Setup): Promise<void> {
  await loadEditionOf(setup);
  const family = familyWith(setup.edition);
  if (family !== null && setup.start.kind === 'position')
    await loaded(() => family.loadPositions(), 'What reads positions');
}

async function loaded(load: () => Promise<unknown>, what: string): Promise<void> {
  try {
    await retry(load);
  } catch (cause) {
    throw new EditionNotLoaded(`${what} could not be loaded.`, { cause });
  }
}
