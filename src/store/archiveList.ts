import type { Connection } from '../saves/connection.ts';
import { deleteSurplusGames, listArchivedGames } from './archivedGames.ts';
import { useAutosave } from './autosaveStore.ts';

export interface ArchiveList {
  /** Deletes surplus games and lists the rest, if the current game has changed. A failure waits for the next call. */
  update(): Promise<void>;
  /** Lists the games again, whether the current game has changed or not. */
  reload(): Promise<void>;
  stop(): void;
}

/** Keeps the list of archived games up to date. */
export function archiveList(connection: Connection, currentId: () => string | null): ArchiveList {
  /** The current game when the list was made; undefined before. */
  let listedFor: string | null | undefined;
  let isRunning = false;
  let isStopped = false;

  async function update(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      while (listedFor !== currentId()) {
        const id = currentId();
        await deleteSurplusGames(connection);
        const archived = await listArchivedGames(connection, id);
        if (isStopped) return;
        if (id !== currentId()) continue;
        listedFor = id;
        useAutosave.setState({ archived });
      }
    } catch {
      // Nothing is lost; the next save tries again.
    }
    isRunning = false;
  }

  return {
    update,
    reload: () => {
      listedFor = undefined;
      return update();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
