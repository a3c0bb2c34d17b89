import type { GameState, Refusal } from '../engine/index.ts';

/** One plain sentence that says why a command was refused. */
export function refusalText(_state: GameState, refusal: Refusal): string {
  return `Not allowed (${refusal.rule}).`;
}
