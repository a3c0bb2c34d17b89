import { useEffect, useRef } from 'react';
import { afterStroke, MAX_DRAWS, type Draw } from '../../../engine/table/index.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { lendDrawings } from '../../../store/lessons/lendDrawings.ts';
import type { Stop } from '../../../saves/lessonSchema.ts';

const NONE: readonly Draw[] = [];

/** Takes away all that is drawn at the stop shown; its own drawings come back with the next show. */
export function clearDrawn(): void {
  const { draws, stroke } = useDrawings.getState();
  for (const draw of draws) stroke?.(draw);
  useDrawings.setState({ begun: null, latest: null });
}

/** Shows the drawings of a stop, and what is drawn at it during the show; that is gone when the show ends. */
export function useShowDrawings(stops: readonly Stop[], at: number): void {
  const drawn = useRef(new Map<number, readonly Draw[]>());
  const place = useRef(at);
  const own = stops[at]?.draws ?? NONE;
  useEffect(
    () =>
      lendDrawings(NONE, (draw) => {
        const draws = afterStroke(useDrawings.getState().draws, draw);
        if (draws.length > MAX_DRAWS) return;
        drawn.current.set(place.current, draws);
        useDrawings.setState({ draws });
      }),
    [],
  );
  useEffect(() => {
    place.current = at;
    useDrawings.setState({ draws: drawn.current.get(at) ?? own, begun: null, latest: null });
  }, [at, own]);
}
