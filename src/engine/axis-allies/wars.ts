import type { Edition } from './edition.ts';
import type { PowerId } from './ids.ts';

/** Two powers that are at war with each other, as the edition orders them. */
export type War = readonly [PowerId, PowerId];

/** Whether two powers are at war by this list. */
export const isWar = (wars: readonly War[], a: PowerId, b: PowerId): boolean =>
  wars.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** These wars each once, in the order of the edition's powers, so that the same wars are always the same list. */
export const inOrder = ({ powers }: Pick<Edition, 'powers'>, wars: readonly War[]): readonly War[] =>
  powers.flatMap(({ id: one }, i) =>
    powers.slice(i + 1).flatMap(({ id: other }): readonly War[] => (isWar(wars, one, other) ? [[one, other]] : [])),
  );

/**
 * The part of a state that says who is at war when a game begins: nothing in an edition without politics, where powers
 * of different sides always are.
 * @rule POL-1
 */
export const openingWars = (edition: Edition): { readonly wars?: readonly War[] } =>
  edition.politics ? { wars: inOrder(edition, edition.politics.atWar) } : {};
