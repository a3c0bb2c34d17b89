import type { Awaiting } from './awaited.ts';
import { interruptNow } from './map/board.ts';
import type { GameState } from './state.ts';

/** The input the game waits for in this state; kind 'over' if the game has been won. */
export function awaiting(state: GameState): Awaiting {
  if (state.outcome) return { kind: 'over', outcome: state.outcome };
  return interruptNow(state)?.asks(state) ?? { kind: 'command', by: [state.power] };
}
