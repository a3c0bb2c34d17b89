import type { BySpace, PowerId } from '../../engine/index.ts';
import { readGame } from '../../saves/gameRecords.ts';
import { openStoredGame } from '../openStoredGame.ts';
import type { Shelf } from './shelf.ts';

/** One game at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Who holds what in a game that was stored before that was kept beside its commands: found by playing it. Null if
 * nothing of it can be played.
 */
export function controlOf({ connection }: Shelf, id: string): Promise<BySpace<PowerId | null> | null> {
  const find = async (): Promise<BySpace<PowerId | null> | null> => {
    const found = await connection.use((database) => readGame(database, id));
    return found === null ? null : ((await openStoredGame(found)).opened?.timeline.state.control ?? null);
  };
  const finding = last.then(find, find);
  last = finding;
  return finding;
}
