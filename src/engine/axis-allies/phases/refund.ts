import { emit, type Log } from '../commandRule.ts';
import { orderCost } from './purchase.ts';

/** Refunds the units that were not placed (MOB-4). */
export function refundUnplaced(log: Log): void {
  const units = log.state.purchased;
  if (Object.keys(units).length > 0)
    emit(log, { type: 'units-refunded', power: log.state.power, units, ipcs: orderCost(log.state, units) });
}
