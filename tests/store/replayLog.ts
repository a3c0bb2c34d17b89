import type { Command, GameState } from '../../src/engine/index.ts';
import { replaySteps } from '../../src/session/timeline.ts';
import { axisAllies } from '../../src/games/axis-allies/session/rules.ts';

/** Replays a log in one go. */
export function replayLog(start: GameState, commands: readonly Command[]) {
  const work = replaySteps(axisAllies, start, commands);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
