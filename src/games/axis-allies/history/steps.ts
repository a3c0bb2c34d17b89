import { play, type Command, type GameEvent, type GameState } from '../../../engine/axis-allies/index.ts';

/** One command of a game, and what came of it. */
export interface GameStep {
  /** The number of commands before it. */
  readonly index: number;
  readonly command: Command;
  /** The state before; it still has the units that the events destroy. */
  readonly before: GameState;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Plays a game again, a command at a time. It ends at a command that the rules refuse. */
export function* stepsOf(start: GameState, commands: readonly Command[]): Generator<GameStep, void> {
  let before = start;
  for (const [index, command] of commands.entries()) {
    const played = play(before, command);
    if (!played.ok) return;
    const { state, events } = played.value;
    yield { index, command, before, state, events };
    before = state;
  }
}
