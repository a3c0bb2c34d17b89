import { useEffect, useState } from 'react';
import type { Result } from '../../engine/index.ts';
import type { FileFault } from '../../store/openSave.ts';

const FAILED: readonly FileFault[] = [{ path: '', message: 'it cannot be read; try again in a moment' }];

/**
 * What a link holds, or what is wrong with it; null while it is read. `read` is one and the same function at every
 * call, and is asked once for each link.
 */
export function useLinkRead<Value>(
  packed: string,
  read: (packed: string) => Promise<Result<Value, readonly FileFault[]>>,
): Result<Value, readonly FileFault[]> | null {
  const [latest, setLatest] = useState<{ packed: string; result: Result<Value, readonly FileFault[]> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    read(packed)
      .catch(() => ({ ok: false as const, fault: FAILED }))
      .then((result) => (isWanted ? setLatest({ packed, result }) : undefined));
    return () => {
      isWanted = false;
    };
  }, [packed, read]);
  return latest?.packed === packed ? latest.result : null;
}
