import { lazyPart } from '../lazy/lazyPart.tsx';
import { useGame } from '../../store/gameStore.ts';

const RunningClock = lazyPart(async () => (await import('./RunningClock.tsx')).RunningClock);

/** The clock, if the table has agreed on one. The lab has none. */
export function Clock() {
  const rule = useGame((store) => store.setup?.agreed?.clock ?? null);
  const isLab = useGame((store) => store.isLab);
  return rule === null || isLab ? null : <RunningClock rule={rule} />;
}
