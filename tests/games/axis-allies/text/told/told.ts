import type { GameState, Reason, RuleId } from '../../../../../src/engine/axis-allies/index.ts';
import type { Order } from '../../../../engine/axis-allies/rules/position.ts';

/** A situation, an order that is refused in it, and what people are told. */
export interface Told {
  readonly what: string;
  readonly on: () => readonly [GameState, Order];
  readonly by: RuleId;
  readonly reason: Reason;
  readonly says: string;
  /** What would be allowed; left out where nothing is offered. */
  readonly instead?: string;
}
