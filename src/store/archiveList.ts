import type { Connection } from '../saves/connection.ts';
import { deleteSurplusGames, listArchivedGames } from './archivedGames.ts';
import { useAutosave } from './autosaveStore.ts';

export interface ArchiveList {
  /** Deletes surplus games and lists the rest, if the current game has changed. A failure waits for the next call. */
  update(): Promise<void>;
  /** Lists the games as they are now, whether the current game has changed or not. */
  reload(): Promise<void>;
  stop(): void;
}

/** Keeps the list of archived games up to date. */
export function archiveList(connection: Connection, currentId: () => string | null): ArchiveList {
  /** Of which current game the list is, and how often it had been asked for anew by then; null before. */
  let listed: { readonly current: string | null; readonly asked: number } | null = null;
  let asked = 0;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const isListed = (): boolean => listed?.current === currentId() && listed.asked === asked;

  async function list(): Promise<void> {
    try {
      while (!isListed()) {
        const now = { current: currentId(), asked };
        // On a full disk they can be listed all the same.
        const gone = await deleteSurplusGames(connection).catch(() => []);
        if (gone.length > 0) useAutosave.setState(({ dropped }) => ({ dropped: [...dropped, ...gone] }));
        const archived = await listArchivedGames(connection, now.current);
        if (isStopped) return;
        if (now.current !== currentId() || now.asked !== asked) continue;
        listed = now;
        useAutosave.setState({ archived });
      }
    } catch {
      // Nothing is lost; the next save tries again.
    } finally {
      running = null;
    }
  }

  async function update(): Promise<void> {
    if (isListed()) return;
    running ??= list();
    await running;
  }
  return {
    update,
    reload: async () => {
      asked += 1;
      await running;
      await update();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
