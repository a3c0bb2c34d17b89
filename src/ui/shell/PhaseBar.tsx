import { wordsOf } from '../../games/faces.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';

/** The phases of a turn, the current one marked. */
export function PhaseBar() {
  const game = useDisplayedGame();
  const { phaseName, phasesOf } = wordsOf(game);
  const phases = phasesOf(game.edition);
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
