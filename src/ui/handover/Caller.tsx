import { isCalled } from '../../games/axis-allies/store/selectors.ts';
import { callText } from '../../games/axis-allies/text/callText.ts';
import { useAwaiting, useDisplayedGame } from '../../games/axis-allies/store/game.ts';

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
