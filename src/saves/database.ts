import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Command } from '../engine/index.ts';
import type { Setup } from './schema.ts';

/** The game that goes on; others are those set aside. */
export const RUNNING = 'running';

/** What is kept besides the commands. `unknown` where it is read back: the database is outside, too. */
export interface StoredGame {
  readonly id: string;
  readonly version: 1;
  readonly setup: Setup;
  readonly savedAt: string;
}

interface GameSchema extends DBSchema {
  games: { key: string; value: StoredGame };
  /** One record a command, under the game and its place in it: nothing said before is ever written again. */
  commands: { key: [string, number]; value: Command };
}

export type Database = IDBPDatabase<GameSchema>;

/** Opens the browser's database; refused where the browser allows no storage. */
export function openDatabase(name = 'warboard'): Promise<Database> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new Error('This browser keeps no data.'));
  return openDB<GameSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('commands');
    },
  });
}

/**
 * Settles when a transaction is stored. It is committed at once rather than when its requests have reported back,
 * so that a page which is closed in the very next moment has still kept what was said on it.
 */
async function stored(
  writing: { commit(): void; readonly done: Promise<void> },
  steps: readonly Promise<unknown>[],
): Promise<void> {
  writing.commit();
  await Promise.all([...steps, writing.done]);
}

const allOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

/** Puts a game in place of the one under this id, all at once or not at all. */
export async function writeGame(database: Database, game: StoredGame, commands: readonly Command[]): Promise<void> {
  const writing = database.transaction(['games', 'commands'], 'readwrite');
  const log = writing.objectStore('commands');
  await stored(writing, [
    log.delete(allOf(game.id)),
    writing.objectStore('games').put(game),
    ...commands.map((command, n) => log.put(command, [game.id, n])),
  ]);
}

/** Writes commands from a place in the log on; whatever stood there and after it goes. */
export async function writeCommands(
  database: Database,
  id: string,
  from: number,
  commands: readonly Command[],
): Promise<void> {
  const writing = database.transaction('commands', 'readwrite');
  await stored(writing, [
    writing.store.delete(allOf(id, from)),
    ...commands.map((command, i) => writing.store.put(command, [id, from + i])),
  ]);
}

/** What is stored under an id, in the form of a save file and unchecked; null if there is nothing. */
export async function readGame(database: Database, id: string): Promise<unknown> {
  const reading = database.transaction(['games', 'commands']);
  const [game, commands] = await Promise.all([
    reading.objectStore('games').get(id),
    reading.objectStore('commands').getAll(allOf(id)),
  ]);
  await reading.done;
  if (game === undefined && commands.length === 0) return null;
  return { version: game?.version, ...game?.setup, commands, savedAt: game?.savedAt };
}

/** Moves the running game under another id, so that a game which cannot be opened is not lost. */
export async function setGameAside(database: Database, asideId: string): Promise<void> {
  const moving = database.transaction(['games', 'commands'], 'readwrite');
  const games = moving.objectStore('games');
  const log = moving.objectStore('commands');
  const [game, commands, keys] = await Promise.all([
    games.get(RUNNING),
    log.getAll(allOf(RUNNING)),
    log.getAllKeys(allOf(RUNNING)),
  ]);
  const steps: Promise<unknown>[] = [games.delete(RUNNING), log.delete(allOf(RUNNING))];
  if (game !== undefined) steps.push(games.put({ ...game, id: asideId }));
  commands.forEach((command, i) => steps.push(log.put(command, [asideId, keys[i]?.[1] ?? i])));
  await stored(moving, steps);
}
