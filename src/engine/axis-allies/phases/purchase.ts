import { fault, ok, type Result } from '../../common/result.ts';
import type { TypeState } from '../pieces.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import type { ByUnitType } from '../ids.ts';
import { spendingRefusal } from './spending.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { COMPLEX, priceOf } from './wares.ts';

type Purchase = Extract<Command, { type: 'purchase' }>;

/** The cost of a purchase order in IPCs; what is not sold costs nothing. */
export const orderCost = (state: TypeState & Pick<GameState, 'power'>, order: ByUnitType<number>): number =>
  Object.entries(order).reduce((sum, [type, count]) => sum + count * (priceOf(state, state.power, type) ?? 0), 0);

/**
 * Purchase the whole order, which then waits in `purchased`; an earlier order of this phase is refunded first.
 * @rule BUY-1, BUY-2, BUY-3
 */
export function planPurchase(state: GameState, { units }: Purchase): Result<readonly GameEvent[], Refusal> {
  const refused = spendingRefusal(state);
  if (refused) return fault(refused);
  const order: Record<string, number> = {};
  for (const [type, count] of Object.entries(units)) {
    if (priceOf(state, state.power, type) === null)
      return fault(
        type === COMPLEX ? refusal('BUY-1', 'not-for-sale', { unitType: type }) : refusal('BUY-1', 'unknown-unit-type'),
      );
    if (!Number.isSafeInteger(count) || count < 0)
      return fault(refusal('BUY-1', 'bad-command', { unitType: type, requested: count }));
    if (count > 0) order[type] = count;
  }
  const available = (state.treasury[state.power] ?? 0) + orderCost(state, state.purchased);
  const cost = orderCost(state, order);
  if (cost > available)
    return fault(refusal('BUY-2', 'cannot-afford', { requested: cost, allowed: available, power: state.power }));
  return ok([{ type: 'units-purchased', power: state.power, units: order, treasury: available - cost }]);
}
