import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Begun } from './lazyControl.tsx';

/** Returns a ref for the element that takes the focus over from a stand-in that had it. */
export function useBegunFocus<Target extends HTMLElement>(begun: Begun): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const [hadFocus] = useState(begun !== 'nothing');
  useLayoutEffect(() => {
    if (hadFocus) target.current?.focus({ preventScroll: true });
  }, [hadFocus]);
  return target;
}
