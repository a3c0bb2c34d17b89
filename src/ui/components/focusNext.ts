/**
 * Gives the focus to an element by its selector once the screen has followed what was just done: for a control that
 * goes away with its own action, and another that is only shown by it.
 */
export const focusNext = (selector: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
