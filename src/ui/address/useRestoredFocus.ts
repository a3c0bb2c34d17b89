import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Address } from './address.ts';

type AddressPlace = Address['place'];

/** Restores the focus when the user returns to a place. */
export function useRestoredFocus(place: AddressPlace): void {
  const places = useRef<Partial<Record<AddressPlace, HTMLElement>>>({});
  useLayoutEffect(() => {
    const last = places.current[place];
    if (last?.isConnected) last.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      // A menu closes after a choice, so its button is restored instead.
      if (target instanceof HTMLElement && target.closest('[role=menu]') === null) places.current[place] = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [place]);
}
