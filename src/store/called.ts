import type { GameState, PowerId } from '../engine/index.ts';
import { awaitingOf, playerOf } from './selectors.ts';

/** Whether a choice is to be made by these powers whose player is not the one whose turn it is. Dice are no choice. */
export function isCalled(state: GameState, by: readonly PowerId[]): boolean {
  const { kind } = awaitingOf(state);
  if (kind === 'command' || kind === 'dice' || kind === 'over') return false;
  const player = playerOf(state, state.power)?.name;
  return by.length > 0 && by.every((power) => playerOf(state, power)?.name !== player);
}
