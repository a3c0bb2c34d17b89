import type { Awaiting } from '../awaited.ts';
import type { CommandRules, Log } from '../commandRule.ts';
import type { Battle, BattleStep, GameState } from '../state.ts';

/** A step of a battle round (COM-3). An edition lists its steps in order. */
export interface StepRule {
  readonly id: BattleStep;
  /**
   * Does what needs no answer. False if the step waits for an answer; else the battle has gone on to another step, or
   * is over.
   */
  pass(log: Log, battle: Battle): boolean;
  /** What it asks when it waits. */
  asks(state: GameState, battle: Battle): Awaiting;
  /** The commands that answer it. */
  readonly takes: CommandRules;
}
