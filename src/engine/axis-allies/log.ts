import { applyEvent } from './applyEvent.ts';
import type { Log } from './commandRule.ts';
import type { GameEvent } from './event.ts';

export type { Log } from './commandRule.ts';

/** Records an event and applies it to the state. */
export function emit(log: Log, event: GameEvent): void {
  log.events.push(event);
  log.state = applyEvent(log.state, event);
}
