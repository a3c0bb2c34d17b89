import { editionOf, SHELF, type Edition } from '../../src/engine/index.ts';
import { revised } from '../../src/engine/axis-allies/editions/revised.ts';
import { addEdition } from '../../src/engine/axis-allies/loadedEditions.ts';

addEdition(revised);

/** Every edition whose play is tested: those of the shelf, and those that are put together but not on it yet. */
export const EDITIONS: readonly Edition[] = [
  ...new Map([...SHELF.map(({ id }) => editionOf(id)), revised].map((edition) => [edition.id, edition])).values(),
];
