import { useEffect, useState } from 'react';
import type { BoardShapes } from '../../geography/shapes.ts';
import { boardShapes } from './boardShapes.ts';

/** The board's shapes, once they have come; a fault is shown where the map would be. */
export function useBoardShapes(edition: string): { shapes: BoardShapes | null; fault: string | null } {
  const [shapes, setShapes] = useState<BoardShapes | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    boardShapes(edition).then(
      (come) => (isGone ? undefined : setShapes(come)),
      (error: unknown) => (isGone ? undefined : setFault(error instanceof Error ? error.message : String(error))),
    );
    return () => {
      isGone = true;
    };
  }, [edition]);
  return { shapes, fault };
}
