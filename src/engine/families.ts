import { axisAllies } from './axis-allies/family.ts';
import type { AnyEdition, AnyState, Family, ShelfEntry } from './family.ts';

/** The families on the shelf, in the order in which their editions are offered. */
const families: Family[] = [axisAllies];

/** Puts another family on the shelf. Throws if one of its editions is there already. */
export function addFamily(family: Family): void {
  const known = family.shelf.find(({ id }) => familyWith(id) !== null);
  if (known !== undefined) throw new Error(`There is already an edition ${known.id}`);
  families.push(family);
}

/** All editions that can be played, those of every family. */
export const shelf = (): readonly ShelfEntry[] => families.flatMap((family) => family.shelf);

/** The family that has this edition, on the shelf or loaded; null if none has. */
export const familyWith = (edition: string): Family | null =>
  families.find((family) => family.shelf.some(({ id }) => id === edition)) ??
  families.find((family) => family.loadedEdition(edition) !== null) ??
  null;

/** The family of a game. Throws if no family has its edition: callers check what comes from outside first. */
export function familyOf({ edition }: Pick<AnyState, 'edition'>): Family {
  const family = familyWith(edition);
  if (family === null) throw new Error(`There is no edition ${edition}`);
  return family;
}

/** Loads an edition, so that its games can be played. Rejects if there is none, or if it cannot be fetched. */
export async function loadAnyEdition(id: string): Promise<AnyEdition> {
  return familyOf({ edition: id }).loadEdition(id);
}

/** Loads what reads and writes positions of all families. Rejects if it cannot be fetched. */
export async function loadAllPositions(): Promise<void> {
  await Promise.all(families.map((family) => family.loadPositions()));
}

/** The edition with this id, or null if it is not loaded. */
export const anyEdition = (id: string): AnyEdition | null => familyWith(id)?.loadedEdition(id) ?? null;

/** The edition with this id. Throws if it is not loaded: callers check ids from outside and load first. */
export function editionNamed(id: string): AnyEdition {
  const edition = anyEdition(id);
  if (edition === null) throw new Error(`No edition ${id} is loaded`);
  return edition;
}
