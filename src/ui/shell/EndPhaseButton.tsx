import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { incomeToCollect, warnings, type GameState, type Warning } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { isRefusal, phaseAfter } from '../../store/phaseAfter.ts';
import { useTable } from '../../store/selectors.ts';
import { phaseName, powerName } from '../../text/names.ts';
import { warningText } from '../../text/warnings.ts';
import { ipcs } from '../../text/words.ts';
import { Button } from '../pieces/Button.tsx';
import { Window } from '../pieces/Window.tsx';

/** Losses only: IPCs keep, and units may stand still. Air that can land later in the turn loses nothing either. */
function losses(game: GameState): readonly Warning[] {
  return warnings(game).filter(
    ({ kind }) =>
      kind === 'air-lost' || kind === 'refund' || (kind === 'air-to-land' && game.phase === 'noncombat-move'),
  );
}

/** What comes after this phase, in words. */
function nextText(game: GameState): string {
  if (game.phase === 'collect-income') {
    const due = incomeToCollect(game, game.power);
    return due > 0 ? `Collect ${ipcs(due)} and end the turn` : 'End the turn';
  }
  const next = phaseAfter(game);
  if (isRefusal(next)) return `End ${phaseName(game.phase).toLowerCase()}`;
  if (next.power !== game.power) return `End the turn: ${powerName(game, next.power)} is next`;
  return `Go to ${phaseName(next.phase).toLowerCase()}`;
}

/** Ends the phase, says what comes next, and asks first if something would be lost. */
export function EndPhaseButton() {
  const game = useTable();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const [lost, setLost] = useState<readonly Warning[]>([]);
  const next = phaseAfter(game);
  const passed = isRefusal(next) || next.power !== game.power ? [] : next.passed;

  function end(): void {
    setLost([]);
    dispatch({ type: 'end-phase' });
  }

  function press(): void {
    const found = isRefusal(next) ? [] : losses(game);
    if (found.length > 0) setLost(found);
    else end();
  }

  return (
    <>
      <Button look={isRefusal(next) ? 'plain' : 'main'} wide disabled={readOnly} onClick={press}>
        {nextText(game)} <ArrowRight size={18} aria-hidden />
      </Button>
      {passed.length > 0 && (
        <p className="panel__passed">
          Nothing to do in {passed.map((phase) => phaseName(phase).toLowerCase()).join(' and ')}.
        </p>
      )}
      <Window
        open={lost.length > 0}
        title="This would be lost"
        onClose={() => setLost([])}
        buttons={
          <>
            <Button onClick={() => setLost([])}>Go back</Button>
            <Button look="danger" onClick={end}>
              End the phase all the same
            </Button>
          </>
        }
      >
        <ul className="losses">
          {lost.map((warning) => (
            <li key={warning.kind}>{warningText(game, warning)}</li>
          ))}
        </ul>
      </Window>
    </>
  );
}
