import type { Awaiting } from '../awaited.ts';
import type { CommandRules, Log } from '../commandRule.ts';
import type { Battle, BattleSide, BattleStep, GameState, RollGroup, Shot } from '../state.ts';
import type { HitLimit } from './hitLimit.ts';

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
  /**
   * What the step does, as data: for those who reckon with rounds and do not play them. A step without it cannot be
   * reckoned.
   */
  readonly work?: StepWork;
}

/**
 * What happens before a step: nothing; the battle ends if it is over (COM-16); before that all casualties leave; or
 * those of an opening fire, but for those of a side that had a destroyer when the round began (COM-6, COM-15).
 */
export type Clearing = 'nothing' | 'end-if-over' | 'casualties' | 'surprised';

/** What a step does. */
export type StepWork =
  | {
      readonly does: 'roll';
      readonly side: BattleSide;
      readonly clears: Clearing;
      groups(state: GameState, battle: Battle): readonly RollGroup[];
      /** Whether these are dice of the side's own units, each of which rolls its own, whoever rolls with it. */
      readonly byUnit: boolean;
    }
  | { readonly does: 'lose'; readonly side: BattleSide; readonly limit: HitLimit | null }
  /** A gun fires at single air units. */
  | { readonly does: 'shoot'; shot(state: GameState, battle: Battle): Shot | null }
  | {
      readonly does: 'submerge';
      readonly side: BattleSide;
      readonly clears: Clearing;
      /**
       * At the end of a round, unless an enemy destroyer is left then; or at its beginning, unless one was there then,
       * and those that stay strike before all others (COM-5, COM-6, COM-15).
       */
      readonly endsRound: boolean;
    }
  | { readonly does: 'retreat'; readonly clears: Clearing };
