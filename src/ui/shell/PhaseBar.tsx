import { phasesOf } from '../../engine/axis-allies/index.ts';
import { phaseName } from '../../games/axis-allies/text/names.ts';
import { useDisplayedGame } from '../../games/axis-allies/store/game.ts';

/** The phases of a turn, the current one marked. */
export function PhaseBar() {
  const game = useDisplayedGame();
  const phases = phasesOf(game);
  const now = phases.indexOf(game.phase);
  return (
    <ol className="phases" aria-label="Phases of the turn">
      {phases.map((each, i) => (
        <li
          key={each}
          className={`phase ${i < now ? 'phase--past' : i === now ? 'phase--now' : ''}`}
          aria-current={i === now ? 'step' : undefined}
        >
          {/* The sheet draws the tick of a past phase: an element more would have the whole page styled again. */}
          <span className="phase__number" aria-hidden>
            {i + 1}
          </span>
          <span className="phase__name">{phaseName(each)}</span>
        </li>
      ))}
    </ol>
  );
}
