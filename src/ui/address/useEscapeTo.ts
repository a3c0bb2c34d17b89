import { useEffect } from 'react';
import { goTo } from './useAddress.ts';

/** Escape goes to another address, unless it has already been handled; null disables it. */
export function useEscapeTo(hash: string | null): void {
  useEffect(() => {
    if (hash === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      goTo(hash);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hash]);
}
