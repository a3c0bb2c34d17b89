import { useEffect, useState } from 'react';
import { warRecord } from '../../history/index.ts';
import type { ToldGame } from '../../store/lookBack.ts';
import { runInChunks } from '../../../../store/runInChunks.ts';
import { useGame } from '../../store/game.ts';

export interface Telling {
  /** Null until the game has been played again. */
  readonly told: ToldGame | null;
  /** A program error stopped it. */
  readonly hasFailed: boolean;
  tryAgain(): void;
}

/** The game on the table as it is told. */
export function useToldGame(): Telling {
  const timeline = useGame((store) => store.timeline);
  const [told, setTold] = useState<ToldGame | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    if (timeline !== null && !hasFailed)
      runInChunks(warRecord(timeline.start, timeline.commands)).then(
        (record) => {
          if (isWanted) setTold({ start: timeline.start, record });
        },
        () => {
          if (isWanted) setFailed(true);
        },
      );
    return () => {
      isWanted = false;
    };
  }, [timeline, hasFailed]);
  return { told, hasFailed, tryAgain: () => setFailed(false) };
}
