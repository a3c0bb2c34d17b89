import type { GameState } from '../../engine/index.ts';
import { cheapestPurchase } from '../../store/cheapestPurchase.ts';
import { moneyLeftText } from '../../text/endPhaseText.ts';
import type { EndQuestion } from './EndPhaseQuestion.tsx';

/**
 * Money left at the end of purchase that could still buy something. It is not lost, so the question is asked only once.
 */
export function moneyAtEnd(game: GameState): EndQuestion | null {
  const type = game.phase === 'purchase-units' ? cheapestPurchase(game) : null;
  if (type === null) return null;
  return {
    sentences: [moneyLeftText(game, type)],
    stay: 'Buy more',
    end: 'End purchase',
    never: 'Never ask in this game',
    isLoss: false,
    about: ['money'],
  };
}
