import { readGame } from '../../saves/gameRecords.ts';
import { gamesText, type GameInFile } from '../../saves/gamesFile.ts';
import { intactPart } from '../../saves/intactPart.ts';
import { SAVE_VERSION, type Save } from '../../saves/schema.ts';
import type { StoredRecords } from '../../saves/storedGame.ts';
import { toSave } from '../../saves/saveFile.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import { runInChunks } from '../runInChunks.ts';
import { runningGame } from '../displayedGame.ts';
import { openStoredGame } from '../openStoredGame.ts';
import type { Shelf } from '../autosaveStore.ts';

/** What is stored of a game, as a save; the records as they are if it is damaged; null if it no longer exists. */
export async function gameInFile({ connection }: Shelf, id: string): Promise<GameInFile | null> {
  const found = await connection.use((database) => readGame(database, id));
  return found === null ? null : fileEntry(found);
}

async function fileEntry(records: StoredRecords): Promise<GameInFile> {
  const { game, commands, damage, checkpoint, sideLines } = await runInChunks(intactPart(records));
  if (game === null || damage !== null) return { damaged: records };
  const { rules, name, setup, timeUsed, savedAt } = game;
  const save: Save = {
    version: SAVE_VERSION,
    rules,
    ...(name !== undefined && { name }),
    ...setup,
    commands,
    checkpoint,
    ...(sideLines.length > 0 && { sideLines }),
    ...(timeUsed && { timeUsed }),
    savedAt,
  };
  return { save };
}

/** A stored game as the text of a file; null if it no longer exists. */
export async function gameText(shelf: Shelf, id: string): Promise<string | null> {
  const game = await gameInFile(shelf, id);
  if (game === null) return null;
  return JSON.stringify('save' in game ? game.save : game.damaged, null, 1);
}

/** All these games as the text of one file. Games that no longer exist are left out. */
export async function allGamesText(shelf: Shelf, ids: readonly string[]): Promise<string> {
  await shelf.settled();
  const games: GameInFile[] = [];
  // One at a time: together they may be large.
  for (const id of ids) {
    const game = await gameInFile(shelf, id);
    if (game !== null) games.push(game);
  }
  return gamesText(games, new Date());
}

/**
 * A game as a save: a stored one by its id, or the running one as it stands. Null if it no longer exists or is damaged.
 */
export async function saveToSend(shelf: Shelf | null, id: string | null): Promise<Save | null> {
  if (shelf !== null && id !== null && id !== shelf.currentId()) {
    const found = await gameInFile(shelf, id);
    return found !== null && 'save' in found ? found.save : null;
  }
  const { setup, name, commands, timeline } = runningGame();
  return setup === null ? null : toSave(setup, commands, new Date(), { sideLines: timeline?.sideLines, name });
}

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
