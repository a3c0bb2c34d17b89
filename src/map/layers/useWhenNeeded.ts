import { useEffect, useState } from 'react';
import { retry } from '../../store/retry.ts';

/**
 * Code of the map that is loaded when it is first needed; null until then. Keep the same import function. If it cannot
 * be loaded, what it draws stays away until it is needed again.
 */
export function useWhenNeeded<Code extends object>(isNeeded: boolean, load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const isAsked = isNeeded && code === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    retry(load).then(
      (loaded) => isCurrent && setCode(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, load]);
  return code;
}
