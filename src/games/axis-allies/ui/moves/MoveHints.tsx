import { moveHints } from '../../text/moveHints.ts';
import { useDisplayedGame } from '../../store/game.ts';

/** Help for beginners: how to order loading, assaults and so on. */
export function MoveHints() {
  const game = useDisplayedGame();
  return (
    <details className="hints">
      <summary>How to load, assault, blitz and fly</summary>
      <dl>
        {moveHints(game).map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="soft">{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
