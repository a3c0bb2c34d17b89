import { warnings, type GameState } from '../../engine/index.ts';
import { warningText } from '../../text/warnings.ts';
import type { EndQuestion } from './EndPhaseQuestion.tsx';

/**
 * Units and IPCs that would be lost if the phase ended now, and units ordered that cannot be placed. Aircraft that can
 * still land later in the turn do not count.
 */
export function lossesAtEnd(game: GameState): EndQuestion | null {
  const lost = warnings(game).filter(({ kind }) => kind !== 'air-to-land' || game.phase === 'noncombat-move');
  if (lost.length === 0) return null;
  const sentences = lost.map((warning) => warningText(game, warning));
  return { sentences, stay: 'Go back', end: 'End the phase all the same', never: null, isLoss: true, about: [] };
}
