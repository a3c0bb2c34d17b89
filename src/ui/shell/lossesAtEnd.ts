import { warnings, type GameState } from '../../engine/index.ts';
import { warningText } from '../../text/warnings.ts';
import type { EndQuestion } from './EndPhaseQuestion.tsx';

/** Units and IPCs that ending the phase now would lose. Air that can land later in the turn loses nothing. */
export function lossesAtEnd(game: GameState): EndQuestion | null {
  const lost = warnings(game).filter(
    ({ kind }) =>
      kind === 'air-lost' || kind === 'refund' || (kind === 'air-to-land' && game.phase === 'noncombat-move'),
  );
  if (lost.length === 0) return null;
  const sentences = lost.map((warning) => warningText(game, warning));
  return { sentences, stay: 'Go back', end: 'End the phase all the same', isLoss: true };
}
