import { lazyPart } from '../lazy/lazyPart.tsx';
import { useGame } from '../../store/gameStore.ts';
import { runningIn } from '../../store/displayedGame.ts';

const RunningClock = lazyPart(async () => (await import('./RunningClock.tsx')).RunningClock);

/** The clock, if the table has agreed on one. */
export function Clock() {
  const rule = useGame((store) => runningIn(store).setup?.agreed?.clock ?? null);
  return rule === null ? null : <RunningClock rule={rule} />;
}
