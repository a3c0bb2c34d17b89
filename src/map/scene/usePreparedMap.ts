import { useCallback, useEffect, useState } from 'react';
import { loadNames } from '../../store/otherNames.ts';
import { announceFirstMap } from '../reporting/markMapDrawn.ts';
import { survey as surveyOf, type Atlas, type SurveyedAtlas } from './MapContext.ts';
import { brisk, inTurns } from './timeSlicing.ts';

/**
 * Once `survey` is called, for the ground is laid: takes it to the graphics card, draws it, and only then finds out
 * what all that stands on it must know.
 */
export function useSurvey(atlas: Atlas | null): {
  readonly surveyed: SurveyedAtlas | null;
  readonly survey: () => void;
} {
  const [laid, setLaid] = useState<Atlas | null>(null);
  const [surveyed, setSurveyed] = useState<SurveyedAtlas | null>(null);
  const survey = useCallback(() => setLaid(atlas), [atlas]);
  useEffect(() => {
    if (atlas === null || laid !== atlas) return undefined;
    let isGone = false;
    const makeAll = async (): Promise<void> => {
      await inTurns(atlas.frame.uploadMeshes(), brisk, () => isGone);
      if (isGone) return;
      atlas.frame.begin(announceFirstMap);
      // For whoever searches or points: not before there is a map.
      loadNames(atlas.edition.id).catch(() => undefined);
      const made = await surveyOf(atlas, () => isGone);
      if (!isGone) setSurveyed(made);
    };
    void makeAll();
    return () => {
      isGone = true;
      setSurveyed(null);
    };
  }, [atlas, laid]);
  return { surveyed, survey };
}
