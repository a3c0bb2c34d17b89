import { addEdition, loadedEdition } from './board.ts';
import type { Edition, EditionOnShelf } from './edition.ts';
import { SHELF } from './editions/index.ts';

const running = new Map<string, Promise<Edition>>();

/**
 * Loads an edition of the shelf, so that its games can be played; at once if it is already loaded. Rejects if there is
 * no such edition or if its code cannot be fetched; the next call tries again.
 */
export async function loadEdition(id: string): Promise<Edition> {
  const known = loadedEdition(id);
  if (known) return known;
  const entry = SHELF.find((one) => one.id === id);
  if (!entry) throw new Error(`No edition ${id}`);
  const request = running.get(id) ?? fetchEdition(entry);
  running.set(id, request);
  try {
    return await request;
  } finally {
    running.delete(id);
  }
}

/** What is said of an edition that is not loaded: one of the shelf only has to be loaded first. */
export const missingEdition = (id: string): string =>
  SHELF.some((one) => one.id === id)
    ? `the edition ${id} is not loaded: await loadEdition('${id}') first`
    : `there is no edition ${id}`;

async function fetchEdition(entry: EditionOnShelf): Promise<Edition> {
  const edition = await entry.load();
  addEdition(edition);
  return edition;
}
