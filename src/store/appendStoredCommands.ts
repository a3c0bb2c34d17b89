import type { Command } from '../engine/index.ts';
import { runningGame, setRunningGame } from './runningGame.ts';
import { appendLog } from './timeline.ts';

/**
 * Shows the new commands of another tab as if they were given here, and the game's name. Returns false if the log
 * does not begin with the commands known here: then the game must be loaded again.
 */
export function appendStoredCommands(commands: readonly Command[], name: string | null): boolean {
  const { timeline: known } = runningGame();
  const longer = known === null ? null : appendLog(known, commands);
  if (longer === null) return false;
  const { timeline, events } = longer;
  setRunningGame({
    name,
    timeline,
    game: timeline.state,
    commands: timeline.commands,
    events,
    before: known?.state ?? null,
  });
  return true;
}
