import { deleteGames } from '../../saves/gameRecords.ts';
import { copyGame, renameGame } from '../../saves/keptGames.ts';
import { newSeed } from '../../session/dice.ts';
import { setRunningGame } from '../displayedGame.ts';
import type { Shelf } from './shelf.ts';

/** Gives a game this name, or none. The current game's is stored by autosave, like its commands. */
export async function rename(shelf: Shelf, id: string, name: string | null): Promise<void> {
  if (id === shelf.currentId()) return setRunningGame({ name });
  await shelf.connection.use((database) => renameGame(database, id, name));
  await shelf.reload();
}

/** Adds a copy of a game, under this name, with all commands given so far; returns its id. */
export async function copy(shelf: Shelf, id: string, name: string): Promise<string> {
  await shelf.settled();
  const copied = { id: newSeed(), name, savedAt: new Date().toISOString() };
  await shelf.connection.use((database) => copyGame(database, id, copied));
  await shelf.reload();
  return copied.id;
}

/** Deletes these games for ever, but never the current one. */
export async function deleteForEver(shelf: Shelf, ids: readonly string[]): Promise<void> {
  await shelf.connection.use((database) => deleteGames(database, () => ids));
  await shelf.reload();
}
