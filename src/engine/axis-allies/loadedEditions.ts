import type { Edition } from './edition.ts';

const loaded = new Map<string, Edition>();

/** From now on games of this edition can be played. Throws if another edition with its id was added before. */
export function addEdition(edition: Edition): void {
  if ((loaded.get(edition.id) ?? edition) !== edition) throw new Error(`There is already an edition ${edition.id}`);
  loaded.set(edition.id, edition);
}

/** The edition with this id, or null if none was added. */
export const loadedEdition = (id: string): Edition | null => loaded.get(id) ?? null;

/** The edition with this id. Throws if it is not loaded: callers check ids from outside and load first. */
export function editionOf(id: string): Edition {
  const edition = loaded.get(id);
  if (!edition) throw new Error(`No edition ${id} is loaded: await loadEdition('${id}') first`);
  return edition;
}
