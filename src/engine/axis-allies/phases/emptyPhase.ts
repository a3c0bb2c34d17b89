import { isActing, hasNoPart } from '../acting.ts';
import { raidsToFly, rocketStrikes } from '../air/raidsAndRockets.ts';
import { awaiting } from '../awaiting.ts';
import { editionOf } from '../board.ts';
import { allUnits } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { researchable } from './research.ts';
import { wares } from './purchase.ts';
import { advantageUses } from '../advantages/advantageUses.ts';

/** Whether the acting power cannot afford even the cheapest unit. */
export const canBuyNothing = (state: GameState): boolean =>
  (state.treasury[state.power] ?? 0) < Math.min(...wares(state, state.power).map(({ cost }) => cost));

/** Whether the acting power can pay for a research die, and there is something left to develop. */
export const canResearch = (state: GameState): boolean =>
  researchable(state).length > 0 && (state.treasury[state.power] ?? 0) >= editionOf(state.edition).researchDieCost;

export const hasNoUnits = (state: GameState): boolean =>
  allUnits(state.units).every(({ owner }) => !isActing(state, owner));

export const hasNothingToPlace = (state: GameState): boolean => Object.values(state.purchased).every((n) => n === 0);

/**
 * Whether a phase that has just begun has nothing to do: no money, no units, no battles, no advantage to declare; or
 * its power rests.
 */
export function isEmptyPhase(state: GameState): boolean {
  if (awaiting(state).kind !== 'command') return false;
  return hasNoPart(state, state.power) || (isWithoutUse(state) && advantageUses(state).length === 0);
}

/** Whether the end of a phase follows by itself from the one before: the phase is empty, or its power rests. */
export const isPassed = (before: GameState, after: GameState): boolean =>
  // Nobody's turn ends by itself, so that all see it begin and end, unless its power rests.
  isEmptyPhase(before) && (before.power === after.power || hasNoPart(before, before.power));

function isWithoutUse(state: GameState): boolean {
  switch (state.phase) {
    case 'develop-weapons':
      return state.turn.research === null && !canResearch(state);
    case 'purchase-units':
      return canBuyNothing(state) && hasNothingToPlace(state);
    case 'combat-move':
    case 'noncombat-move':
      return hasNoUnits(state);
    case 'conduct-combat':
      return state.turn.battles.length === 0 && raidsToFly(state).length === 0 && rocketStrikes(state).length === 0;
    case 'mobilize-new-units':
      return hasNothingToPlace(state);
    case 'collect-income':
      return false;
  }
}
