import { useCallback, useEffect, useState } from 'react';
import { loadProjection } from '../../geography/loadProjection.ts';
import type { Projection } from '../../geography/projection.ts';
import { retry } from '../../store/retry.ts';

interface LoadedProjection {
  readonly projection: Projection | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The projection of an edition's map; null until it is there. */
export function useProjection(edition: string): LoadedProjection {
  const [projection, setProjection] = useState<Projection | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isGone = false;
    retry(() => loadProjection(edition)).then(
      (loaded) => (isGone ? undefined : setProjection(loaded)),
      () => (isGone ? undefined : setFailed(true)),
    );
    return () => {
      isGone = true;
    };
  }, [edition, hasFailed]);
  return { projection, hasFailed, tryAgain: useCallback(() => setFailed(false), []) };
}
