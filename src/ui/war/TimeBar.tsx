import { ChevronsLeft, ChevronsRight, Pause, Play, Rewind, StepBack, StepForward } from 'lucide-react';
import { useCallback } from 'react';
import { momentAt, stateAt, turnsBeside } from '../../store/lookBack.ts';
import { phaseName, powerName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import { SPEEDS, usePlayback, type Speed } from './usePlayback.ts';
import { useTimeKeys } from './useTimeKeys.ts';
import type { WarProps } from './warProps.ts';

const SPEED_NAMES: Record<Speed, string> = { slow: 'Slow', usual: 'Usual', fast: 'Fast' };

/** Goes to any moment of the game, a command or a turn at a time or by itself, forwards and back. */
export function TimeBar({ told, moment, onShow }: WarProps) {
  const last = told.record.steps.length;
  const { after } = moment;
  const goTo = useCallback(
    (next: number) => {
      const to = Math.max(0, Math.min(next, last));
      onShow({ ...momentAt(to), isMoving: to === after + 1 });
    },
    [last, after, onShow],
  );
  const playback = usePlayback(after, last, goTo);
  const { isPlaying, isBackwards, speed, play, setSpeed } = playback;
  const turns = turnsBeside(told, after);
  const step = (to: number): void => {
    play(null);
    goTo(to);
  };
  const playOn = (): void => {
    if (isPlaying) return play(null);
    if (after === last) goTo(0);
    return play('on');
  };
  useTimeKeys({ after, last, turns, onStep: step, onPlay: playOn });
  const state = stateAt(told, after);
  const place = `Round ${state.round}, ${powerName(state, state.power)}: ${phaseName(state.phase).toLowerCase()}`;
  return (
    <div className="panel__foot war__time">
      <div className="war__head">
        <p className="war__moment">{place}</p>
        <select
          className="field"
          aria-label="How fast it plays"
          value={speed}
          onChange={({ target }) => setSpeed(target.value as Speed)}
        >
          {(Object.keys(SPEEDS) as Speed[]).map((one) => (
            <option key={one} value={one}>
              {SPEED_NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      <input
        className="war__line"
        type="range"
        min={0}
        max={last}
        value={after}
        aria-label="Moment of the game"
        aria-valuetext={place}
        onChange={({ target }) => step(Number(target.value))}
      />
      <div className="war__buttons">
        <Button shape="icon" aria-label="To the turn before" disabled={after === 0} onClick={() => step(turns.last)}>
          <ChevronsLeft size={20} aria-hidden />
        </Button>
        <Button shape="icon" aria-label="One order back" disabled={after === 0} onClick={() => step(after - 1)}>
          <StepBack size={20} aria-hidden />
        </Button>
        <Button
          shape="icon"
          aria-label="Play backwards"
          aria-pressed={isPlaying && isBackwards}
          disabled={after === 0}
          onClick={() => play(isBackwards ? null : 'back')}
        >
          <Rewind size={20} aria-hidden />
        </Button>
        <Button shape="icon" look="main" aria-label={isPlaying ? 'Stop' : 'Play'} onClick={playOn}>
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </Button>
        <Button shape="icon" aria-label="One order on" disabled={after === last} onClick={() => step(after + 1)}>
          <StepForward size={20} aria-hidden />
        </Button>
        <Button shape="icon" aria-label="To the next turn" disabled={after === last} onClick={() => step(turns.next)}>
          <ChevronsRight size={20} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
