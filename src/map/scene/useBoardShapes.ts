import { useCallback, useEffect, useState } from 'react';
import type { BoardShapes } from '../../geography/shapes.ts';
import { boardShapes } from './boardShapes.ts';

interface ShapesToCome {
  readonly shapes: BoardShapes | null;
  /** They did not come, however often they were asked for. */
  readonly isMissing: boolean;
  readonly askAgain: () => void;
}

/** The board's shapes, once they have come. */
export function useBoardShapes(edition: string): ShapesToCome {
  const [shapes, setShapes] = useState<BoardShapes | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isMissing) return undefined;
    let isGone = false;
    boardShapes(edition).then(
      (come) => (isGone ? undefined : setShapes(come)),
      () => (isGone ? undefined : setMissing(true)),
    );
    return () => {
      isGone = true;
    };
  }, [edition, isMissing]);
  return { shapes, isMissing, askAgain: useCallback(() => setMissing(false), []) };
}
