import type { Awaiting, GameState } from '../../../engine/index.ts';

/** What a decision's component is given: the question of its kind, and the game it is asked in. */
export interface DecisionProps<Kind extends Awaiting['kind']> {
  readonly state: GameState;
  readonly question: Extract<Awaiting, { kind: Kind }>;
}
