import { openDB, type IDBPDatabase } from 'idb';
import type { Command } from '../../src/engine/axis-allies/index.ts';
import type { Setup } from '../../src/saves/schema.ts';

/** A database of version 1: bare commands, the running game under the id `running`. */
export async function version1(name: string, games: Readonly<Record<string, OldGame>>): Promise<IDBPDatabase> {
  const database = await openDB(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      fresh.createObjectStore('commands');
    },
  });
  const writing = database.transaction(['games', 'commands'], 'readwrite');
  for (const [id, { setup, commands }] of Object.entries(games)) {
    if (setup !== undefined)
      await writing.objectStore('games').put({ id, version: 1, setup, savedAt: '2026-11-20T20:00:00.000Z' });
    for (const [n, command] of commands.entries())
      if (command !== null) await writing.objectStore('commands').put(command, [id, n]);
  }
  await writing.done;
  return database;
}

interface OldGame {
  readonly setup?: Setup;
  /** Null leaves a gap. */
  readonly commands: readonly (Command | null)[];
}
