import type { CommandRules, Log } from '../commandRule.ts';
import type { Destination, Warning } from '../destination.ts';
import type { Phase, UnitId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/**
 * A phase of a turn (TURN-2). An edition lists its phases in order; the command `end-phase` ends each of them.
 */
export interface PhaseRule {
  readonly id: Phase;
  /** The commands that the acting power can give, beside the end of the phase. */
  readonly takes: CommandRules;
  /** Where these units can go, if the phase is none of moves but takes some. */
  destinations?(state: GameState, units: readonly UnitId[]): readonly Destination[];
  /** Whether the turn goes on without this phase. */
  isSkipped?(state: GameState): boolean;
  /** What happens when the phase begins. */
  begin?(log: Log): void;
  /** All reasons why the phase cannot end yet. */
  faults?(state: GameState): readonly Refusal[];
  /** What would be lost if the phase ended now. */
  warnings?(state: GameState): readonly Warning[];
  /** What happens when the phase ends. */
  end?(log: Log): void;
}
