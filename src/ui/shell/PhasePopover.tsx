import { PHASES } from '../../engine/index.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { phaseName } from '../../text/names.ts';
import { BarPopover } from './BarPopover.tsx';
import { PhaseBar } from './PhaseBar.tsx';

/** The current phase; a press shows all six. */
export function PhasePopover() {
  const { phase } = useCurrentGame();
  const name = phaseName(phase);
  return (
    <BarPopover
      name={`${name}, phase ${PHASES.indexOf(phase) + 1} of ${PHASES.length}`}
      shown={<span className="topbar__phase">{name}</span>}
    >
      <PhaseBar />
    </BarPopover>
  );
}
