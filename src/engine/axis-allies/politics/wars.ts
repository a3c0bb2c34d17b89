import type { Edition } from '../edition.ts';
import type { PowerId } from '../ids.ts';

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

/** Every war that can be, each with all that begin together with it. */
export function possibleWars(edition: Edition): readonly (readonly War[])[] {
  const pairs = edition.powers.flatMap(({ id: one, side }, i) =>
    edition.powers.slice(i + 1).flatMap((other): readonly War[] => (other.side === side ? [] : [[one, other.id]])),
  );
  return pairs.reduce<readonly (readonly War[])[]>(
    (found, [one, other]) =>
      found.some((wars) => isWar(wars, one, other)) ? found : [...found, newWars(edition, [], one, [other])],
    [],
  );
}

/** The powers that go to war together with this one, itself among them. */
const withJoined = ({ politics }: Edition, power: PowerId): readonly PowerId[] =>
  politics?.joined.find((group) => group.includes(power)) ?? [power];

/** The wars that begin if this power goes to war with these, each side with those that go to war together with it. */
export function newWars(edition: Edition, wars: readonly War[], by: PowerId, on: readonly PowerId[]): readonly War[] {
  const enemies = on.flatMap((power) => withJoined(edition, power));
  const all = withJoined(edition, by).flatMap((one) => enemies.map((other): War => [one, other]));
  return inOrder(edition, all).filter(([one, other]) => !isWar(wars, one, other));
}
