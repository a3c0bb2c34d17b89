import { useEffect, useRef, type RefObject } from 'react';

/** Where one presses several times over while the page around changes: moves stepped through, edits undone in a row. */
const KEEPERS = '[role=tree], .lab-bar, .lab-tree';

/** Whether something may take the focus by itself. Where somebody works step by step, only what is there may. */
export function mayTakeFocus(target: Element | null): boolean {
  const keeper = document.activeElement?.closest(KEEPERS) ?? null;
  return keeper === null || keeper.contains(target);
}

/** Returns a ref for the element that gets the focus when it is mounted. */
export function useInitialFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (mayTakeFocus(target.current)) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
