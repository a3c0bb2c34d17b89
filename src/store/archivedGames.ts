import type { Connection } from '../saves/connection.ts';
import { deleteGames, listGames, readGame } from '../saves/gameRecords.ts';
import { MAX_ARCHIVED_GAMES } from '../saves/limits.ts';
import { intactPart } from '../saves/intactPart.ts';
import { SAVE_VERSION } from '../saves/schema.ts';
import { storedGameSchema, type StoredGame } from '../saves/storedGame.ts';

/** A game other than the current one, stored in this browser. */
export interface ArchivedGame {
  readonly id: string;
  /** Null if the record cannot be read. */
  readonly game: StoredGame | null;
}

/** All stored games but the current one, latest first; unreadable ones last. */
export async function listArchivedGames(
  connection: Connection,
  onTable: string | null,
): Promise<readonly ArchivedGame[]> {
  const all = await connection.use(listGames);
  return all
    .filter(({ id }) => id !== onTable)
    .map(toArchivedGame)
    .toSorted((a, b) => (b.game?.savedAt ?? '').localeCompare(a.game?.savedAt ?? ''));
}

const toArchivedGame = ({ id, game }: { readonly id: string; readonly game: unknown }): ArchivedGame => ({
  id,
  game: storedGameSchema.safeParse(game).data ?? null,
});

/**
 * The games to delete to make room: those without commands, then the surplus, finished games first, oldest first. A
 * game that cannot be read is never deleted automatically.
 */
export function gamesToDelete(games: readonly ArchivedGame[]): readonly string[] {
  const readable = games.flatMap(({ game }) => game ?? []);
  const empty = readable.filter(({ count, setup }) => count === 0 && setup.start.kind === 'setup');
  const rest = readable.filter((game) => !empty.includes(game));
  const byWorth = rest.toSorted(
    (a, b) =>
      Number(b.standing?.isOver ?? false) - Number(a.standing?.isOver ?? false) || a.savedAt.localeCompare(b.savedAt),
  );
  return [...empty, ...byWorth.slice(0, Math.max(0, rest.length - MAX_ARCHIVED_GAMES))].map(({ id }) => id);
}

/** A stored game as save text, or its raw records if it is damaged; null if it no longer exists. */
export async function archivedGameText(connection: Connection, id: string): Promise<string | null> {
  const found = await connection.use((database) => readGame(database, id));
  if (found === null) return null;
  const { game, commands, damage, checkpoint, sideLines } = intactPart(found);
  if (game === null || damage !== null) return JSON.stringify(found, null, 1);
  const { rules, setup, savedAt } = game;
  return JSON.stringify({ version: SAVE_VERSION, rules, ...setup, commands, checkpoint, sideLines, savedAt }, null, 1);
}

export const deleteArchivedGame = (connection: Connection, id: string): Promise<void> =>
  connection.use((database) => deleteGames(database, () => [id]));

/** Deletes the games that exceed the limit. */
export const deleteSurplusGames = (connection: Connection): Promise<void> =>
  connection.use((database) => deleteGames(database, (archived) => gamesToDelete(archived.map(toArchivedGame))));
