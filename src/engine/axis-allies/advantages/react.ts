import type { Log } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import type { GameState } from '../state.ts';
import { advantagesWith, isSpent } from './inPlay.ts';

/** Lets the advantages in play answer an event that has just happened, but for those that are used up. */
export function react(log: Log, event: GameEvent, before: GameState): void {
  for (const { advantage, owner } of advantagesWith(before, 'reacts'))
    if (!isSpent(log.state, advantage.id)) advantage.reacts(log, event, owner, before);
}
