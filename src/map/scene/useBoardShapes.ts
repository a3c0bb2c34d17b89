import { useCallback, useEffect, useState } from 'react';
import type { BoardShapes } from '../../geography/shapes.ts';
import { holdShapes, loadShapes } from './loadShapes.ts';

interface LoadedShapes {
  readonly shapes: BoardShapes | null;
  /** Loading has failed, including the automatic retries. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What came of loading an edition's shapes; null if that failed. */
interface Answer {
  readonly edition: string;
  readonly shapes: BoardShapes | null;
}

/** Loads the board's shapes; null until they are there. */
export function useBoardShapes(edition: string): LoadedShapes {
  const [latest, setAnswer] = useState<Answer | null>(null);
  const answer = latest?.edition === edition ? latest : null;
  const hasFailed = answer !== null && answer.shapes === null;
  useEffect(() => holdShapes(edition), [edition]);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isCancelled = false;
    const take = (shapes: BoardShapes | null): void => (isCancelled ? undefined : setAnswer({ edition, shapes }));
    loadShapes(edition).then(take, () => take(null));
    return () => {
      isCancelled = true;
    };
  }, [edition, hasFailed]);
  return { shapes: answer?.shapes ?? null, hasFailed, retry: useCallback(() => setAnswer(null), []) };
}
