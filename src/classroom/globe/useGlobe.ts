import { useCallback, useEffect, useState } from 'react';
import type { GlobeShapes } from '../../geography/globeShapes.ts';
import { loadGlobe } from './loadGlobe.ts';

interface LoadedGlobe {
  /** Null until it is loaded. */
  readonly globe: GlobeShapes | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The lands of an edition as they lie on the globe, loaded when first asked for. */
export function useGlobe(edition: string): LoadedGlobe {
  const [globe, setGlobe] = useState<GlobeShapes | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isGone = false;
    loadGlobe(edition).then(
      (loaded) => (isGone ? undefined : setGlobe(loaded)),
      () => (isGone ? undefined : setFailed(true)),
    );
    return () => {
      isGone = true;
    };
  }, [edition, hasFailed]);
  return { globe, hasFailed, tryAgain: useCallback(() => setFailed(false), []) };
}
