import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { chainedChecksum, firstChecksum } from './checksum.ts';
import { namesWithinLimits } from './migrateSave.ts';
import type { StoredCommand } from './storedGame.ts';

export const DATABASE_VERSION = 2;

/** The game on the table, and the tab that may write it. */
export interface CurrentGame {
  readonly game: string;
  readonly owner: string | null;
}

/** Values are unknown where they are read back: the database is outside, too. */
export interface GameSchema extends DBSchema {
  /** A `StoredGame` each. */
  games: { key: string; value: unknown };
  /** A `StoredCommand` each, under the game and its place in it. */
  commands: { key: [string, number]; value: unknown };
  /** The latest checkpoint of a game and its check. */
  checkpoints: { key: string; value: unknown };
  /** `table`, and a mark for each tab that lost the game to another (see `fence` in gameRecords.ts). */
  table: { key: string; value: unknown };
}

export const ALL_STORES = ['games', 'commands', 'checkpoints', 'table'] as const;
export type Database = IDBPDatabase<GameSchema>;
type Upgrade = IDBPTransaction<GameSchema, StoreNames<GameSchema>[], 'versionchange'>;

/** What the browser tells of a connection. */
export interface ConnectionEvents {
  /** An older version of the program holds the database open in another tab. */
  readonly blocked?: () => void;
  /** A newer version of the program wants the database, which this connection keeps from it. */
  readonly blocking?: () => void;
  /** The browser closed the connection by itself. */
  readonly terminated?: () => void;
}

/** Opens the browser's database; refused where the browser allows no storage. */
export async function openDatabase(name = 'warboard', events: ConnectionEvents = {}): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new Error('This browser keeps no data.');
  return openDB<GameSchema>(name, DATABASE_VERSION, {
    upgrade(database, from, _to, upgrade) {
      migrate(database, from, upgrade).catch(() => upgrade.abort());
    },
    ...events,
  });
}

/** One migration a version, all in the one transaction of the upgrade: it succeeds whole or changes nothing. */
async function migrate(database: Database, from: number, upgrade: Upgrade): Promise<void> {
  if (from < 1) createVersion1(database);
  if (from < 2) await migrateToVersion2(database, upgrade);
}

function createVersion1(database: Database): void {
  // The type parameters describe the newest version only.
  (database as unknown as IDBPDatabase).createObjectStore('games', { keyPath: 'id' });
  database.createObjectStore('commands');
}

/**
 * Version 1 had bare commands and the running game under the id `running`. Each command gets its check; what was
 * damaged before gets none that could be right, so that it is still noticed.
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
