import { phasesOf } from '../../engine/index.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { phaseName } from '../../text/names.ts';
import { BarPopover } from './BarPopover.tsx';
import { PhaseBar } from './PhaseBar.tsx';

/** The current phase; a press shows all of the turn. */
export function PhasePopover() {
  const game = useCurrentGame();
  const phases = phasesOf(game);
  const name = phaseName(game.phase);
  return (
    <BarPopover
      name={`${name}, phase ${phases.indexOf(game.phase) + 1} of ${phases.length}`}
      shown={<span className="topbar__phase">{name}</span>}
    >
      <PhaseBar />
    </BarPopover>
  );
}
