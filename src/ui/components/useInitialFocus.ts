import { useEffect, useRef, type RefObject } from 'react';

/** Whether somebody walks through the moves of a tree by keyboard: nothing else may then take the focus. */
export const isSteppingThroughTree = (): boolean => document.activeElement?.matches('[role=tree]') === true;

/** Returns a ref for the element that gets the focus when it is mounted. */
export function useInitialFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!isSteppingThroughTree()) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
