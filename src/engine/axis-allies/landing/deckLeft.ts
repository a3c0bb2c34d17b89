import { boardOf } from '../map/board.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import type { Flyer } from './flyers.ts';

/**
 * Why these carriers stay in noncombat move: fighters that have landed where they are would be without a deck, and a
 * carrier that took fighters up moves no further (NCM-5). Null where no rule says so, or if no such fighter is left.
 */
export function deckLeftRefusal(
  state: GameState,
  carriers: readonly Unit[],
  withoutDeck: readonly Flyer[],
): Refusal | null {
  if (!boardOf(state).edition.carriersStayWithFighters) return null;
  const staying = carriers.filter(({ space }) => withoutDeck.some(({ at }) => at === space));
  if (staying.length === 0) return null;
  return refusal('NCM-5', 'carrier-stays', {
    units: staying.map(({ id }) => id),
    spaces: [...new Set(staying.map(({ space }) => space))],
  });
}
