/** Gives the focus to an element if it is nowhere: what had it has gone away with the page or the part before. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === null || document.activeElement === document.body)
    element?.focus({ preventScroll: true });
}
