import { useCallback, useEffect, useState } from 'react';
import { loadNames } from '../../store/findSpaces.ts';
import { prepareMap, type MapContext, type ReadyMapContext } from './MapContext.ts';
import { byTask, runInSlices } from './timeSlicing.ts';
import type { Scenery } from '../../geography/shapes.ts';
import { loadScenery } from './loadScenery.ts';

/**
 * Call `onGroundReady` when all ground layers are mounted: their meshes are then uploaded and drawn, and after that the
 * rest of the context is computed.
 */
export function usePreparedMap(map: MapContext | null): {
  readonly readyMap: ReadyMapContext | null;
  readonly onGroundReady: () => void;
} {
  const [mountedMap, setMountedMap] = useState<MapContext | null>(null);
  const [readyMap, setReadyMap] = useState<ReadyMapContext | null>(null);
  const onGroundReady = useCallback(() => setMountedMap(map), [map]);
  useEffect(() => {
    if (map === null || mountedMap !== map) return undefined;
    let isCancelled = false;
    const prepare = async (): Promise<void> => {
      await runInSlices(map.view.uploadMeshes(), byTask, () => isCancelled);
      if (isCancelled) return;
      map.view.start(markMapDrawn);
      // Other names are needed for searches and tips only, so they are loaded after the first drawing.
      loadNames(map.edition.id).catch(() => undefined);
      const ready = await prepareMap(map, () => isCancelled);
      if (!isCancelled) setReadyMap(ready);
    };
    void prepare();
    return () => {
      isCancelled = true;
      setReadyMap(null);
    };
  }, [map, mountedMap]);
  return { readyMap, onGroundReady };
}

/** Marks that the map has been drawn, for the style sheet, tests and benchmarks. */
function markMapDrawn(): void {
  performance.mark('first-map');
  document.documentElement.dataset['map'] = 'painted';
}

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
