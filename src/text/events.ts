import type { GameEvent, GameState } from '../engine/index.ts';

/** What happened, in a sentence; `state` is the game after the event. Null: nothing worth saying. */
export function eventText(_state: GameState, event: GameEvent): string | null {
  return event.type;
}
