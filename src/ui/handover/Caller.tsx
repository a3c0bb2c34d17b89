import { isCalled } from '../../store/selectors.ts';
import { useAwaiting, useDisplayedGame } from '../../store/displayedGame.ts';
import { callText } from '../../games/axis-allies/text/callText.ts';

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
