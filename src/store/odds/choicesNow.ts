import type { Choices } from '../../odds/questions.ts';
import { useGame } from '../gameStore.ts';
import { useChoices } from './choices.ts';

/** What the odds of the game on the table are reckoned with: how both sides decide, and how its dice fall. */
export function choicesNow(): Choices {
  const { usual, at } = useChoices.getState();
  return useGame.getState().setup?.diceMode === 'low-luck' ? { usual, at, dice: 'low-luck' } : { usual, at };
}
