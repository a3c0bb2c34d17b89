import type { Database } from './database.ts';
import { firstChecksum } from './checksum.ts';
import { inTransaction, readRecords, runRequests, sent } from './gameRecords.ts';
import type { Checkpoint } from './schema.ts';
import type { StoredCommand, StoredGame, StoredRecords, StoredSideLine } from './storedGame.ts';

/** A game to be added to those of this browser. */
export interface AddedGame {
  readonly game: StoredGame;
  readonly commands: readonly StoredCommand[];
  readonly checkpoint: Checkpoint | null;
  readonly sideLines: readonly StoredSideLine[];
}

/** Gives a stored game this name, or none. A record that cannot be read stays as it is. */
export const renameGame = (database: Database, id: string, name: string | null): Promise<void> =>
  inTransaction(database, 'readwrite', async (writing) => {
    const games = writing.objectStore('games');
    const game = await games.get(id);
    if (typeof game !== 'object' || game === null) return;
    await games.put({ ...game, name: name ?? undefined });
  });

/** Stores all there is of a game a second time, damage included; false if there is nothing. */
export const copyGame = (
  database: Database,
  id: string,
  copy: Pick<StoredGame, 'id' | 'name' | 'savedAt'>,
): Promise<boolean> =>
  inTransaction(database, 'readwrite', async (writing) => {
    const found = await readRecords(writing, id);
    if (found === null) return false;
    await Promise.all(sent(puts(writing, { ...found, game: { ...(found.game as object), ...copy } }, copy.id)));
    return true;
  });

/** Adds a game, all of it or nothing. */
export const addGame = (database: Database, { game, commands, checkpoint, sideLines }: AddedGame): Promise<void> =>
  addRecords(
    database,
    {
      id: game.id,
      game,
      commands: commands.map((value, n) => ({ n, value })),
      checkpoint: checkpoint === null ? undefined : { checkpoint, check: firstChecksum(checkpoint) },
      sideLines: sideLines.length === 0 ? undefined : sideLines,
    },
    game.id,
  );

/** Adds the records of a game under this id as they are, damage included. */
export const addRecords = (database: Database, records: StoredRecords, id: string): Promise<void> =>
  runRequests(database, (writing) => puts(writing, records, id));

type Writing = Parameters<Parameters<typeof runRequests>[1]>[0];

function* puts(
  writing: Writing,
  { game, commands, checkpoint, sideLines }: StoredRecords,
  id: string,
): Generator<Promise<unknown>> {
  const log = writing.objectStore('commands');
  for (const { n, value } of commands) yield log.put(value, [id, n]);
  if (typeof game === 'object' && game !== null) yield writing.objectStore('games').put({ ...game, id });
  if (checkpoint !== undefined) yield writing.objectStore('checkpoints').put(checkpoint, id);
  if (sideLines !== undefined) yield writing.objectStore('sideLines').put(sideLines, id);
}
