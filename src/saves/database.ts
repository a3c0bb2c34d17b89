import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames, deleteDB } from 'idb';
import { chainedChecksum, firstChecksum } from './checksum.ts';
import { namesWithinLimits } from './saveFile.ts';
import type { StoredCommand } from './storedGame.ts';

export const DATABASE_VERSION = 5;

/** Which game is the current one, and which tab may write it. */
export interface CurrentGame {
  readonly game: string;
  readonly owner: string | null;
}

/** Stored values are typed as unknown, because nothing read from a database can be trusted. */
export interface GameSchema extends DBSchema {
  /** One `StoredGame` for each game. */
  games: { key: string; value: unknown };
  /** One `StoredCommand` for each command. Key: game id and the command's index. */
  commands: { key: [string, number]; value: unknown };
  /** The latest checkpoint of each game, with its checksum. */
  checkpoints: { key: string; value: unknown };
  /**
   * The key `table` holds the `CurrentGame`. Other keys mark tabs that lost the game to another (see `fence` in
   * gameRecords.ts).
   */
  table: { key: string; value: unknown };
  /** The lines of each game that were taken back: a list of `StoredSideLine`. */
  sideLines: { key: string; value: unknown };
  /** One `KeptStudy` for each study of the lab (see studies.ts). */
  studies: { key: string; value: unknown };
  /** One `LessonFile` for each lesson of one's own (see lessons.ts). */
  lessons: { key: string; value: unknown };
}

/** Of a game; studies and lessons are written by themselves. */
export const ALL_STORES = ['games', 'commands', 'checkpoints', 'sideLines', 'table'] as const;
export type Database = IDBPDatabase<GameSchema>;
type Upgrade = IDBPTransaction<GameSchema, StoreNames<GameSchema>[], 'versionchange'>;

/** Connection events of the browser. */
export interface ConnectionEvents {
  /** An older version of the program holds the database open in another tab. */
  readonly blocked?: () => void;
  /** A newer version of the program waits for this connection to close, or, if `next` is null, a deletion. */
  readonly blocking?: (present: number, next: number | null) => void;
  /** The browser closed the connection. */
  readonly terminated?: () => void;
}

/** Opens the browser's database. Rejects where the browser allows no storage. */
export async function openDatabase(name = 'warboard', events: ConnectionEvents = {}): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new Error('This browser keeps no data.');
  let failure: unknown = null;
  const opening = openDB<GameSchema>(name, DATABASE_VERSION, {
    upgrade(database, from, _to, upgrade) {
      // Whoever opens the database hears of it.
      upgrade.done.catch(() => undefined);
      migrate(database, from, upgrade).catch((error: unknown) => {
        failure = error;
        try {
          upgrade.abort();
        } catch {
          // It has been aborted already.
        }
      });
    },
    ...events,
  });
  // An aborted upgrade says of itself no more than that; what failed says why: no room, say.
  return opening.catch((error: unknown) => {
    throw failure ?? error;
  });
}

/** Opens the page's own database, and has the browser begin a new file for it; after a failure too. */
export async function openRenewed(events: ConnectionEvents): Promise<Database> {
  const database = await openDatabase(undefined, events);
  void renewFiles();
  return database;
}

/**
 * Runs one migration for each version, in the single transaction of the upgrade: all of them succeed or nothing
 * changes.
 */
async function migrate(database: Database, from: number, upgrade: Upgrade): Promise<void> {
  if (from < 1) createVersion1(database);
  if (from < 2) await migrateToVersion2(database, upgrade);
  if (from < 3) database.createObjectStore('studies');
  if (from < 4) database.createObjectStore('sideLines');
  if (from < 5) database.createObjectStore('lessons');
}

function createVersion1(database: Database): void {
  // The type parameters describe only the newest version.
  (database as unknown as IDBPDatabase).createObjectStore('games', { keyPath: 'id' });
  database.createObjectStore('commands');
}

/**
 * Version 1 stored bare commands, and the running game under the id `running`. Each command gets its checksum; commands
 * that were already damaged get an invalid one, so that the damage is still detected.
 */
async function migrateToVersion2(database: Database, upgrade: Upgrade): Promise<void> {
  database.createObjectStore('checkpoints');
  const table = database.createObjectStore('table');
  const games = upgrade.objectStore('games');
  const log = upgrade.objectStore('commands');
  const known = new Map((await games.getAll()).map(gameOfVersion1));
  let hasRunning = known.has(RUNNING_IN_VERSION_1);
  const ends = new Map<string, { count: number; check: string; next: number }>();
  for (const [id, { setup }] of known) ends.set(id, { count: 0, check: firstChecksum(setup), next: 0 });
  for (let cursor = await log.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const [id, n] = cursor.key;
    const command = cursor.value;
    const end = ends.get(id);
    hasRunning ||= id === RUNNING_IN_VERSION_1;
    const isNext = end !== undefined && end.next === n;
    const check = isNext ? chainedChecksum(end.check, command) : '';
    if (end !== undefined) ends.set(id, { count: n + 1, check, next: isNext ? n + 1 : -1 });
    await cursor.update({ command, check } satisfies StoredCommand);
  }
  for (const [id, game] of known) {
    const { count = 0, check = '' } = ends.get(id) ?? {};
    await games.put({ ...game, version: 2, rules: 1, count, check, standing: null });
  }
  await table.put({ game: hasRunning ? RUNNING_IN_VERSION_1 : '', owner: null } satisfies CurrentGame, 'table');
}

const RUNNING_IN_VERSION_1 = 'running';

function gameOfVersion1(value: unknown): [string, { setup: unknown }] {
  const game = value as { id: string; setup?: unknown };
  const setup = game.setup;
  const isSetup = typeof setup === 'object' && setup !== null && 'players' in setup;
  return [game.id, { ...game, setup: isSetup ? { ...setup, players: namesWithinLimits(setup.players) } : setup }];
}

const PASSING = 'warboard-passing';

/**
 * Has the browser begin a new file for what is stored from now on. When the disk was full or the power failed, the file
 * in use may end in half a record. Chromium writes on behind it, cannot read past it when it is next started, and then
 * deletes all that was stored: every game, study and lesson. The deletion of a database has it write down all it holds
 * and begin a new file. Never rejects: where that fails, everything is as it was.
 */
async function renewFiles(): Promise<void> {
  try {
    (await openDB(PASSING)).close();
    await deleteDB(PASSING);
  } catch {
    // Whoever stores something next hears of the trouble.
  }
}

/** A database connection that opens when it is first needed and reopens after any error. */
export interface Connection {
  /** Runs work on the database, without delay if it is already open. Rejects if the work fails or times out. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
  close(): void;
}

interface ConnectionOptions {
  readonly open: (events: ConnectionEvents) => Promise<Database>;
  /** Milliseconds without an answer after which the work counts as failed. */
  readonly timeout: number;
  /** A newer version of the program has taken over the database: this page can store nothing any more. */
  readonly onOutdated: () => void;
  /** The browser closed the database or it is being deleted: what it held may be gone. The next work opens it anew. */
  readonly onGone: () => void;
  /** Another tab with an older version of the program must be closed before the database can open. */
  readonly onBlocked: () => void;
}

export function connectTo({
  open,
  timeout,
  onOutdated: outdated,
  onGone: gone,
  onBlocked: blocked,
}: ConnectionOptions): Connection {
  let database: Database | null = null;
  let opening: Promise<Database> | null = null;

  const disconnect = (): void => {
    const closing = database;
    database = null;
    opening = null;
    // Pending transactions still finish. A broken connection may throw.
    try {
      closing?.close();
    } catch {
      // It is already closed.
    }
  };

  const openNew = (): Promise<Database> => {
    const attempt: Promise<Database> = open({
      blocked,
      blocking: (_, next) => {
        disconnect();
        // Without a next version the database is being deleted.
        if (next === null) gone();
        else outdated();
      },
      terminated: () => {
        database = null;
        gone();
      },
    }).then((fresh) => {
      // This attempt was given up in the meantime, and another connection may be open.
      if (opening !== attempt) fresh.close();
      else database = fresh;
      return fresh;
    });
    opening = attempt;
    return attempt.finally(() => {
      if (opening === attempt) opening = null;
    });
  };

  return {
    use: async (work) => {
      try {
        return await within(timeout, database === null ? (opening ?? openNew()).then(work) : work(database));
      } catch (error) {
        disconnect();
        throw error;
      }
    },
    close: disconnect,
  };
}

function within<T>(patience: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('The storage does not answer.', 'TimeoutError')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
