import { fault, ok, type Result } from '../../common/result.ts';
import { boardOf } from '../board.ts';
import type { Command } from '../command.ts';
import { emit, type Log } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import { facilityWare, facilityWares } from '../facilities.ts';
import { COMPLEX } from '../facilityKinds.ts';
import { homeGroundOf, isRoadOpen, roadLost } from '../homeGround.ts';
import type { ByUnitType, PowerId, UnitTypeId } from '../ids.ts';
import { type TypeState, unitTypesOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { isActingCapitalLost, isWithoutCapital } from './complexes.ts';
import { orderedWithoutPlace } from './mobilizable.ts';
import type { PhaseRule } from './turn.ts';

/** Buying: what is sold and for how much, who can spend, the order, and what is refunded (BUY, CAP-1, MOB-4). */

/** Something that can be bought, and its price in IPCs. */
export interface Ware {
  readonly type: UnitTypeId;
  readonly cost: number;
}

/**
 * All that a power can buy in a game, whatever it can pay and whether or not its road is open: its unit types, and the
 * facilities that are sold (BUY-1, CHN-2).
 */
export function wares(state: TypeState, power: PowerId): readonly Ware[] {
  const units = [...unitTypesOf(state, power).values()].map(({ id, cost }) => ({ type: id, cost }));
  const all: readonly Ware[] = [...units, ...facilityWares(boardOf(state).edition)];
  const home = homeGroundOf(state, power);
  return home ? all.filter(({ type }) => home.buys.includes(type) || home.buysOnRoad.includes(type)) : all;
}

/**
 * Why a power cannot buy one of a type of unit or facility now, or null: one that keeps to its own ground buys few of
 * them, and some only while its road is open.
 * @rule CHN-2
 */
export function saleRefusal(state: GameState, power: PowerId, type: UnitTypeId): Refusal | null {
  const home = homeGroundOf(state, power);
  if (home === undefined || home.buys.includes(type)) return null;
  const about = { unitType: type, power };
  if (!home.buysOnRoad.includes(type)) return refusal('CHN-2', 'never-bought', about);
  return isRoadOpen(state, home) ? null : refusal('CHN-2', 'road-closed', { ...about, spaces: roadLost(state, home) });
}

/** The price of one of a type in IPCs; null if it is not sold. */
export const priceOf = (state: TypeState, power: PowerId, type: UnitTypeId): number | null =>
  unitTypesOf(state, power).get(type)?.cost ?? facilityWare(state, type)?.cost ?? null;

/**
 * Whether the acting power spends nothing this turn: an enemy controls its capital (TURN-3), or it was freed and has
 * not collected income since (CAP-1).
 */
export const canSpendNothing = (state: GameState): boolean =>
  isActingCapitalLost(state) || state.mustCollect.includes(state.power);

/**
 * Why the acting power can spend nothing, or null (TURN-3, CAP-1).
 * @rule CAP-1
 */
export function spendingRefusal(state: GameState): Refusal | null {
  const { power } = state;
  if (isWithoutCapital(state)) return refusal('TURN-3', 'capital-lost', { power });
  return state.mustCollect.includes(power) ? refusal('CAP-1', 'collect-first', { power }) : null;
}

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
    if (count === 0) continue;
    const notSold = saleRefusal(state, state.power, type);
    if (notSold) return fault(notSold);
    order[type] = count;
  }
  const available = (state.treasury[state.power] ?? 0) + orderCost(state, state.purchased);
  const cost = orderCost(state, order);
  if (cost > available)
    return fault(refusal('BUY-2', 'cannot-afford', { requested: cost, allowed: available, power: state.power }));
  return ok([{ type: 'units-purchased', power: state.power, units: order, treasury: available - cost }]);
}

/** Refunds the units that were not placed (MOB-4). */
export function refundUnplaced(log: Log): void {
  const units = log.state.purchased;
  if (Object.keys(units).length > 0)
    emit(log, { type: 'units-refunded', power: log.state.power, units, ipcs: orderCost(log.state, units) });
}

/** Where damage lasts, the ships that the edition's rule names are whole again (NB-3). */
function repairShips(log: Log): void {
  const { repairs } = boardOf(log.state).edition;
  const units = repairs === 'when-battles-end' ? [] : repairs(log.state);
  if (units.length > 0) emit(log, { type: 'units-repaired', units });
}

/** Purchase units (BUY). A power that can spend nothing has no such phase (TURN-3, CAP-1). */
export const purchaseUnits: PhaseRule = {
  id: 'purchase-units',
  takes: { purchase: { plan: planPurchase } },
  isSkipped: canSpendNothing,
  warnings: orderedWithoutPlace,
  end: repairShips,
};
