import { useEffect, useReducer, useState } from 'react';
import { loadedEdition, type Edition } from '../../engine/index.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';

interface EditionInUse {
  /** Null until it is loaded. */
  readonly edition: Edition | null;
  /** Loading has failed, including the automatic retries. */
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** An edition of the shelf, loaded when it is first asked for. */
export function useEdition(id: string): EditionInUse {
  const edition = loadedEdition(id);
  const isLoaded = edition !== null;
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === id && !isLoaded;
  const [, showLoaded] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isLoaded || hasFailed) return undefined;
    let isCancelled = false;
    loadEditionOf({ edition: id }).then(
      () => (isCancelled ? undefined : showLoaded()),
      () => (isCancelled ? undefined : setFailed(id)),
    );
    return () => {
      isCancelled = true;
    };
  }, [id, isLoaded, hasFailed]);
  return { edition, hasFailed, tryAgain: () => setFailed(null) };
}
