import type { AnyCommand } from '../engine/index.ts';
import type { Connection } from '../saves/connection.ts';
import { readCurrentGame } from '../saves/gameRecords.ts';
import { intactPart } from '../saves/intactPart.ts';
import { areSameLines } from '../session/takebacks.ts';
import { appendLog } from '../session/timeline.ts';
import { useAutosave } from './autosaveStore.ts';
import type { BesideCommands } from './gameOnTable.ts';
import type { OpenedGame } from './openSave.ts';
import { openStoredGame } from './openStoredGame.ts';
import { runInChunks } from './runInChunks.ts';
import { runningGame, setRunningGame } from './displayedGame.ts';
import { notSaved, reasonOf } from './saveFailure.ts';

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
