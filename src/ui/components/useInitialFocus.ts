import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref for the control that takes the focus when it appears, so that keyboard and screen reader are where something is
 * asked.
 */
export function useInitialFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return target;
}
