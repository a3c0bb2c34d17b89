import type { RuleId } from '../ruleIds.ts';
import type { GameState, Unit } from '../state.ts';

/** A rule that limits what hits can be assigned to. */
export interface HitLimit {
  readonly rule: RuleId;
  canBeHit(state: GameState, unit: Unit): boolean;
  /** What is hit leaves in the opening fire, whatever would keep others (NA-JA-2). */
  readonly dooms?: true;
}
