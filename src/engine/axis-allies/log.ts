import type { GameEvent } from './event.ts';
import { applyEvent } from './applyEvent.ts';
import type { GameState } from './state.ts';

/** A command being carried out: the events so far and the state they lead to. */
export interface Log {
  state: GameState;
  readonly events: GameEvent[];
}

/** Record an event and go on from the state it makes. */
export function emit(log: Log, event: GameEvent): void {
  log.events.push(event);
  log.state = applyEvent(log.state, event);
}
