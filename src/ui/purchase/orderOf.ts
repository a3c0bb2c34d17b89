import { editionOf, type ByUnitType, type GameState, type UnitTypeId } from '../../engine/index.ts';

/** What an order costs. */
export function orderCost(state: GameState, units: ByUnitType<number>): number {
  return editionOf(state.edition).units.reduce((sum, { id, cost }) => sum + cost * (units[id] ?? 0), 0);
}

/** The order with this many of a type; types of which none are bought are left out. */
export function orderWith(units: ByUnitType<number>, type: UnitTypeId, n: number): ByUnitType<number> {
  return Object.fromEntries(Object.entries({ ...units, [type]: n }).filter(([, count]) => count > 0));
}

/** How many units the acting power's complexes can mobilize this turn, all together (MOB-1, MOB-2). */
export function placesThisTurn(state: GameState): number {
  return editionOf(state.edition).spaces.reduce((sum, space) => {
    const usable =
      space.kind === 'land' &&
      space.industrialComplex &&
      state.control[space.id] === state.power &&
      state.turn.control[space.id] === state.power;
    return usable ? sum + space.ipc : sum;
  }, 0);
}
