import { boardOf, type PowerId, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { seenName } from '../../../../saves/seenText.ts';
import { MAX_NAME_LENGTH } from '../../../../saves/limits.ts';

/*
 * What is wanted of a short game at every turn: who plays, and where. A saved game may hold anything in its place, and
 * the schema is loaded only with the panel that tells of it.
 */

const MOST_ENTRIES = 30;

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  return Array.isArray(list) ? list.slice(0, MOST_ENTRIES) : [];
}

/** The names of the groups that play a power; none in a game that is no short game. */
export const groupsOf = (shortGame: unknown, power: PowerId): readonly string[] =>
  listIn(shortGame, 'roles').flatMap((role) => {
    const name = (role as { readonly name?: unknown } | null)?.name;
    const isTheirs = typeof name === 'string' && listIn(role, 'powers').includes(power);
    return isTheirs ? [seenName(name).slice(0, MAX_NAME_LENGTH)] : [];
  });

/** The part of a board on which a short game is played, as its sheets show it; nothing for any other game. */
export const spacesOfShortGame = (shortGame: unknown, edition: string): readonly SpaceId[] => {
  const { spaces } = boardOf({ edition });
  return listIn(shortGame, 'map').filter((id): id is SpaceId => typeof id === 'string' && spaces.has(id));
};
