import { isCalled } from '../../store/selectors.ts';
import { callText } from '../../text/callText.ts';
import { useAwaiting, useDisplayedGame } from '../../store/game.ts';

/** Tells screen readers who has to choose in another player's turn. */
export function Caller() {
  const game = useDisplayedGame();
  const awaited = useAwaiting();
  const by = awaited.kind === 'over' ? [] : awaited.by;
  return (
    <p className="visually-hidden" role="status" aria-live="assertive" aria-label="Whose choice it is">
      {isCalled(game, by) ? callText(game, awaited) : ''}
    </p>
  );
}
