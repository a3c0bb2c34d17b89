import { useEffect, useRef, type FocusEventHandler } from 'react';

/** Handlers for the part whose focus is kept. */
interface TreeFocus {
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/** If a control beside the tree goes away with its own action, such as one that deletes, the tree gets the focus. */
export function useTreeFocus(): TreeFocus {
  const hadFocus = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    if (!hadFocus.current || (active !== null && active !== document.body && !active.matches(':disabled'))) return;
    document.querySelector<HTMLElement>('.lab-tree [role=tree]')?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
