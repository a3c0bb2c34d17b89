import { useMemo, useSyncExternalStore } from 'react';
import { addressOf, type Address } from './address.ts';

function listen(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

/** The current address. Links and the browser's back and forward buttons change it. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return useMemo(() => addressOf(hash), [hash]);
}

/** Goes to an address, as a link would. */
export function goTo(hash: string): void {
  window.location.hash = hash;
}
