import { create } from 'zustand';
import { useGame } from '../gameStore.ts';
import { useHandover } from '../handover.ts';
import { runningGame, setRunningGame } from '../runningGame.ts';
import { useTakebacks } from '../takebacks/takebackStore.ts';
import { clockShown, doesClockRun, withTime } from './clock.ts';

interface ClockStore {
  /** Paused by hand. */
  readonly isPaused: boolean;
  /** The clock that runs; null while none does. */
  readonly running: string | null;
  /** Milliseconds that it has run since its time was last written into the game. */
  readonly pending: number;
}

export const useClock = create<ClockStore>()(() => ({ isPaused: false, running: null, pending: 0 }));

const TICK_MS = 250;
/** So often the time used goes into the game, which stores it. */
const WRITE_MS = 4_000;
/** A longer gap between two ticks is a computer that slept. */
const ASLEEP_MS = 3_000;

export function togglePause(): void {
  useClock.setState(({ isPaused }) => ({ isPaused: !isPaused }));
}

/** The clock that runs now; null if it is paused, or what is on the screen is not the game. */
function runningNow(): string | null {
  const { isLab, inGame, readOnly, game, setup } = useGame.getState();
  const rule = setup?.agreed?.clock ?? null;
  if (rule === null || game === null || isLab || !inGame || readOnly) return null;
  if (useClock.getState().isPaused || document.visibilityState === 'hidden') return null;
  if (useHandover.getState().ended !== null || useTakebacks.getState().isOpen) return null;
  return doesClockRun(rule, game) ? clockShown(rule, game) : null;
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
    const running = runningNow();
    // What has passed belongs to who had to decide until now.
    const sum = before === null || !isSameGame ? 0 : pending + (passed < ASLEEP_MS ? passed : 0);
    const isWritten = sum > 0 && (running !== before || sum >= WRITE_MS);
    useClock.setState({ running, pending: isWritten ? 0 : sum });
    if (isWritten && before !== null) setRunningGame({ timeUsed: withTime(runningGame().timeUsed, before, sum) });
  }

  const ticking = setInterval(tick, TICK_MS);
  const ends = [
    useGame.subscribe(tick),
    useHandover.subscribe(tick),
    useTakebacks.subscribe(tick),
    useClock.subscribe((clock, before) => (clock.isPaused === before.isPaused ? undefined : tick())),
  ];
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', tick);
    for (const end of ends) end();
  };
}
