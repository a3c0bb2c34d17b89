import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the element that gets the focus when it is mounted. */
export function useInitialFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return target;
}
