import { useCallback, useEffect, useState } from 'react';
import { loadNames } from '../../store/otherNames.ts';
import { markMapDrawn } from '../reporting/markMapDrawn.ts';
import { prepareMap as surveyOf, type MapContext, type ReadyMapContext } from './MapContext.ts';
import { byTask, runInSlices } from './timeSlicing.ts';

/**
 * Once `survey` is called, for the ground is laid: takes it to the graphics card, draws it, and only then finds out
 * what all that stands on it must know.
 */
export function usePreparedMap(map: MapContext | null): {
  readonly surveyed: ReadyMapContext | null;
  readonly survey: () => void;
} {
  const [laid, setLaid] = useState<MapContext | null>(null);
  const [surveyed, setSurveyed] = useState<ReadyMapContext | null>(null);
  const survey = useCallback(() => setLaid(map), [map]);
  useEffect(() => {
    if (map === null || laid !== map) return undefined;
    let isGone = false;
    const makeAll = async (): Promise<void> => {
      await runInSlices(map.view.uploadMeshes(), byTask, () => isGone);
      if (isGone) return;
      map.view.start(markMapDrawn);
      // For whoever searches or points: not before there is a map.
      loadNames(map.edition.id).catch(() => undefined);
      const made = await surveyOf(map, () => isGone);
      if (!isGone) setSurveyed(made);
    };
    void makeAll();
    return () => {
      isGone = true;
      setSurveyed(null);
    };
  }, [map, laid]);
  return { surveyed, survey };
}
