import { editionOf, SHELF, type Edition } from '../../src/engine/index.ts';
import { revised } from '../../src/engine/axis-allies/editions/revised.ts';
import { addEdition } from '../../src/engine/axis-allies/loadedEditions.ts';

addEdition(revised);

/** Every edition whose play is tested: those of the shelf, and those that are put together but not on it yet. */
export const EDITIONS: readonly Edition[] = [
  ...new Map([...SHELF.map(({ id }) => editionOf(id)), revised].map((edition) => [edition.id, edition])).values(),
];

/** The victory for which most is needed, so that games are long. */
export const longestVictory = ({ victories }: Edition): string =>
  Object.keys(victories).toSorted((a, b) => neededFor(victories[b]) - neededFor(victories[a]))[0] ?? '';
const neededFor = (conditions: readonly { readonly needs: number }[] = []): number =>
  Math.max(0, ...conditions.map(({ needs }) => needs));
