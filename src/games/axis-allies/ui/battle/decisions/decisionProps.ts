import type { Awaiting, GameState } from '../../../../../engine/axis-allies/index.ts';

/** Props of a decision: what the game waits for, and the game. */
export interface DecisionProps<Kind extends Awaiting['kind']> {
  readonly state: GameState;
  readonly question: Extract<Awaiting, { kind: Kind }>;
}
