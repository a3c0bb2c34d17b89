import { AlarmClock, Pause, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ClockRule } from '../../saves/schema.ts';
import { clockShown, markPassed, secondsLeft } from '../../session/clock.ts';
import { runClock, togglePause, useClock, setElsewhere } from '../../store/runClock.ts';
import { clockOwner, leftText, clockMarkText, timeText, GOES_ON, STANDS } from '../../text/clockText.ts';
import { addressOf } from '../address/address.ts';
import { letterOf } from '../keys/letterOf.ts';
import { KEYS } from '../../text/keys.ts';
import { useAddress } from '../address/useAddress.ts';
import { say } from '../tableMode/said.ts';
import { familyOf } from '../../engine/index.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import './clock.css';

interface ClockProps {
  readonly rule: ClockRule;
}

/** Keeps the clock of the table running. The lab shows none: it stands still there, as while another page is open. */
export function RunningClock({ rule }: ClockProps) {
  useEffect(runClock, []);
  usePauseKey();
  useStanding();
  const isLab = useGame((store) => store.isLab);
  return isLab ? null : <ClockButton rule={rule} />;
}

/** Whose time runs and how much is left; a press pauses it. What is over is said, and nothing else happens. */
function ClockButton({ rule }: ClockProps) {
  const game = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const used = useGame((store) => store.timeUsed);
  const clock = clockShown(familyOf(game), rule, game);
  const seconds = useClock(({ running, pending }) => secondsLeft(rule, used, clock, running === clock ? pending : 0));
  const isRunning = useClock(({ running }) => running === clock);
  const isPaused = useClock((store) => store.isPaused);
  const owner = clockOwner(rule, game, clock);
  const said = useMarks(clock, seconds, (mark) => clockMarkText(rule, game, owner, mark));
  const isOver = seconds <= 0;
  const Icon = isRunning ? (isOver ? AlarmClock : Timer) : Pause;
  return (
    <div className="clock" data-over={isOver || undefined}>
      {/* Not in the button's name, of which every second would be read aloud. */}
      <span className="clock__time" aria-hidden>
        {timeText(seconds)}
      </span>
      <button
        type="button"
        className="clock__button"
        disabled={readOnly}
        aria-pressed={isPaused}
        aria-label={`${leftText(owner, seconds)}${isPaused ? ', paused' : ''}. Pause`}
        title={`${leftText(owner, seconds)}. ${isPaused ? 'Go on' : 'Pause'} (${KEYS.pause})`}
        onClick={togglePause}
      >
        <Icon size={14} aria-hidden />
        {isPaused ? 'paused' : isOver ? 'time is over' : owner}
      </button>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** What was said last, at one of the few marks of a clock. */
function useMarks(clock: string, seconds: number, textOf: (mark: number) => string): string {
  const [told, setTold] = useState({ clock, seconds, said: '' });
  if (told.clock !== clock || told.seconds !== seconds) {
    const mark = told.clock === clock ? markPassed(told.seconds, seconds) : null;
    setTold({ clock, seconds, said: mark === null ? told.said : textOf(mark) });
  }
  return told.said;
}

/** The key `p`, on the map with Shift, pauses the clock, or lets it go on. It hears it before the map does. */
function usePauseKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { isLab, readOnly } = useGame.getState();
      if (letterOf(event) !== KEYS.pause || isLab || readOnly) return;
      if (addressOf(window.location.hash).place !== 'game') return;
      event.preventDefault();
      event.stopPropagation();
      togglePause();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** Lets the clock stand still while another page is open in place of the table, and says so. */
function useStanding(): void {
  const isElsewhere = useAddress().place !== 'game';
  const stands = useClock((clock) => clock.stands);
  useEffect(() => {
    setElsewhere(isElsewhere);
    return () => setElsewhere(false);
  }, [isElsewhere]);
  useEffect(() => {
    if (!stands) return undefined;
    say(STANDS);
    return () => {
      if (useClock.getState().running !== null) say(GOES_ON);
    };
  }, [stands]);
}
