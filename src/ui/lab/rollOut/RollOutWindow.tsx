import type { GameState } from '../../../engine/index.ts';
import { rollInWorker, type Roll } from '../../../store/odds/rollInWorker.ts';
import { noRollOutText, progressText } from '../../../text/lab/rollOutText.ts';
import { Button } from '../../components/Button.tsx';
import { Window } from '../../components/Window.tsx';
import { Rolled } from './Rolled.tsx';
import './rollOut.css';
import { TURNS, useRollOut, type RollOutState } from './useRollOut.ts';

interface RollOutWindowProps {
  readonly state: GameState;
  readonly onClose: () => void;
  readonly roll?: Roll;
}

/** Plays the planned turn many times and shows what it comes to. */
export function RollOutWindow({ state, onClose, roll = rollInWorker }: RollOutWindowProps) {
  const { now, stop, begin } = useRollOut(state, roll);
  return (
    <Window
      open
      title="This turn, tried many times"
      onClose={onClose}
      buttons={
        <>
          {now.kind === 'rolling' && <Button onClick={stop}>Stop</Button>}
          {canTryAgain(now) && <Button onClick={begin}>Try again</Button>}
          <Button look="main" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p className="soft">
        All battles of the plan are fought out, both sides deciding as the odds assume. New units and moves after combat
        are not played.
      </p>
      <Shown now={now} state={state} onClose={onClose} />
    </Window>
  );
}

/** Where there is nothing to roll out, there is nothing to try again. */
const canTryAgain = (now: RollOutState): boolean =>
  now.kind !== 'rolling' && !(now.kind === 'done' && typeof now.answer === 'string');

function Shown({ now, state, onClose }: Omit<RollOutWindowProps, 'roll'> & { readonly now: RollOutState }) {
  switch (now.kind) {
    case 'rolling':
      return (
        <div className="rolling">
          <progress aria-label="Turns played" max={TURNS} value={now.over} />
          <span className="number">{progressText(now.over, TURNS)}</span>
        </div>
      );
    case 'stopped':
      return <p role="status">Stopped.</p>;
    case 'failed':
      return <p role="alert">That broke down. Try again in a moment.</p>;
    case 'done':
      return typeof now.answer === 'string' ? (
        <p role="status">{noRollOutText(now.answer)}</p>
      ) : (
        <Rolled state={state} rolled={now.answer} onStepped={onClose} />
      );
  }
}
