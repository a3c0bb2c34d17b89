import { toSave } from '../../saves/saveFile.ts';
import type { Save } from '../../saves/schema.ts';
import { runningGame } from '../displayedGame.ts';
import { gameInFile } from './gameText.ts';
import type { Shelf } from './shelf.ts';

/**
 * A game as a save: a stored one by its id, or the running one as it stands. Null if it no longer exists or is damaged.
 */
export async function saveToSend(shelf: Shelf | null, id: string | null): Promise<Save | null> {
  if (shelf !== null && id !== null && id !== shelf.currentId()) {
    const found = await gameInFile(shelf, id);
    return found !== null && 'save' in found ? found.save : null;
  }
  const { setup, name, commands, timeline } = runningGame();
  return setup === null ? null : toSave(setup, commands, new Date(), null, timeline?.sideLines, name);
}
