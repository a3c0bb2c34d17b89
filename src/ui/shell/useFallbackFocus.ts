import { useEffect, type RefObject } from 'react';

/**
 * A control that went with its own deed leaves the keyboard nowhere: it goes on beside it, or else at the panel's top.
 */
export function useFallbackFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && !active.matches(':disabled')) return;
    const beside = active?.closest('[role=group]')?.querySelector<HTMLElement>('button:not(:disabled)');
    (beside ?? panel.current)?.focus({ preventScroll: true });
  });
}
