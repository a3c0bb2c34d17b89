import type { Connection } from '../saves/database.ts';
import { deleteGames, listGames } from '../saves/gameRecords.ts';
import { MAX_ARCHIVED_GAMES } from '../saves/limits.ts';
import { seenRecord } from '../saves/intactPart.ts';
import { readStoredGame, type StoredGame } from '../saves/storedGame.ts';
import { useAutosave } from './autosaveStore.ts';

/** A game other than the current one, stored in this browser. */
export interface ArchivedGame {
  readonly id: string;
  /** Null if the record cannot be read. */
  readonly game: StoredGame | null;
}

/** All stored games but the current one, latest first; unreadable ones last. */
async function listArchivedGames(connection: Connection, onTable: string | null): Promise<readonly ArchivedGame[]> {
  const all = await connection.use(listGames);
  return all
    .filter(({ id }) => id !== onTable)
    .map(toArchivedGame)
    .toSorted((a, b) => (b.game?.savedAt ?? '').localeCompare(a.game?.savedAt ?? ''));
}

const toArchivedGame = ({ id, game }: { readonly id: string; readonly game: unknown }): ArchivedGame => ({
  id,
  game: readStoredGame(seenRecord(game)),
});

/**
 * The games to delete to make room: those without commands or a name, then the surplus, finished games first,
 * oldest first. A game that cannot be read is never deleted automatically.
 */
export function gamesToDelete(games: readonly ArchivedGame[]): readonly string[] {
  const readable = games.flatMap(({ game }) => game ?? []);
  const empty = readable.filter(({ count, setup, name }) => count === 0 && setup.start.kind === 'setup' && !name);
  const rest = readable.filter((game) => !empty.includes(game));
  const byWorth = rest.toSorted(
    (a, b) =>
      Number(b.standing?.isOver ?? false) - Number(a.standing?.isOver ?? false) || a.savedAt.localeCompare(b.savedAt),
  );
  return [...empty, ...byWorth.slice(0, Math.max(0, rest.length - MAX_ARCHIVED_GAMES))].map(({ id }) => id);
}

/**
 * Deletes the games that exceed the limit, and empty ones. Returns those in which something was ordered, so that it can
 * be said.
 */
async function deleteSurplusGames(connection: Connection): Promise<readonly StoredGame[]> {
  let gone: readonly StoredGame[] = [];
  await connection.use((database) =>
    deleteGames(database, (archived) => {
      const games = archived.map(toArchivedGame);
      const ids = gamesToDelete(games);
      gone = games.flatMap(({ game }) => (game !== null && game.count > 0 && ids.includes(game.id) ? [game] : []));
      return ids;
    }),
  );
  return gone;
}

interface ArchiveList {
  /** Deletes surplus games and lists the rest, if the current game has changed. A failure waits for the next call. */
  update(): Promise<void>;
  /** Lists the games as they are now, whether the current game has changed or not. */
  reload(): Promise<void>;
  stop(): void;
}

/** Keeps the list of archived games up to date. */
export function archiveList(connection: Connection, currentId: () => string | null): ArchiveList {
  /** Of which current game the list is, and how often it had been asked for anew by then; null before. */
  let listed: { readonly current: string | null; readonly asked: number } | null = null;
  let asked = 0;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const isListed = (): boolean => listed?.current === currentId() && listed.asked === asked;

  async function list(): Promise<void> {
    try {
      while (!isListed()) {
        const now = { current: currentId(), asked };
        // On a full disk they can be listed all the same.
        const gone = await deleteSurplusGames(connection).catch(() => []);
        if (gone.length > 0) useAutosave.setState(({ dropped }) => ({ dropped: [...dropped, ...gone] }));
        const archived = await listArchivedGames(connection, now.current);
        if (isStopped) return;
        if (now.current !== currentId() || now.asked !== asked) continue;
        listed = now;
        useAutosave.setState({ archived });
      }
    } catch {
      // Nothing is lost; the next save tries again.
    } finally {
      running = null;
    }
  }

  async function update(): Promise<void> {
    if (isListed()) return;
    running ??= list();
    await running;
  }
  return {
    update,
    reload: async () => {
      asked += 1;
      await running;
      await update();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
