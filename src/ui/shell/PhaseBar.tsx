import { Check } from 'lucide-react';
import { phasesOf } from '../../engine/index.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { phaseName } from '../../text/names.ts';

/** The phases of a turn, the current one marked. */
export function PhaseBar() {
  const game = useCurrentGame();
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
          <span className="phase__number" aria-hidden>
            {i < now ? <Check size={16} strokeWidth={3} /> : i + 1}
          </span>
          <span className="phase__name">{phaseName(each)}</span>
        </li>
      ))}
    </ol>
  );
}
