import { useEffect } from 'react';
import type { Atlas } from '../scene/MapContext.ts';
import { followExample } from './followExample.ts';
import { followTurn } from './followTurn.ts';
import { followWishes } from './followRequests.ts';
import { holdView } from './cameraDirector.ts';

/** The camera follows the game, the examples and what people ask for, from the map's first drawing on. */
export function useFollowing(atlas: Atlas | null): void {
  useEffect(() => {
    if (atlas === null) return undefined;
    const view = holdView(atlas);
    const stops = [
      view.stop,
      followWishes(atlas, view),
      followTurn(view),
      followExample(atlas, view),
      atlas.pilot.land,
    ];
    return () => stops.forEach((stop) => stop());
  }, [atlas]);
}
