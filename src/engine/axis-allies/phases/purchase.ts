import { fault, ok, type Result } from '../../common/result.ts';
import { unitTypesOf } from '../pieces.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import type { ByUnitType } from '../ids.ts';
import { isWithoutCapital } from './complexes.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

type Purchase = Extract<Command, { type: 'purchase' }>;

/** The cost of a purchase order in IPCs; unknown unit types cost nothing. */
export const orderCost = (
  state: Pick<GameState, 'edition' | 'developments' | 'power'>,
  order: ByUnitType<number>,
): number =>
  Object.entries(order).reduce(
    (sum, [type, count]) => sum + count * (unitTypesOf(state, state.power).get(type)?.cost ?? 0),
    0,
  );

/** Purchase the whole order; an earlier order of this phase is refunded first (BUY-1..3). */
export function planPurchase(state: GameState, { units }: Purchase): Result<readonly GameEvent[], Refusal> {
  if (isWithoutCapital(state)) return fault(refusal('TURN-3', 'capital-lost', { power: state.power }));
  const order: Record<string, number> = {};
  for (const [type, count] of Object.entries(units)) {
    if (type === 'industrial-complex') return fault(refusal('BUY-1', 'not-for-sale', { unitType: type }));
    if (!unitTypesOf(state, state.power).has(type)) return fault(refusal('BUY-1', 'unknown-unit-type'));
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
