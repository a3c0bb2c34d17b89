import type { Result } from '../common/result.ts';
import { react } from './advantages/inPlay.ts';
import type { Command, CommandOf, CommandType } from './command.ts';
import type { GameEvent } from './event.ts';
import { applyEvent } from './events/applyEvent.ts';
import type { Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** The progress of a command: the events so far and the state after them. */
export interface Log {
  state: GameState;
  readonly events: GameEvent[];
}

export type Planned = Result<readonly GameEvent[], Refusal>;

/** What a command does in a phase, or when it answers a question. */
export interface CommandRule<Given extends Command = Command> {
  /** Its first events, or why it is refused. Does not compute a new state. */
  plan(state: GameState, command: Given): Planned;
  /** The command only makes up for what an earlier phase left open; nobody is sent to this phase for it. */
  readonly isLate?: true;
  /** What follows automatically, after the first events. */
  after?(log: Log, command: Given): void;
}

/** The commands that are taken, each with its rule. */
export type CommandRules = { readonly [Type in CommandType]?: CommandRule<CommandOf<Type>> };

/** Records an event and applies it to the state; what advantages in play make of it follows at once. */
export function emit(log: Log, event: GameEvent): void {
  const before = log.state;
  log.events.push(event);
  log.state = applyEvent(before, event);
  react(log, event, before);
}
