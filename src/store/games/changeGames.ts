import { deleteGames } from '../../saves/gameRecords.ts';
import { copyGame, renameGame, addGame, addRecords, type AddedGame } from '../../saves/keptGames.ts';
import { newSeed } from '../../session/dice.ts';
import { MAX_ARCHIVED_GAMES, MAX_TITLE_LENGTH } from '../../saves/limits.ts';
import { setRunningGame, runningGame } from '../displayedGame.ts';
import { useAutosave, type Shelf } from '../autosaveStore.ts';
import { runInChunks } from '../runInChunks.ts';
import { storedChange } from '../storedChange.ts';
import type { GamesFromFile, ReadGame } from './readGames.ts';

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

/** How many more games can be kept without one of the others having to go. */
export const roomForGames = (): number => Math.max(0, MAX_ARCHIVED_GAMES - useAutosave.getState().archived.length);

/** The names that people gave the games of this browser. */
export const takenNames = (): readonly string[] =>
  [runningGame().name, ...useAutosave.getState().archived.map(({ game }) => game?.name)].filter(
    (name) => typeof name === 'string',
  );

/** The name with something after it, cut so that both together are no longer than a name may be. */
export function nameWith(name: string, after: string): string {
  const cut = name.slice(0, MAX_TITLE_LENGTH - after.length);
  // No half of a sign is left at its end.
  return cut.replace(/[\ud800-\udbff]$/, '') + after;
}

/** The name, or with a number if others have it: 'Friday (2)'. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.replace(/ \(\d+\)$/, '');
  for (let n = 2; ; n += 1) {
    const free = nameWith(stem, ` (${n})`);
    if (!taken.includes(free)) return free;
  }
}

/**
 * Adds what was read to the games of this browser, each game in one go, as new ones: nothing is replaced, and a name
 * that is taken gets a number. Rejects where the storage fails; `onAdded` has heard how many were added by then.
 */
export async function addGames(
  shelf: Shelf,
  { games, damaged }: Pick<GamesFromFile, 'games' | 'damaged'>,
  onAdded: (count: number) => void = () => undefined,
): Promise<void> {
  const taken = [...takenNames()];
  let count = 0;
  try {
    for (const read of games) {
      const added = await toAdded(read, taken);
      await shelf.connection.use((database) => addGame(database, added));
      if (added.game.name !== undefined) taken.push(added.game.name);
      onAdded((count += 1));
    }
    for (const records of damaged) {
      await shelf.connection.use((database) => addRecords(database, records, newSeed()));
      onAdded((count += 1));
    }
  } finally {
    await shelf.reload();
  }
}

async function toAdded(
  { opened: { setup, timeline, name, timeUsed = {} }, savedAt, checkpoint }: ReadGame,
  taken: readonly string[],
): Promise<AddedGame> {
  const { state, commands, sideLines } = timeline;
  const called = name === undefined ? null : freeName(name, taken);
  const added = { id: newSeed(), setup, name: called, state, commands, sideLines, timeUsed };
  const { game, commands: log, sideLines: lines = [] } = (await runInChunks(storedChange(added, null))).change;
  return { game: { ...game, savedAt }, commands: log, checkpoint, sideLines: lines };
}
