import type { IDBPTransaction } from 'idb';
import { firstChecksum } from './checksum.ts';
import { ALL_STORES, type Database, type GameSchema, type CurrentGame } from './database.ts';
import type { Checkpoint } from './schema.ts';
import type { StoredRecords, StoredCommand, StoredGame } from './storedGame.ts';

type Stores = (typeof ALL_STORES)[number][];
type Writing = IDBPTransaction<GameSchema, Stores, 'readwrite'>;
type Reading = IDBPTransaction<GameSchema, Stores, IDBTransactionMode>;

/**
 * Does the work in a transaction; if it fails halfway, nothing of it is done. `strict`: "stored" means on the disk, not
 * in a buffer that dies with the computer.
 */
async function inTransaction<Mode extends IDBTransactionMode, T>(
  database: Database,
  mode: Mode,
  work: (transaction: IDBPTransaction<GameSchema, Stores, Mode>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction<Stores, Mode>([...ALL_STORES], mode, { durability: 'strict' });
  // Whoever waits for the work hears of it.
  transaction.done.catch(ignored);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It was aborted, or committed in vain.
    }
    throw error;
  }
}

const ignored = (): void => undefined;

/** Makes requests that wait for nothing, and commits at once. */
const write = (database: Database, requests: (writing: Writing) => Iterable<Promise<unknown>>): Promise<void> =>
  inTransaction(database, 'readwrite', async (writing) => {
    const made: Promise<unknown>[] = [];
    for (const request of requests(writing)) {
      // If a later one is refused as it is made, nobody waits for this one.
      request.catch(ignored);
      made.push(request);
    }
    // Rather than when the requests have reported back, so that a page which is closed in the very next moment has
    // still kept what was said on it.
    writing.commit();
    await Promise.all(made);
  });

const commandKeys = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
const lostMark = (tab: string): string => `lost ${tab}`;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes a transaction of a tab fail that no longer owns the table. Who takes over leaves a mark for the owner before;
 * to add a mark that is there already fails, and the whole transaction with it. So a write needs no reading first and
 * can be committed at once, and a tab that was frozen cannot write into the game that went on without it.
 */
function* fence(writing: Writing, tab: string): Generator<Promise<unknown>> {
  yield writing.objectStore('table').add(0, lostMark(tab));
  yield writing.objectStore('table').delete(lostMark(tab));
}

/** Whether a write failed because another tab owns the table by now. */
export const isFencedOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

export interface GameChange {
  readonly game: StoredGame;
  /** Place in the log of the first of these commands; what stood there and after it goes. */
  readonly from: number;
  readonly commands: readonly StoredCommand[];
  /** Left out: the stored one stays. */
  readonly checkpoint?: Checkpoint | null;
}

/** Writes a change of a game, which thereby lies on the table: all at once or not at all. */
export function writeChange(database: Database, tab: string, change: GameChange): Promise<void> {
  const { game, from, commands, checkpoint } = change;
  return write(database, function* requests(writing) {
    yield* fence(writing, tab);
    yield writing.objectStore('table').put({ game: game.id, owner: tab } satisfies CurrentGame, 'table');
    yield writing.objectStore('games').put(game);
    const log = writing.objectStore('commands');
    yield log.delete(commandKeys(game.id, from));
    for (const [i, command] of commands.entries()) yield log.put(command, [game.id, from + i]);
    const checkpoints = writing.objectStore('checkpoints');
    if (checkpoint === null) yield checkpoints.delete(game.id);
    else if (checkpoint !== undefined) yield checkpoints.put({ checkpoint, check: firstChecksum(checkpoint) }, game.id);
  });
}

/** Makes this tab the owner of the table, and reads what lies there: nothing can be written to it in between. */
export function takeOwnership(database: Database, tab: string, now: number): Promise<StoredRecords | null> {
  return inTransaction(database, 'readwrite', async (writing) => {
    const store = writing.objectStore('table');
    const before = parseCurrentGame(await store.get('table'));
    for (const key of await store.getAllKeys()) {
      const marked = key === 'table' ? null : await store.get(key);
      if (typeof marked === 'number' && marked < now - WEEK) await store.delete(key);
    }
    await store.delete(lostMark(tab));
    if (before?.owner && before.owner !== tab) await store.put(now, lostMark(before.owner));
    const found = await findCurrentGame(writing, before);
    await store.put({ game: found?.id ?? '', owner: tab } satisfies CurrentGame, 'table');
    return found;
  });
}

/** What lies on the table, for a tab that only looks on. */
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
  // Nobody remembers which game it was: the one written last.
  const games = (await reading.objectStore('games').getAll()) as readonly Partial<StoredGame>[];
  const latest = games.toSorted((a, b) => String(b.savedAt).localeCompare(String(a.savedAt)))[0];
  return typeof latest?.id === 'string' ? readRecords(reading, latest.id) : null;
}

async function readRecords(reading: Reading, id: string): Promise<StoredRecords | null> {
  const game = await reading.objectStore('games').get(id);
  const values = await reading.objectStore('commands').getAll(commandKeys(id));
  const keys = await reading.objectStore('commands').getAllKeys(commandKeys(id));
  const checkpoint = await reading.objectStore('checkpoints').get(id);
  if (game === undefined && values.length === 0 && checkpoint === undefined) return null;
  return { id, game, commands: values.map((value, i) => ({ n: keys[i]?.[1] ?? i, value })), checkpoint };
}

/** Ids of all games of which anything is stored, and their records. */
export const listGames = (database: Database): Promise<readonly { id: string; game: unknown }[]> =>
  inTransaction(database, 'readonly', async (reading) => {
    const games = await reading.objectStore('games').getAll();
    const known = new Map(games.map((game) => [(game as StoredGame).id, game]));
    // From game to game, without reading their commands: some may have lost their record.
    let cursor = await reading.objectStore('commands').openKeyCursor();
    while (cursor !== null) {
      const [id] = cursor.key;
      if (!known.has(id)) known.set(id, undefined);
      cursor = await cursor.continue([id, Number.MAX_SAFE_INTEGER]);
    }
    return [...known].map(([id, game]) => ({ id, game }));
  });

/**
 * Deletes games, chosen from those that have a record. Chosen in the same transaction, so that a game which has come on
 * the table meanwhile is never among them.
 */
export const deleteGames = (
  database: Database,
  choose: (aside: readonly { id: string; game: unknown }[]) => readonly string[],
): Promise<void> =>
  inTransaction(database, 'readwrite', async (writing) => {
    const onTable = parseCurrentGame(await writing.objectStore('table').get('table'))?.game;
    const games = await writing.objectStore('games').getAll();
    const aside = games.map((game) => ({ id: (game as StoredGame).id, game })).filter(({ id }) => id !== onTable);
    for (const id of choose(aside)) {
      if (id === onTable) continue;
      await writing.objectStore('games').delete(id);
      await writing.objectStore('commands').delete(commandKeys(id));
      await writing.objectStore('checkpoints').delete(id);
    }
  });
