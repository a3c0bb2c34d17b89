import { awaiting, unitTypesOf, type GameState } from '../engine/index.ts';

/** Whether the acting power cannot afford even the cheapest unit. */
export const canBuyNothing = (state: GameState): boolean =>
  (state.treasury[state.power] ?? 0) <
  Math.min(...[...unitTypesOf(state, state.power).values()].map(({ cost }) => cost));

export const hasNoUnits = (state: GameState): boolean =>
  Object.values(state.units).every(({ owner }) => owner !== state.power);

export const hasNothingToPlace = (state: GameState): boolean => Object.values(state.purchased).every((n) => n === 0);

/** Whether a phase that has just begun has nothing to do: no money, no units, no battles, nothing to place. */
export function isEmptyPhase(state: GameState): boolean {
  if (awaiting(state).kind !== 'command') return false;
  switch (state.phase) {
    case 'develop-weapons':
      return false;
    case 'purchase-units':
      return canBuyNothing(state) && hasNothingToPlace(state);
    case 'combat-move':
    case 'noncombat-move':
      return hasNoUnits(state);
    case 'conduct-combat':
      return state.turn.battles.length === 0;
    case 'mobilize-new-units':
      return hasNothingToPlace(state);
    case 'collect-income':
      return false;
  }
}
