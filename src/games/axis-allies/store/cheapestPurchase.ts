import {
  availableComplexes,
  refusalOf,
  unitTypesOf,
  type GameState,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';

/** The cheapest unit that could be added to the order and placed; null if there is none. */
export function cheapestPurchase(state: GameState): UnitTypeId | null {
  const ordered = Object.values(state.purchased).reduce((sum, n) => sum + n, 0);
  const places = availableComplexes(state).reduce((sum, { left }) => sum + left, 0);
  if (ordered >= places) return null;
  const affordable = [...unitTypesOf(state, state.power).values()]
    .sort((a, b) => a.cost - b.cost)
    .find(({ id }) => {
      const units = { ...state.purchased, [id]: (state.purchased[id] ?? 0) + 1 };
      return refusalOf(state, { type: 'purchase', units }) === null;
    });
  return affordable?.id ?? null;
}
