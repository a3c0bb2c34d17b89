import { ChevronsLeft, ChevronsRight, Pause, Play, Rewind, StepBack, StepForward } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { SPEEDS, usePlayback, type Speed, type Speeds } from './usePlayback.ts';
import { useTimeKeys } from './useTimeKeys.ts';

const SPEED_NAMES: Record<Speed, string> = { slow: 'Slow', usual: 'Usual speed', fast: 'Fast' };

/** One set of elements, so that React need not draw them anew at every step. */
const ICONS = {
  chevronsLeft: <ChevronsLeft size={20} aria-hidden />,
  stepBack: <StepBack size={20} aria-hidden />,
  rewind: <Rewind size={20} aria-hidden />,
  play: <Play size={20} aria-hidden />,
  pause: <Pause size={20} aria-hidden />,
  stepForward: <StepForward size={20} aria-hidden />,
  chevronsRight: <ChevronsRight size={20} aria-hidden />,
};

interface TimeControlsProps {
  /** Where it stands, from 0 to the last step. */
  readonly at: number;
  readonly last: number;
  /** Where larger parts begin beside it: turns, rounds. */
  readonly parts: { readonly last: number; readonly next: number };
  /** What is gone through, what its steps and its larger parts are called: 'game', 'order', 'turn'. */
  readonly names: { readonly whole: string; readonly step: string; readonly part: string };
  /** Where it stands in words. */
  readonly place: string;
  readonly goTo: (at: number) => void;
  /** Milliseconds for each step; usually those for orders of a game. */
  readonly speeds?: Speeds;
  /** Playing stops here. */
  readonly rests?: boolean;
  /** Whether it plays from the first moment on. */
  readonly playsAtOnce?: boolean;
}

/** Goes to any place of what has steps, a step or a larger part at a time or by itself, forwards and back. */
export function TimeControls({
  at,
  last,
  parts,
  names,
  place,
  goTo,
  speeds = SPEEDS,
  rests = false,
  playsAtOnce = false,
}: TimeControlsProps) {
  const playback = usePlayback(at, last, goTo, { speeds, rests, playsAtOnce });
  const { isPlaying, isBackwards, speed, play, setSpeed } = playback;
  const step = (to: number): void => {
    play(null);
    goTo(to);
  };
  const playOn = (): void => {
    if (isPlaying) return play(null);
    if (at === last) goTo(0);
    return play('on');
  };
  useTimeKeys({ after: at, last, turns: parts, onStep: step, onPlay: playOn });
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
          {(Object.keys(speeds) as Speed[]).map((one) => (
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
        value={at}
        aria-label={`Moment of the ${names.whole}`}
        aria-valuetext={place}
        onChange={({ target }) => step(Number(target.value))}
      />
      <div className="war__buttons">
        <Button
          shape="icon"
          aria-label={`To the ${names.part} before`}
          disabled={at === 0}
          onClick={() => step(parts.last)}
        >
          {ICONS.chevronsLeft}
        </Button>
        <Button shape="icon" aria-label={`One ${names.step} back`} disabled={at === 0} onClick={() => step(at - 1)}>
          {ICONS.stepBack}
        </Button>
        <Button
          shape="icon"
          aria-label="Play backwards"
          aria-pressed={isPlaying && isBackwards}
          disabled={at === 0}
          onClick={() => play(isBackwards ? null : 'back')}
        >
          {ICONS.rewind}
        </Button>
        <Button shape="icon" look="main" aria-label={isPlaying ? 'Stop' : 'Play'} onClick={playOn}>
          {isPlaying ? ICONS.pause : ICONS.play}
        </Button>
        <Button shape="icon" aria-label={`One ${names.step} on`} disabled={at === last} onClick={() => step(at + 1)}>
          {ICONS.stepForward}
        </Button>
        <Button
          shape="icon"
          aria-label={`To the next ${names.part}`}
          disabled={at === last}
          onClick={() => step(parts.next)}
        >
          {ICONS.chevronsRight}
        </Button>
      </div>
    </div>
  );
}
