import type { Command, GameState } from '../../src/engine/index.ts';
import { replaying } from '../../src/store/timeline.ts';

/** A log replayed in one go. */
export function replayed(start: GameState, commands: readonly Command[]) {
  const work = replaying(start, commands);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
