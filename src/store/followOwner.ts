import type { AnyCommand } from '../engine/index.ts';
import type { Connection } from '../saves/database.ts';
import { readCurrentGame } from '../saves/gameRecords.ts';
import { intactPart } from '../saves/intactPart.ts';
import { areSameLines } from '../session/takebacks.ts';
import { appendLog } from '../session/timeline.ts';
import { useAutosave, type NotSavedReason, type SaveStatus } from './autosaveStore.ts';
import type { BesideCommands } from './gameOnTable.ts';
import type { OpenedGame } from './openSave.ts';
import { openStoredGame } from './openStoredGame.ts';
import { runInChunks } from './runInChunks.ts';
import { runningGame, setRunningGame } from './displayedGame.ts';
import { EditionNotLoaded } from './loadEditionOf.ts';

/** The status after a failed save; it keeps the time of the first unsaved command. */
export const notSaved = (reason: NotSavedReason): SaveStatus => ({
  state: 'not-saved',
  since: useAutosave.getState().saveStatus.since,
  reason,
});

/**
 * By the names of errors; a disk that has just become full is not called so by every browser. What else goes wrong is
 * about what is stored, not about the storage.
 */
const REASONS: Readonly<Record<string, NotSavedReason>> = {
  // Of a browser without any storage.
  Error: 'refused',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  InvalidStateError: 'refused',
  QuotaExceededError: 'full',
  VersionError: 'outdated',
  UnknownError: 'failing',
  AbortError: 'failing',
  TimeoutError: 'failing',
};

/** The reason behind an error of the database, or of loading the stored game. */
export function reasonOf(error: unknown): NotSavedReason {
  if (error instanceof EditionNotLoaded) return 'not-loaded';
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  // A database that waits for another tab times out too.
  if (name === 'TimeoutError' && useAutosave.getState().saveStatus.reason === 'blocked') return 'blocked';
  return REASONS[name] ?? 'unreadable';
}

interface FollowOptions {
  readonly connection: Connection;
  readonly currentId: () => string | null;
  /** Adds the new commands of the current game, with its name and time; false if they do not continue it. */
  readonly append: (commands: readonly AnyCommand[], more: BesideCommands) => boolean;
  readonly show: (opened: OpenedGame, id: string) => void;
}

/** Returns a function that shows what the owning tab has stored. Calls during a run lead to one more run. */
export function ownerFollower({ connection, currentId, append, show }: FollowOptions): () => void {
  let isRunning = false;
  let hasNews = false;

  async function run(): Promise<void> {
    while (hasNews && runningGame().readOnly) {
      hasNews = false;
      const found = await connection.use(readCurrentGame);
      useAutosave.setState({ isUnread: false });
      if (found === null) continue;
      const { game, commands, damage, sideLines } = await runInChunks(intactPart(found));
      // What another tab takes back is shown by loading the game again.
      const isLonger = areSameLines(sideLines, runningGame().timeline?.sideLines ?? []);
      const isSame = damage === null && isLonger && currentId() === found.id;
      if (isSame && append(commands, { name: game?.name ?? null, timeUsed: game?.timeUsed ?? {} })) continue;
      const { opened, broken } = await openStoredGame(found);
      useAutosave.setState({ broken });
      if (opened !== null && runningGame().readOnly) show(opened, found.id);
    }
  }

  return () => {
    hasNews = true;
    if (isRunning) return;
    isRunning = true;
    void run()
      .catch((error: unknown) => useAutosave.setState({ saveStatus: notSaved(reasonOf(error)) }))
      .finally(() => {
        isRunning = false;
        useAutosave.setState({ isLoading: false });
      });
  };
}

/**
 * Shows the new commands of another tab as if they were given here, with the game's name and time. Returns false if the
 * log does not begin with the commands known here: then the game must be loaded again.
 */
export function appendStoredCommands(commands: readonly AnyCommand[], more: BesideCommands): boolean {
  const { timeline: known } = runningGame();
  const longer = known === null ? null : appendLog(known, commands);
  if (longer === null) return false;
  const { timeline, events } = longer;
  if (timeline === known) {
    setRunningGame(more);
    return true;
  }
  setRunningGame({
    ...more,
    timeline,
    game: timeline.state,
    commands: timeline.commands,
    events,
    before: known?.state ?? null,
  });
  return true;
}
