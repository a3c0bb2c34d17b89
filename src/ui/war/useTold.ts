import { useEffect, useState } from 'react';
import type { Timeline } from '../../session/timeline.ts';
import { useGame } from '../../store/gameStore.ts';
import { runInChunks } from '../../store/runInChunks.ts';

export interface Telling<Told> {
  /** Null until the game has been played again. */
  readonly told: Told | null;
  /** A program error stopped it. */
  readonly hasFailed: boolean;
  tryAgain(): void;
}

/** The game on the table as it is told by a function that plays it again; keep that function the same. */
export function useTold<Told>(tell: (timeline: Timeline) => Generator<unknown, Told>): Telling<Told> {
  const timeline = useGame((store) => store.timeline);
  const [told, setTold] = useState<Told | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    if (timeline !== null && !hasFailed)
      runInChunks(tell(timeline)).then(
        (whole) => {
          if (isWanted) setTold(whole);
        },
        () => {
          if (isWanted) setFailed(true);
        },
      );
    return () => {
      isWanted = false;
    };
  }, [timeline, hasFailed, tell]);
  return { told, hasFailed, tryAgain: () => setFailed(false) };
}
