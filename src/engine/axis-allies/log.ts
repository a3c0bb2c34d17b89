import { react } from './advantages/react.ts';
import { applyEvent } from './applyEvent.ts';
import type { Log } from './commandRule.ts';
import type { GameEvent } from './event.ts';

export type { Log } from './commandRule.ts';

/** Records an event and applies it to the state; what advantages in play make of it follows at once. */
export function emit(log: Log, event: GameEvent): void {
  const before = log.state;
  log.events.push(event);
  log.state = applyEvent(before, event);
  react(log, event, before);
}
