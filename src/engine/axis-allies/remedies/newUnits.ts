import { boardOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { UnitTypeId } from '../ids.ts';
import { mobilizationPlaces } from '../phases/mobilize.ts';
import { orderCost, priceOf } from '../phases/purchase.ts';
import { repairables } from '../phases/repair.ts';
import { unitTypesOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { type Finder, firstRemedy, insteadRemedy, isAllowed } from './tryCommands.ts';

/** Remedies for purchases and new units. */

/** The purchase order reduced to what the treasury can pay. */
export const affordable: Finder = ({ state, command }) => {
  if (command.type !== 'purchase') return null;
  const available = (state.treasury[state.power] ?? 0) + orderCost(state, state.purchased);
  const units = { ...command.units };
  const price = (type: UnitTypeId): number => priceOf(state, state.power, type) ?? 0;
  for (let over = orderCost(state, units) - available; over > 0; over = orderCost(state, units) - available) {
    const byPrice = Object.keys(units)
      .filter((type) => (units[type] ?? 0) > 0)
      .sort((a, b) => price(a) - price(b));
    const out = byPrice.find((type) => price(type) >= over) ?? byPrice.at(-1);
    if (out === undefined) return null;
    units[out] = (units[out] ?? 0) - 1;
  }
  const order: Command = {
    type: 'purchase',
    units: Object.fromEntries(Object.entries(units).filter(([, count]) => count > 0)),
  };
  return Object.keys(order.units).length > 0 && isAllowed(state, order) ? { kind: 'instead', orders: [order] } : null;
};

/** As many points of repair as the facility has damage and the treasury can pay. */
export const fewerRepairs: Finder = ({ state, command }) => {
  if (command.type !== 'repair') return null;
  const one = repairables(state).find(({ space, kind }) => space === command.at && kind.id === command.facility);
  if (one === undefined) return null;
  const available = (state.treasury[state.power] ?? 0) + one.repaired * one.kind.repairCost;
  const points = Math.min(one.damage, Math.floor(available / one.kind.repairCost));
  return points > 0 ? insteadRemedy(state, [{ ...command, points }]) : null;
};

/** As many research dice as the treasury can pay. */
export const fewerDice: Finder = ({ state, command }) => {
  if (command.type !== 'research') return null;
  const dice = Math.floor((state.treasury[state.power] ?? 0) / boardOf(state).edition.researchDieCost);
  return insteadRemedy(state, [{ ...command, dice }]);
};

/** Orders to place the unit, one for each place: several complexes can have the same zone. */
function placements(state: GameState, type: UnitTypeId): readonly Command[] {
  const places = mobilizationPlaces(state, type);
  const once = places.filter((place, i) => places.findIndex(({ space }) => space === place.space) === i);
  return once.map(({ space, complex }): Command => ({
    type: 'mobilize',
    unit: type,
    to: space,
    complex,
  }));
}

/** Other places for the new unit. */
export const otherPlace: Finder = ({ state, command }) =>
  command.type === 'mobilize' ? insteadRemedy(state, placements(state, command.unit)) : null;

/** Places for new carriers. */
const carrierPlacements = (state: GameState): readonly Command[] =>
  [...unitTypesOf(state, state.power).values()].flatMap(({ id, deck }) => (deck > 0 ? placements(state, id) : []));

/** Place a new carrier first, for a new fighter or for fighters that have no other landing place. */
export const carrierPlacedFirst: Finder = (refused) => firstRemedy(refused, carrierPlacements(refused.state));

/** Place a new carrier instead of the unit that would have taken its place. */
export const carrierInstead: Finder = ({ state, command }) =>
  command.type === 'mobilize' ? insteadRemedy(state, carrierPlacements(state)) : null;

/** Place units that are still in the mobilization zone. */
export const placeFirst: Finder = (refused) =>
  firstRemedy(
    refused,
    Object.keys(refused.state.purchased).flatMap((type) => placements(refused.state, type)),
  );

/** The phases in which this command is allowed, if the current phase is not one of them. */
export const rightPhase: Finder = ({ state, command }) => {
  const phases = boardOf(state)
    .edition.phases.filter(({ takes }) => takes[command.type] && !takes[command.type]?.isLate)
    .map(({ id }) => id);
  return phases.length > 0 && !phases.includes(state.phase) ? { kind: 'phase', phases } : null;
};
