import { useMemo, useSyncExternalStore } from 'react';
import { shelf } from '../../engine/index.ts';
import { addressOf, type Address } from './address.ts';
import { useGame } from '../../store/gameStore.ts';

function listen(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

/**
 * The current address; rules without an edition are those of the game in play. Links and the browser's back and forward
 * buttons change it.
 */
export function useAddress(): Address {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  const inPlay = useGame(({ game }) => game?.edition) ?? shelf()[0]?.id;
  return useMemo(() => addressOf(hash, inPlay), [hash, inPlay]);
}

/** Goes to an address in place of the present one: going back does not lead here again. */
export function goInstead(hash: string): void {
  window.location.replace(hash);
}

/** Goes to an address, as a link would. */
export function goTo(hash: string): void {
  window.location.hash = hash;
}
