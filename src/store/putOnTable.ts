import type { Command } from '../engine/index.ts';
import { useGame } from './gameStore.ts';
import type { OpenedGame } from './openSave.ts';
import { appendLog } from './timeline.ts';

/** Puts an opened game on the table; the one there gives way. */
export function putOnTable({ setup, timeline }: OpenedGame): void {
  useGame.getState().loadGame(setup, timeline);
}

/**
 * What another tab did in the game on the table is told like a command of one's own. Answers false if these commands
 * do not begin with those known: then the game must be taken up anew.
 */
export function putFurther(commands: readonly Command[]): boolean {
  const { timeline: known } = useGame.getState();
  const further = known === null ? null : appendLog(known, commands);
  if (further === null) return false;
  const { timeline, events } = further;
  useGame.setState({
    timeline,
    game: timeline.state,
    commands: timeline.commands,
    events,
    before: known?.state ?? null,
  });
  return true;
}
