import { ChevronsLeft, ChevronsRight, Pause, Play, Rewind, StepBack, StepForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { keyOf } from '../../store/keyOf.ts';
import { TIME_KEYS } from '../../text/keys.ts';
import './timeControls.css';

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
  speeds = PLAYING_SPEEDS,
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
    <div className="panel__foot time-controls">
      <div className="time-controls__head">
        <p className="time-controls__place">{place}</p>
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
        className="time-controls__line"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={`Moment of the ${names.whole}`}
        aria-valuetext={place}
        onChange={({ target }) => step(Number(target.value))}
      />
      <div className="time-controls__buttons">
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

/** Milliseconds a step stays before the next one. */
export const PLAYING_SPEEDS = { slow: 1600, usual: 700, fast: 180 } as const;
type Speed = keyof typeof PLAYING_SPEEDS;
type Speeds = Readonly<Record<Speed, number>>;

interface Playback {
  readonly isPlaying: boolean;
  readonly isBackwards: boolean;
  readonly speed: Speed;
  /** Plays on, or backwards; null stops. */
  play(direction: 'on' | 'back' | null): void;
  setSpeed(speed: Speed): void;
}

interface Pace {
  /** Milliseconds for each step; usually those for orders of a game. */
  readonly speeds?: Speeds;
  /** Here it stops, unless it began here. */
  readonly rests?: boolean;
  /** Whether it plays from the first moment on. */
  readonly playsAtOnce?: boolean;
}

interface Playing {
  readonly direction: 'on' | 'back';
  readonly from: number;
}

/** Steps through a story by itself until it is stopped or comes to an end. */
export function usePlayback(
  at: number,
  last: number,
  onStep: (at: number) => void,
  { speeds = PLAYING_SPEEDS, rests = false, playsAtOnce = false }: Pace = {},
): Playback {
  const [playing, setPlaying] = useState<Playing | null>(playsAtOnce ? { direction: 'on', from: at } : null);
  const [speed, setSpeed] = useState<Speed>('usual');
  const next = playing?.direction === 'back' ? at - 1 : at + 1;
  const isOver = next < 0 || next > last || (rests && at !== playing?.from);
  useEffect(() => {
    if (playing === null) return undefined;
    const timer = setTimeout(() => (isOver ? setPlaying(null) : onStep(next)), speeds[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, speeds, next, isOver, onStep]);
  return {
    isPlaying: playing !== null,
    isBackwards: playing?.direction === 'back',
    speed,
    play: (direction) => setPlaying(direction === null ? null : { direction, from: at }),
    setSpeed,
  };
}

interface TimeKeys {
  readonly after: number;
  readonly last: number;
  readonly turns: { readonly last: number; readonly next: number };
  readonly onStep: (to: number) => void;
  readonly onPlay: () => void;
}

/** In these, some keys have a meaning of their own. */
const FIELDS = 'input, select, textarea, [role=tab]';
const OWN_KEYS: Readonly<Record<string, string>> = { Home: FIELDS, End: FIELDS, ' ': `${FIELDS}, button, a, summary` };

/**
 * `,` and `.` go a command back and on, `<` and `>` a turn, Home and End to the beginning and the end, and Space plays
 * or stops. On the map, arrows and Space are the map's.
 */
function useTimeKeys({ after, last, turns, onStep, onPlay }: TimeKeys): void {
  useEffect(() => {
    const deeds: Readonly<Record<string, () => void>> = {
      [TIME_KEYS.stepBack]: () => onStep(after - 1),
      [TIME_KEYS.stepOn]: () => onStep(after + 1),
      [TIME_KEYS.turnBack]: () => onStep(turns.last),
      [TIME_KEYS.turnOn]: () => onStep(turns.next),
      Home: () => onStep(0),
      End: () => onStep(last),
      ' ': onPlay,
    };
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const key = keyOf(event);
      const deed = Object.hasOwn(deeds, key) ? deeds[key] : undefined;
      const own = OWN_KEYS[key];
      const isOwn = own !== undefined && event.target instanceof Element && event.target.closest(own) !== null;
      if (deed === undefined || isOwn) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [after, last, turns, onStep, onPlay]);
}
