import { TO_THE_END, type Policies } from '../../odds/policies.ts';
import type { Choices } from '../../odds/questions.ts';
import { useGame } from '../gameStore.ts';
import { useChoices } from './choices.ts';

const hasLowLuck = (): boolean => useGame.getState().setup?.diceMode === 'low-luck';

/** What the odds of the game on the table are reckoned with: how both sides decide, and how its dice fall. */
export function choicesNow(): Choices {
  const { usual, at } = useChoices.getState();
  return hasLowLuck() ? { usual, at, dice: 'low-luck' } : { usual, at };
}

/** How both sides usually decide, and how the dice fall; the same object as long as neither changes. */
export const usualNow = (): Policies => withDiceNow(useChoices.getState().usual);

/** Both sides lose what the rules suggest and fight to the end, with the dice of the game on the table. */
export const toTheEndNow = (): Policies => withDiceNow(TO_THE_END);

function withDiceNow(policies: Policies): Policies {
  if (!hasLowLuck()) return policies;
  let known = LOW_LUCK.get(policies);
  if (!known) LOW_LUCK.set(policies, (known = { ...policies, dice: 'low-luck' }));
  return known;
}

const LOW_LUCK = new WeakMap<Policies, Policies>();
