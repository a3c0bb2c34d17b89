import type { GameEvent } from './event.ts';
import { applyEvent } from './applyEvent.ts';
import type { GameState } from './state.ts';

/** The progress of a command: the events so far and the state after them. */
export interface Log {
  state: GameState;
  readonly events: GameEvent[];
}

/** Records an event and applies it to the state. */
export function emit(log: Log, event: GameEvent): void {
  log.events.push(event);
  log.state = applyEvent(log.state, event);
}
