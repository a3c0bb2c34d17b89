import { useEffect, useState } from 'react';
import { decodeShapes, type BoardShapes, type ShapesFile } from '../geography/shapes.ts';

/** The board's shapes, once they have come; a fault is shown where the map would be. */
export function useBoardShapes(edition: string): { shapes: BoardShapes | null; fault: string | null } {
  const [shapes, setShapes] = useState<BoardShapes | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await fetch(`${import.meta.env.BASE_URL}map/${edition}.json`, { signal: gone.signal });
      if (!answer.ok) throw new Error(`The map did not come (${answer.status}).`);
      // The file is our own, made by the build and tested there.
      setShapes(decodeShapes((await answer.json()) as ShapesFile));
    };
    load().catch((error: unknown) => {
      if (!gone.signal.aborted) setFault(error instanceof Error ? error.message : String(error));
    });
    return () => gone.abort();
  }, [edition]);
  return { shapes, fault };
}
