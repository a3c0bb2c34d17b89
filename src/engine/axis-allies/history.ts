import { fault, ok, type Result } from '../common/result.ts';
import type { Command } from './command.ts';
import { play } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** Play commands one after another; the index and refusal of the first that does not stand. */
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
 * Play all commands but one. Later ones that no longer stand without it are dropped too; `dropped` holds every index
 * left out.
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
