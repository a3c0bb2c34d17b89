import { useCallback, useEffect, useState } from 'react';
import { announceFirstMap } from './announceFirstMap.ts';
import { survey as surveyOf, type Atlas, type SurveyedAtlas } from './Atlas.ts';

/** Once `survey` is called, for the ground is laid: draws it, and only then finds out what all that stands on it must know. */
export function useSurvey(atlas: Atlas | null): { readonly surveyed: SurveyedAtlas | null; readonly survey: () => void } {
  const [laid, setLaid] = useState<Atlas | null>(null);
  const [surveyed, setSurveyed] = useState<SurveyedAtlas | null>(null);
  const survey = useCallback(() => {
    atlas?.frame.begin(announceFirstMap);
    setLaid(atlas);
  }, [atlas]);
  useEffect(() => {
    if (atlas === null || laid !== atlas) return undefined;
    let isGone = false;
    void surveyOf(atlas, () => isGone).then((made) => (isGone ? undefined : setSurveyed(made)));
    return () => {
      isGone = true;
      setSurveyed(null);
    };
  }, [atlas, laid]);
  return { surveyed, survey };
}
