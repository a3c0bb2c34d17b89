import type { Command } from '../command.ts';
import type { Phase, UnitTypeId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import { mobilizationPlaces } from '../phases/mobilize.ts';
import { orderCost } from '../phases/purchase.ts';
import type { GameState } from '../state.ts';
import { type Finder, first, instead, isAllowed } from './tryCommands.ts';

/** What can be bought, where new units can be placed, and when. */

/** As much of the order as there is money for: what is dearest stays out last. */
export const affordable: Finder = ({ state, command }) => {
  if (command.type !== 'purchase') return null;
  const purse = (state.treasury[state.power] ?? 0) + orderCost(state, state.purchased);
  const units = { ...command.units };
  const price = (type: UnitTypeId): number => boardOf(state).unitTypes.get(type)?.cost ?? 0;
  for (let over = orderCost(state, units) - purse; over > 0; over = orderCost(state, units) - purse) {
    const dear = Object.keys(units)
      .filter((type) => (units[type] ?? 0) > 0)
      .sort((a, b) => price(a) - price(b));
    const out = dear.find((type) => price(type) >= over) ?? dear.at(-1);
    if (out === undefined) return null;
    units[out] = (units[out] ?? 0) - 1;
  }
  const order: Command = {
    type: 'purchase',
    units: Object.fromEntries(Object.entries(units).filter(([, count]) => count > 0)),
  };
  return Object.keys(order.units).length > 0 && isAllowed(state, order) ? { kind: 'instead', orders: [order] } : null;
};

function placements(state: GameState, type: UnitTypeId): readonly Command[] {
  return mobilizationPlaces(state, type).map(({ space, complex }): Command => ({
    type: 'mobilize',
    unit: type,
    to: space,
    complex,
  }));
}

/** Other places for this unit. */
export const otherPlace: Finder = ({ state, command }) =>
  command.type === 'mobilize' ? instead(state, placements(state, command.unit)) : null;

/** A new carrier placed first, for a fighter that wants its deck or fighters that wait for it. */
export const carrierPlacedFirst: Finder = (refused) => first(refused, placements(refused.state, 'carrier'));

/** Where a new carrier can go now: something else wanted its place at the complex. */
export const carrierInstead: Finder = ({ state, command }) =>
  command.type === 'mobilize' ? instead(state, placements(state, 'carrier')) : null;

/** Units that wait and still have a place. */
export const placeFirst: Finder = (refused) =>
  first(
    refused,
    Object.keys(refused.state.purchased).flatMap((type) => placements(refused.state, type)),
  );

const PHASES_OF: Readonly<Partial<Record<Command['type'], readonly Phase[]>>> = {
  purchase: ['purchase-units'],
  move: ['combat-move', 'noncombat-move'],
  load: ['combat-move', 'noncombat-move'],
  offload: ['combat-move', 'noncombat-move'],
  engage: ['combat-move'],
  fight: ['conduct-combat'],
  mobilize: ['mobilize-new-units'],
};

/** The phases in which such an order is given, if this is none of them. */
export const rightPhase: Finder = ({ state, command }) => {
  const phases = PHASES_OF[command.type] ?? [];
  return phases.length > 0 && !phases.includes(state.phase) ? { kind: 'phase', phases } : null;
};
