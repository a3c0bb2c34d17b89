import type { IDBPTransaction } from 'idb';
import { firstChecksum } from './checksum.ts';
import { ALL_STORES, type Database, type GameSchema, type CurrentGame } from './database.ts';
import type { Checkpoint } from './schema.ts';
import type { StoredCommand, StoredGame, StoredRecords, StoredSideLine } from './storedGame.ts';

type Stores = (typeof ALL_STORES)[number][];
type Writing = IDBPTransaction<GameSchema, Stores, 'readwrite'>;
type Reading = IDBPTransaction<GameSchema, Stores, IDBTransactionMode>;

/**
 * Runs the work in one transaction and rolls it back if the work fails. Durability `strict`: a stored change survives a
 * power failure.
 */
export async function inTransaction<Mode extends IDBTransactionMode, T>(
  database: Database,
  mode: Mode,
  work: (transaction: IDBPTransaction<GameSchema, Stores, Mode>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction<Stores, Mode>([...ALL_STORES], mode, { durability: 'strict' });
  // The caller gets the error from the work itself.
  transaction.done.catch(ignored);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The transaction has already been aborted, or its commit has failed.
    }
    throw error;
  }
}

const ignored = (): void => undefined;

/** Sends requests that do not depend on each other. */
export function sent(requests: Iterable<Promise<unknown>>): readonly Promise<unknown>[] {
  const pending: Promise<unknown>[] = [];
  for (const request of requests) {
    // If creating a later request throws, nothing awaits this one.
    request.catch(ignored);
    pending.push(request);
  }
  return pending;
}

/** So many records are asked for or sent in one go; thousands would hold up the page. */
const BATCH = 500;

/** Sends requests that do not depend on each other, and commits at once. */
export const runRequests = (
  database: Database,
  requests: (writing: Writing) => Iterable<Promise<unknown>>,
): Promise<void> =>
  inTransaction(database, 'readwrite', async (writing) => {
    const pending: Promise<unknown>[] = [];
    for (const request of requests(writing)) {
      // If creating a later request throws, nothing awaits this one.
      request.catch(ignored);
      pending.push(request);
      if (pending.length % BATCH === 0) await request;
    }
    // Committing before the requests have reported back lets the data survive a page that closes in the next moment.
    writing.commit();
    await Promise.all(pending);
  });

const commandKeys = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
const lostMark = (tab: string): string => `lost ${tab}`;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes the transaction fail if this tab no longer owns the current game. A tab that takes the game over leaves a mark
 * for the previous owner, and adding a mark that already exists aborts the transaction. So a write needs no read first
 * and can commit at once, and a tab that was frozen cannot overwrite the game that went on without it.
 */
function* fence(writing: Writing, tab: string): Generator<Promise<unknown>> {
  yield writing.objectStore('table').add(0, lostMark(tab));
  yield writing.objectStore('table').delete(lostMark(tab));
}

/** Whether a write failed because another tab now owns the current game. */
export const isFencedOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

export interface GameChange {
  readonly game: StoredGame;
  /** Index of the first of these commands; the stored commands from there on are deleted. */
  readonly from: number;
  readonly commands: readonly StoredCommand[];
  /** If omitted, the stored checkpoint stays. */
  readonly checkpoint?: Checkpoint | null;
  /** All lines that were taken back; if omitted, those stored stay. */
  readonly sideLines?: readonly StoredSideLine[];
}

/** Writes a change of a game and makes it the current game, in one transaction. */
export function writeChange(database: Database, tab: string, change: GameChange): Promise<void> {
  const { game, from, commands, checkpoint, sideLines } = change;
  return runRequests(database, function* requests(writing) {
    yield* fence(writing, tab);
    yield writing.objectStore('table').put({ game: game.id, owner: tab } satisfies CurrentGame, 'table');
    yield writing.objectStore('games').put(game);
    const log = writing.objectStore('commands');
    yield log.delete(commandKeys(game.id, from));
    for (const [i, command] of commands.entries()) yield log.put(command, [game.id, from + i]);
    const checkpoints = writing.objectStore('checkpoints');
    if (checkpoint === null) yield checkpoints.delete(game.id);
    else if (checkpoint !== undefined) yield checkpoints.put({ checkpoint, check: firstChecksum(checkpoint) }, game.id);
    const takenBack = writing.objectStore('sideLines');
    if (sideLines?.length === 0) yield takenBack.delete(game.id);
    else if (sideLines !== undefined) yield takenBack.put(sideLines, game.id);
  });
}

/** Makes this tab the owner of the current game and reads it, in one transaction. */
export function takeOwnership(database: Database, tab: string, now: number): Promise<StoredRecords | null> {
  return inTransaction(database, 'readwrite', async (writing) => {
    const store = writing.objectStore('table');
    const before = parseCurrentGame(await store.get('table'));
    for (const key of await store.getAllKeys()) {
      const markedAt = key === 'table' ? null : await store.get(key);
      if (typeof markedAt === 'number' && markedAt < now - WEEK) await store.delete(key);
    }
    await store.delete(lostMark(tab));
    if (before?.owner && before.owner !== tab) await store.put(now, lostMark(before.owner));
    const found = await findCurrentGame(writing, before);
    await store.put({ game: found?.id ?? '', owner: tab } satisfies CurrentGame, 'table');
    return found;
  });
}

/** Reads the current game for a tab that only watches. */
export const readCurrentGame = (database: Database): Promise<StoredRecords | null> =>
  inTransaction(database, 'readonly', async (reading) =>
    findCurrentGame(reading, parseCurrentGame(await reading.objectStore('table').get('table'))),
  );

export const readGame = (database: Database, id: string): Promise<StoredRecords | null> =>
  inTransaction(database, 'readonly', (reading) => readRecords(reading, id));

function parseCurrentGame(value: unknown): CurrentGame | null {
  const { game, owner } = (value ?? {}) as Partial<Record<keyof CurrentGame, unknown>>;
  if (typeof game !== 'string') return null;
  return { game, owner: typeof owner === 'string' ? owner : null };
}

async function findCurrentGame(reading: Reading, table: CurrentGame | null): Promise<StoredRecords | null> {
  const found = table === null ? null : await readRecords(reading, table.game);
  if (found !== null || table?.game === '') return found;
  // The record of the current game is missing: take the game written last.
  const games = (await reading.objectStore('games').getAll()) as readonly Partial<Record<keyof StoredGame, unknown>>[];
  const latest = games.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))[0];
  return typeof latest?.id === 'string' ? readRecords(reading, latest.id) : null;
}

/** What is no date counts as the oldest. */
const dateOf = ({ savedAt }: { readonly savedAt?: unknown }): string => (typeof savedAt === 'string' ? savedAt : '');

export async function readRecords(reading: Reading, id: string): Promise<StoredRecords | null> {
  const game = await reading.objectStore('games').get(id);
  const commands = await readCommands(reading, id);
  const checkpoint = await reading.objectStore('checkpoints').get(id);
  const sideLines = await reading.objectStore('sideLines').get(id);
  if (game === undefined && commands.length === 0 && checkpoint === undefined) return null;
  return { id, game, commands, checkpoint, sideLines };
}

async function readCommands(reading: Reading, id: string): Promise<StoredRecords['commands']> {
  const log = reading.objectStore('commands');
  const commands: { readonly n: number; readonly value: unknown }[] = [];
  let range = commandKeys(id);
  for (;;) {
    // One after the other: if creating the second request throws, nothing would await the first.
    const keys = await log.getAllKeys(range, BATCH);
    const values = await log.getAll(range, BATCH);
    commands.push(...keys.map(([, n], i) => ({ n, value: values[i] })));
    const last = keys.at(-1);
    if (last === undefined || keys.length < BATCH) return commands;
    range = IDBKeyRange.bound(last, range.upper, true);
  }
}

/** The ids of all games of which anything is stored, with their records. */
export const listGames = (database: Database): Promise<readonly { id: string; game: unknown }[]> =>
  inTransaction(database, 'readonly', async (reading) => {
    const games = await reading.objectStore('games').getAll();
    const known = new Map(games.map((game) => [(game as StoredGame).id, game]));
    // Skips from game to game without reading the commands; the record of a game may be missing.
    let cursor = await reading.objectStore('commands').openKeyCursor();
    while (cursor !== null) {
      const [id] = cursor.key;
      if (!known.has(id)) known.set(id, undefined);
      cursor = await cursor.continue([id, Number.MAX_SAFE_INTEGER]);
    }
    return [...known].map(([id, game]) => ({ id, game }));
  });

/**
 * Deletes the games that `choose` picks from those with a record. It picks within the same transaction, so that it
 * never deletes a game that has just become the current one.
 */
export const deleteGames = (
  database: Database,
  choose: (archived: readonly { id: string; game: unknown }[]) => readonly string[],
): Promise<void> =>
  inTransaction(database, 'readwrite', async (writing) => {
    const currentId = parseCurrentGame(await writing.objectStore('table').get('table'))?.game;
    const games = await writing.objectStore('games').getAll();
    const archived = games.map((game) => ({ id: (game as StoredGame).id, game })).filter(({ id }) => id !== currentId);
    for (const id of choose(archived)) if (id !== currentId) await Promise.all(sent(deletions(writing, id)));
  });

/** Leaves no game on the table; the one that was there stays among the others. */
export const clearTable = (database: Database, tab: string): Promise<void> =>
  runRequests(database, function* requests(writing) {
    yield* fence(writing, tab);
    yield writing.objectStore('table').put({ game: '', owner: tab } satisfies CurrentGame, 'table');
  });

/** Deletes a game, which need not be the current one any more; if it is, there is none then. */
export const deleteCurrentGame = (database: Database, tab: string, id: string): Promise<void> =>
  inTransaction(database, 'readwrite', async (writing) => {
    const table = parseCurrentGame(await writing.objectStore('table').get('table'));
    const empty = { game: '', owner: tab } satisfies CurrentGame;
    const cleared = table?.game === id ? [writing.objectStore('table').put(empty, 'table')] : [];
    await Promise.all(sent([...fence(writing, tab), ...cleared, ...deletions(writing, id)]));
  });

function* deletions(writing: Writing, id: string): Generator<Promise<unknown>> {
  yield writing.objectStore('games').delete(id);
  yield writing.objectStore('commands').delete(commandKeys(id));
  yield writing.objectStore('checkpoints').delete(id);
  yield writing.objectStore('sideLines').delete(id);
}
