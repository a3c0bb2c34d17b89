import { useCallback, useEffect, useState } from 'react';
import { loadNames } from '../../store/otherNames.ts';
import { markMapDrawn } from '../reporting/markMapDrawn.ts';
import { prepareMap, type MapContext, type ReadyMapContext } from './MapContext.ts';
import { byTask, runInSlices } from './timeSlicing.ts';

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
