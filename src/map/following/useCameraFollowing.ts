import { useEffect } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import { followExample } from './followExample.ts';
import { followTurn } from './followTurn.ts';
import { followRequests } from './followRequests.ts';
import { createDirector } from './cameraDirector.ts';

/** Makes the camera follow the game, the examples and the user's requests, as long as there is a map. */
export function useCameraFollowing(map: MapContext | null): void {
  useEffect(() => {
    if (map === null) return undefined;
    const director = createDirector(map);
    const stops = [
      director.stop,
      followRequests(map, director),
      followTurn(director),
      followExample(map, director),
      map.flight.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [map]);
}
