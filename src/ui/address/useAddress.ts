import { useMemo, useSyncExternalStore } from 'react';
import { addressOf, type Address } from './address.ts';

function listen(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

/** The address the page stands at. Links and the browser's back and forward buttons change it. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return useMemo(() => addressOf(hash), [hash]);
}

/** Goes to an address, as a link to it would. */
export function goTo(hash: string): void {
  window.location.hash = hash;
}
