import { editionOf, SHELF, type Edition } from '../../../../src/engine/axis-allies/index.ts';

/** Every edition, in the order of the shelf. */
export const EDITIONS: readonly Edition[] = SHELF.map(({ id }) => editionOf(id));

/** The victory for which most is needed, so that games are long. */
export const longestVictory = ({ victories }: Edition): string =>
  Object.keys(victories).toSorted((a, b) => neededFor(victories[b]) - neededFor(victories[a]))[0] ?? '';
const neededFor = (conditions: readonly { readonly needs: number }[] = []): number =>
  Math.max(0, ...conditions.map(({ needs }) => needs));
