import { useCallback, useEffect, useState } from 'react';

export interface Loaded<Content> {
  /** Null until it is there. */
  readonly content: Content | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** What is loaded for an edition when it is first asked for; for null nothing is. Keep the same function. */
export function useLoaded<Content>(
  edition: string | null,
  load: (edition: string) => Promise<Content>,
): Loaded<Content> {
  const [content, setContent] = useState<Content | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (edition === null || hasFailed) return undefined;
    let isGone = false;
    load(edition).then(
      (loaded) => (isGone ? undefined : setContent(loaded)),
      () => (isGone ? undefined : setFailed(true)),
    );
    return () => {
      isGone = true;
    };
  }, [edition, load, hasFailed]);
  return { content, hasFailed, tryAgain: useCallback(() => setFailed(false), []) };
}
