import { boardOf } from '../board.ts';
import type { Edition } from '../edition.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { areFriends } from '../pieces.ts';
import type { GameState, Kamikaze } from '../state.ts';

/** How many kamikaze attacks a game has, and from when (KAM-1). */

/** What a game begins with; nothing in an edition without such attacks. */
export const openingKamikaze = ({ kamikaze }: Edition): Pick<GameState, 'kamikaze'> =>
  kamikaze ? { kamikaze: { left: kamikaze.attacks } } : {};

/**
 * Whether the capture of this territory by that power lets such attacks begin: it is one of those named, and the power
 * is an enemy.
 * @rule KAM-1
 */
export function unlocksKamikaze(state: GameState, territory: SpaceId, by: PowerId): boolean {
  const rule = boardOf(state).edition.kamikaze;
  return (
    rule !== null &&
    state.kamikaze !== undefined &&
    !state.kamikaze.isOpen &&
    rule.unlockedBy.includes(territory) &&
    !areFriends(state, by, rule.power)
  );
}

/** What is left of such attacks at the beginning, or where a position does not say: open if an enemy took a key. */
export function kamikazeOf(
  edition: Edition,
  control: GameState['control'],
  said: { readonly left: number; readonly isOpen?: true | undefined } | undefined,
): Kamikaze | undefined {
  const rule = edition.kamikaze;
  if (!rule) return undefined;
  const sideOf = new Map(edition.powers.map(({ id, side }) => [id, side]));
  const isFriend = (power: PowerId | null | undefined): boolean =>
    power != null && sideOf.get(power) === sideOf.get(rule.power);
  const isTaken = edition.spaces.some(
    (space) =>
      space.kind === 'land' &&
      rule.unlockedBy.includes(space.id) &&
      isFriend(space.firstController) &&
      !isFriend(control[space.id] ?? space.owner),
  );
  const left = said?.left ?? rule.attacks;
  const isOpen = said?.isOpen === true || left < rule.attacks || isTaken;
  return { left, ...(isOpen && { isOpen }) };
}
