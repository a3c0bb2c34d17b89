/**
 * Gives the focus to an element by its selector once the screen has followed what was just done: for a control that
 * goes away with its own action, and another that is only shown by it. It is waited for so many frames at most.
 */
export function focusNext(selector: string, frames = 1): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) element.focus({ preventScroll: true });
    else if (frames > 1) focusNext(selector, frames - 1);
  });
}
