import { useEffect, type RefObject } from 'react';

/**
 * If the focused control disappears with its own action, moves the focus to a control beside it, or else to the panel.
 */
export function useFallbackFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && !active.matches(':disabled')) return;
    const beside = active?.closest('[role=group]:not([tabindex])')?.querySelector<HTMLElement>('button:not(:disabled)');
    (beside ?? panel.current)?.focus({ preventScroll: true });
  });
}
