import { create } from 'zustand';
import { useGame } from './gameStore.ts';
import { useHandover } from './handover.ts';
import { runningGame, setRunningGame } from './displayedGame.ts';
import { useTakebacks } from './takebackStore.ts';
import { clockShown, doesClockRun, markPassed, secondsLeft, withTime } from '../session/clock.ts';
import { familyOf } from '../engine/index.ts';

interface ClockStore {
  /** Paused by hand. */
  readonly isPaused: boolean;
  /** Another page is open in place of the table. */
  readonly isElsewhere: boolean;
  /** The clock stands still only because another page is open, or the lab. */
  readonly stands: boolean;
  /** The clock that runs; null while none does. */
  readonly running: string | null;
  /** Milliseconds that it has run since its time was last written into the game. */
  readonly pending: number;
  /** How often the time of a clock has ended since the page was loaded. */
  readonly ends: number;
}

export const useClock = create<ClockStore>()(() => ({
  isPaused: false,
  isElsewhere: false,
  stands: false,
  running: null,
  pending: 0,
  ends: 0,
}));

const TICK_MS = 250;
/** So often the time used goes into the game, which stores it. */
const WRITE_MS = 4_000;
/** A longer gap between two ticks is a computer that slept. */
const ASLEEP_MS = 3_000;

export function togglePause(): void {
  useClock.setState(({ isPaused }) => ({ isPaused: !isPaused }));
}

/** Tells the clock whether another page is open in place of the table. */
export const setElsewhere = (isElsewhere: boolean): void => useClock.setState({ isElsewhere });

/** The clock that runs now if the table is in view; null if it is paused, or nobody plays. */
function dueNow(): string | null {
  const { inGame, readOnly, game, setup } = runningGame();
  const rule = setup?.agreed?.clock ?? null;
  if (rule === null || game === null || !inGame || readOnly) return null;
  if (useClock.getState().isPaused || document.visibilityState === 'hidden') return null;
  if (useHandover.getState().ended !== null || useTakebacks.getState().isOpen) return null;
  return doesClockRun(familyOf(game), rule, game) ? clockShown(familyOf(game), rule, game) : null;
}

/** Whether the time of a clock ends between two moments, in milliseconds not yet written into the game. */
function endsBetween(clock: string, earlier: number, now: number): boolean {
  const { setup, timeUsed } = runningGame();
  const rule = setup?.agreed?.clock ?? null;
  if (rule === null) return false;
  return markPassed(secondsLeft(rule, timeUsed, clock, earlier), secondsLeft(rule, timeUsed, clock, now)) === 0;
}

/** Lets the clock run until it is stopped. It pauses by itself while nobody can be expected to play. */
export function runClock(): () => void {
  let last = performance.now();
  let { start } = runningGame();

  function tick(): void {
    const now = performance.now();
    const passed = now - last;
    last = now;
    const { running: before, pending } = useClock.getState();
    const isSameGame = runningGame().start === start;
    start = runningGame().start;
    const due = dueNow();
    const isAway = useClock.getState().isElsewhere || useGame.getState().isLab;
    const running = isAway ? null : due;
    // What has passed belongs to who had to decide until now.
    const sum = before === null || !isSameGame ? 0 : pending + (passed < ASLEEP_MS ? passed : 0);
    const isWritten = sum > 0 && (running !== before || sum >= WRITE_MS);
    const hasEnded = before !== null && isSameGame && endsBetween(before, pending, sum);
    useClock.setState(({ ends }) => ({
      running,
      stands: isAway && due !== null,
      pending: isWritten ? 0 : sum,
      ends: hasEnded ? ends + 1 : ends,
    }));
    if (isWritten && before !== null) setRunningGame({ timeUsed: withTime(runningGame().timeUsed, before, sum) });
  }

  const ticking = setInterval(tick, TICK_MS);
  const stops = [
    useGame.subscribe(tick),
    useHandover.subscribe(tick),
    useTakebacks.subscribe(tick),
    useClock.subscribe(({ isPaused, isElsewhere }, before) => {
      if (isPaused !== before.isPaused || isElsewhere !== before.isElsewhere) tick();
    }),
  ];
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', tick);
    for (const stop of stops) stop();
  };
}
