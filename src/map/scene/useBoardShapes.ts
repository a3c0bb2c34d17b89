import { useCallback, useEffect, useState } from 'react';
import type { BoardShapes } from '../../geography/shapes.ts';
import { loadShapes } from './loadShapes.ts';

interface LoadedShapes {
  readonly shapes: BoardShapes | null;
  /** Loading has failed, including the automatic retries. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the board's shapes; null until they are there. */
export function useBoardShapes(edition: string): LoadedShapes {
  const [shapes, setShapes] = useState<BoardShapes | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isCancelled = false;
    loadShapes(edition).then(
      (loaded) => (isCancelled ? undefined : setShapes(loaded)),
      () => (isCancelled ? undefined : setFailed(true)),
    );
    return () => {
      isCancelled = true;
    };
  }, [edition, hasFailed]);
  return { shapes, hasFailed, retry: useCallback(() => setFailed(false), []) };
}
