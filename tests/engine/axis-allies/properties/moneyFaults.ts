import {
  boardOf,
  isCapitalLost,
  orderCost,
  nationalProduction,
  territoryOf,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Step } from '../players/player.ts';
import { bookOf, type Disrupted } from './books.ts';

/**
 * Money must change only by research, purchase, refund, income and seizure, by the right sum (RES-1, BUY-2, MOB-4,
 * INC-1, COM-22).
 */
export function moneyFaults({ before, after, events }: Step): string[] {
  const faults: string[] = [];
  const ledger: Record<string, number> = { ...before.treasury };
  const pay = (power: string, ipcs: number): void => void (ledger[power] = (ledger[power] ?? 0) + ipcs);
  let waiting = before.purchased;
  const taken = new Set<string>();
  const disrupted: Disrupted[] = [...(before.turn.convoys?.disrupted ?? [])];
  for (const event of events) {
    switch (event.type) {
      case 'units-purchased':
        pay(event.power, orderCost(before, waiting) - orderCost(before, event.units));
        waiting = event.units;
        if (event.treasury !== ledger[event.power])
          faults.push(`a purchase leaves ${event.treasury}, not ${ledger[event.power]}`);
        break;
      case 'ipcs-destroyed':
        pay(event.power, -event.ipcs);
        break;
      case 'dice-bought':
        pay(event.power, -event.dice * bookOf(before).dieCost);
        if (event.treasury !== ledger[event.power])
          faults.push(`research leaves ${event.treasury}, not ${ledger[event.power]}`);
        break;
      case 'facility-placed':
        if (!event.isFree) {
          const ware = event.from === undefined ? event.facility : `${event.facility}-upgrade`;
          waiting = { ...waiting, [ware]: (waiting[ware] ?? 0) - 1 };
        }
        break;
      case 'facility-repaired': {
        const { power, space, facility, points } = event;
        pay(power, (before.turn.repaired?.[space]?.[facility] ?? 0) - points);
        break;
      }
      case 'unit-mobilized':
        waiting = { ...waiting, [event.unit.type]: (waiting[event.unit.type] ?? 0) - 1 };
        break;
      case 'units-refunded':
        if (event.ipcs !== orderCost(before, waiting))
          faults.push(`a refund of ${event.ipcs} for ${JSON.stringify(waiting)}`);
        pay(event.power, event.ipcs);
        break;
      case 'convoys-disrupted':
        disrupted.push(...event.zones.map((zone) => ({ zone, by: event.power })));
        break;
      case 'income-collected': {
        const due = isCapitalLost(before, event.power)
          ? 0
          : incomeDue(after.wars ? { ...before, wars: after.wars } : before, event.power, disrupted);
        if (event.ipcs !== due) faults.push(`income of ${event.ipcs}, due ${due}`);
        pay(event.power, event.ipcs);
        break;
      }
      case 'territory-captured':
        taken.add(territoryOf(boardOf(before), event.space)?.capitalOf ?? '');
        break;
      case 'treasury-seized':
        if (!taken.has(event.from)) faults.push(`${event.to} seized the treasury of ${event.from} without its capital`);
        if (event.ipcs !== ledger[event.from]) faults.push(`${event.ipcs} of ${ledger[event.from]} seized`);
        pay(event.from, -event.ipcs);
        pay(event.to, event.ipcs);
        break;
      default:
    }
  }
  for (const [power, ipcs] of Object.entries(after.treasury)) {
    if (ipcs !== ledger[power]) faults.push(`${power} has ${ipcs} IPCs, explained ${ledger[power]}`);
    if (!Number.isSafeInteger(ipcs) || ipcs < 0) faults.push(`${power} has ${ipcs} IPCs`);
  }
  return faults;
}

/** What a power should collect: less where U-boats prey on it (INC-1, NA-GE-1). */
function incomeDue(state: GameState, power: string, disrupted: readonly Disrupted[]): number {
  const isPrey =
    ['united-kingdom', 'united-states'].includes(power) && state.advantages.germany?.includes('u-boat-interdiction');
  const boats = Object.values(state.units).filter(({ type, owner }) => type === 'submarine' && owner === 'germany');
  const { bonus, lost } = bookOf(state);
  const more = (bonus?.(state, power) ?? 0) - (lost?.(state, power, disrupted) ?? 0);
  return Math.max(0, nationalProduction(state, power) + more - (isPrey ? boats.length : 0));
}

/** National production must match the controlled territories and add up to the whole board (MAP-9). */
export function productionFaults(state: GameState): string[] {
  const board = boardOf(state);
  const faults: string[] = [];
  let all = 0;
  for (const power of board.powers.keys()) {
    const shown = board.territories.reduce((sum, { id, ipc }) => sum + (state.control[id] === power ? ipc : 0), 0);
    if (nationalProduction(state, power) !== shown)
      faults.push(`${power} produces ${nationalProduction(state, power)}, the map shows ${shown}`);
    all += shown;
  }
  const isHeld = (space: string): boolean => state.control[space] !== undefined;
  const printed = board.territories.reduce(
    (sum, { id, ipc, owner }) => sum + (owner === null && !isHeld(id) ? 0 : ipc),
    0,
  );
  if (all !== printed) faults.push(`the board produces ${all}, not ${printed}`);
  const holders = Object.keys(state.control).length;
  const holdable = board.territories.filter(({ id, owner }) => owner !== null || isHeld(id)).length;
  if (holders !== holdable) faults.push(`${holders} territories are held, not ${holdable}`);
  return faults;
}
