import type { Awaiting } from './awaited.ts';
import type { Command } from './command.ts';
import type { CommandRules, Log } from './commandRule.ts';
import type { Destination } from './destination.ts';
import type { UnitId } from './ids.ts';
import type { Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** Something that stands before every command of the phase while it is open: a battle, fighters that must land. */
export interface Interrupt {
  isOpen(state: GameState): boolean;
  /** What it asks while it is open. */
  asks(state: GameState): Awaiting;
  /** The commands that answer it now. */
  takes(state: GameState): CommandRules;
  /** Where these units can go while it is open. */
  destinations?(state: GameState, units: readonly UnitId[]): readonly Destination[];
  /** What follows by itself while it is open; false if it needs an answer. */
  pass?(log: Log): boolean;
  /** Why any other command must wait. */
  refusal(state: GameState, command: Command): Refusal;
}
