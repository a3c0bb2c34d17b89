import type { Command, GameState } from '../../src/engine/axis-allies/index.ts';
import { replaySteps } from '../../src/session/timeline.ts';
import { axisAllies } from '../../src/engine/axis-allies/family.ts';

/** Replays a log in one go. */
export function replayLog(start: GameState, commands: readonly Command[]) {
  const work = replaySteps(axisAllies, start, commands);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
