import type { Command } from '../engine/index.ts';
import type { BesideCommands } from './gameOnTable.ts';
import { runningGame, setRunningGame } from './displayedGame.ts';
import { appendLog } from '../session/timeline.ts';

/**
 * Shows the new commands of another tab as if they were given here, with the game's name and time. Returns false if the
 * log does not begin with the commands known here: then the game must be loaded again.
 */
export function appendStoredCommands(commands: readonly Command[], more: BesideCommands): boolean {
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
