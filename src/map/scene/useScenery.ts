import { useEffect, useState } from 'react';
import type { Scenery } from '../../geography/shapes.ts';
import { loadScenery } from './loadScenery.ts';
import type { MapContext } from './MapContext.ts';

/** The scenery of an edition's map, asked for once the map is drawn; null until it is there, or if it cannot be had. */
export function useScenery(drawnMap: MapContext | null): Scenery | null {
  const [found, setFound] = useState<{ readonly map: MapContext; readonly scenery: Scenery } | null>(null);
  useEffect(() => {
    if (drawnMap === null) return undefined;
    let isCancelled = false;
    loadScenery(drawnMap.edition.id).then(
      (scenery) => (isCancelled ? undefined : setFound({ map: drawnMap, scenery })),
      // The game is played as well without mountains and rivers; the next map asks again.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [drawnMap]);
  return found?.map === drawnMap ? (found?.scenery ?? null) : null;
}
