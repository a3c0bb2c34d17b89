import { deleteDB, openDB } from 'idb';

const PASSING = 'warboard-passing';

/**
 * Has the browser begin a new file for what is stored from now on. When the disk was full or the power failed, the file
 * in use may end in half a record. Chromium writes on behind it, cannot read past it when it is next started, and then
 * deletes all that was stored: every game, study and lesson. The deletion of a database has it write down all it holds
 * and begin a new file. Never rejects: where that fails, everything is as it was.
 */
export async function renewFiles(): Promise<void> {
  try {
    (await openDB(PASSING)).close();
    await deleteDB(PASSING);
  } catch {
    // Whoever stores something next hears of the trouble.
  }
}
