import { lazyPart } from '../lazy/lazyPart.tsx';
import { useGame, runningIn } from '../../games/axis-allies/store/game.ts';

const RunningClock = lazyPart(async () => (await import('./RunningClock.tsx')).RunningClock);

/** The clock, if the table has agreed on one. */
export function Clock() {
  const rule = useGame((store) => runningIn(store).setup?.agreed?.clock ?? null);
  return rule === null ? null : <RunningClock rule={rule} />;
}
