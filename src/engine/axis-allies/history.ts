import { fault, ok, type Result } from '../common/result.ts';
import type { Command } from './command.ts';
import { play } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** Plays commands in order. Answers the last state, or the index and refusal of the first refused command. */
export function replay(
  start: GameState,
  commands: readonly Command[],
): Result<GameState, { readonly index: number; readonly refusal: Refusal }> {
  let state = start;
  for (const [index, command] of commands.entries()) {
    const played = play(state, command);
    if (!played.ok) return fault({ index, refusal: played.fault });
    state = played.value.state;
  }
  return ok(state);
}

/**
 * Plays all commands except the one at index `without`. Later commands that are now refused are dropped too; `dropped`
 * lists the indices of all commands left out.
 */
export function withoutCommand(
  start: GameState,
  commands: readonly Command[],
  without: number,
): { readonly state: GameState; readonly commands: readonly Command[]; readonly dropped: readonly number[] } {
  let state = start;
  const kept: Command[] = [];
  const dropped: number[] = [];
  for (const [index, command] of commands.entries()) {
    const played = index === without ? null : play(state, command);
    if (played?.ok) {
      state = played.value.state;
      kept.push(command);
    } else dropped.push(index);
  }
  return { state, commands: kept, dropped };
}
