import type { IDBPTransaction } from 'idb';
import { firstCheck } from './check.ts';
import { ALL_STORES, type Database, type GameSchema, type Table } from './database.ts';
import type { Checkpoint } from './schema.ts';
import type { Found, StoredCommand, StoredGame } from './storedGame.ts';

type Stores = (typeof ALL_STORES)[number][];
type Writing = IDBPTransaction<GameSchema, Stores, 'readwrite'>;
type Reading = IDBPTransaction<GameSchema, Stores, IDBTransactionMode>;

/** `strict`: "stored" means on the disk, not in a buffer that dies with the computer. */
function writeTo(database: Database): Writing {
  const writing = database.transaction([...ALL_STORES], 'readwrite', { durability: 'strict' });
  // Whoever waits for its requests hears of a failure there.
  writing.done.catch(() => undefined);
  return writing;
}

const allOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
const lost = (tab: string): string => `lost ${tab}`;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes a transaction of a tab fail that no longer owns the table. Who takes over leaves a mark for the owner before;
 * to add a mark that is there already fails, and the whole transaction with it. So a write needs no reading first and
 * can be committed at once, and a tab that was frozen cannot write into the game that went on without it.
 */
const fence = (writing: Writing, tab: string): Promise<unknown>[] => [
  writing.objectStore('table').add(0, lost(tab)),
  writing.objectStore('table').delete(lost(tab)),
];

/** Whether a write failed because another tab owns the table by now. */
export const isFencedOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

export interface Change {
  readonly game: StoredGame;
  /** Place in the log of the first of these commands; what stood there and after it goes. */
  readonly from: number;
  readonly commands: readonly StoredCommand[];
  /** Left out: the stored one stays. */
  readonly checkpoint?: Checkpoint | null;
}

/** Writes a change of a game, which thereby lies on the table: all at once or not at all. */
export async function writeChange(
  database: Database,
  tab: string,
  { game, from, commands, checkpoint }: Change,
): Promise<void> {
  const writing = writeTo(database);
  const log = writing.objectStore('commands');
  const steps: Promise<unknown>[] = [
    ...fence(writing, tab),
    writing.objectStore('table').put({ game: game.id, owner: tab } satisfies Table, 'table'),
    writing.objectStore('games').put(game),
    log.delete(allOf(game.id, from)),
    ...commands.map((command, i) => log.put(command, [game.id, from + i])),
  ];
  if (checkpoint === null) steps.push(writing.objectStore('checkpoints').delete(game.id));
  else if (checkpoint !== undefined)
    steps.push(writing.objectStore('checkpoints').put({ checkpoint, check: firstCheck(checkpoint) }, game.id));
  // Committed at once rather than when its requests have reported back, so that a page which is closed in the very next
  // moment has still kept what was said on it.
  writing.commit();
  await Promise.all([...steps, writing.done]);
}

/** Makes this tab the owner of the table, and reads what lies there: nothing can be written to it in between. */
export async function takeTable(database: Database, tab: string, now: number): Promise<Found | null> {
  const writing = writeTo(database);
  const store = writing.objectStore('table');
  const before = tableIn(await store.get('table'));
  for (const key of await store.getAllKeys()) {
    const marked = key === 'table' ? null : await store.get(key);
    if (typeof marked === 'number' && marked > 0 && marked < now - WEEK) await store.delete(key);
  }
  await store.delete(lost(tab));
  if (before?.owner && before.owner !== tab) await store.put(now, lost(before.owner));
  const found = await foundOnTable(writing, before);
  await store.put({ game: found?.id ?? '', owner: tab } satisfies Table, 'table');
  await writing.done;
  return found;
}

/** What lies on the table, for a tab that only looks on. */
export async function readTable(database: Database): Promise<Found | null> {
  const reading = database.transaction([...ALL_STORES]);
  const found = await foundOnTable(reading, tableIn(await reading.objectStore('table').get('table')));
  await reading.done;
  return found;
}

export async function readGame(database: Database, id: string): Promise<Found | null> {
  const reading = database.transaction([...ALL_STORES]);
  const found = await foundUnder(reading, id);
  await reading.done;
  return found;
}

function tableIn(value: unknown): Table | null {
  const { game, owner } = (value ?? {}) as Partial<Record<keyof Table, unknown>>;
  if (typeof game !== 'string') return null;
  return { game, owner: typeof owner === 'string' ? owner : null };
}

async function foundOnTable(reading: Reading, table: Table | null): Promise<Found | null> {
  const found = table === null ? null : await foundUnder(reading, table.game);
  if (found !== null || table?.game === '') return found;
  // Nobody remembers which game it was: the one written last.
  const games = (await reading.objectStore('games').getAll()) as readonly Partial<StoredGame>[];
  const latest = games.toSorted((a, b) => String(b.savedAt).localeCompare(String(a.savedAt)))[0];
  return typeof latest?.id === 'string' ? foundUnder(reading, latest.id) : null;
}

async function foundUnder(reading: Reading, id: string): Promise<Found | null> {
  const log = reading.objectStore('commands');
  const [game, values, keys, checkpoint] = await Promise.all([
    reading.objectStore('games').get(id),
    log.getAll(allOf(id)),
    log.getAllKeys(allOf(id)),
    reading.objectStore('checkpoints').get(id),
  ]);
  if (game === undefined && values.length === 0 && checkpoint === undefined) return null;
  return { id, game, commands: values.map((value, i) => ({ n: keys[i]?.[1] ?? i, value })), checkpoint };
}

/** Ids of all games of which anything is stored, and their records. */
export async function listGames(database: Database): Promise<readonly { id: string; game: unknown }[]> {
  const reading = database.transaction(['games', 'commands']);
  const games = await reading.objectStore('games').getAll();
  const known = new Map(games.map((game) => [(game as StoredGame).id, game]));
  const log = reading.objectStore('commands');
  // From game to game, without reading their commands: some may have lost their record.
  let cursor = await log.openKeyCursor();
  while (cursor !== null) {
    const [id] = cursor.key;
    if (!known.has(id)) known.set(id, undefined);
    cursor = await cursor.continue([id, Number.MAX_SAFE_INTEGER]);
  }
  await reading.done;
  return [...known].map(([id, game]) => ({ id, game }));
}

export async function deleteGames(database: Database, ids: readonly string[]): Promise<void> {
  const writing = writeTo(database);
  const steps = ids.flatMap((id) => [
    writing.objectStore('games').delete(id),
    writing.objectStore('commands').delete(allOf(id)),
    writing.objectStore('checkpoints').delete(id),
  ]);
  writing.commit();
  await Promise.all([...steps, writing.done]);
}
