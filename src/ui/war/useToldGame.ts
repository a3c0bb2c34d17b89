import { useEffect, useState } from 'react';
import { warRecord } from '../../history/index.ts';
import { useGame } from '../../store/gameStore.ts';
import type { ToldGame } from '../../store/lookBack.ts';
import { runInChunks } from '../../store/runInChunks.ts';

/** The game on the table as it is told; null until it has been played again. */
export function useToldGame(): ToldGame | null {
  const timeline = useGame((store) => store.timeline);
  const [told, setTold] = useState<ToldGame | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (timeline !== null)
      void runInChunks(warRecord(timeline.start, timeline.commands)).then((record) => {
        if (isWanted) setTold({ start: timeline.start, record });
      });
    return () => {
      isWanted = false;
    };
  }, [timeline]);
  return told;
}
