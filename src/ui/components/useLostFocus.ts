import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'button:not(:disabled), [href], input:not(:disabled), select, textarea, summary, [tabindex]';

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * If a control of a part of the page goes away while it has the focus, such as one that takes its own line out of a
 * list, the focus goes to the nearest control that is left: in the list, or else around it.
 */
export function useLostFocus(part: RefObject<HTMLElement | null>): void {
  /** What has the focus, and all that it is in, up to the part. */
  const last = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const box = part.current;
    if (box === null) return undefined;
    const remember = ({ target }: FocusEvent): void => {
      last.current = pathTo(target, box);
    };
    // Where the focus goes elsewhere, it is not lost.
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last.current = [];
    };
    const look = (): void => {
      const [lost, ...around] = last.current;
      if (lost === undefined || !isLost(lost)) return;
      last.current = [];
      const active = document.activeElement;
      if (active === null || active === document.body || isLost(active)) focusNearest(around);
    };
    // What parts of it take away by themselves.
    const observer = new MutationObserver(look);
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    box.addEventListener('focusin', remember);
    box.addEventListener('focusout', forget);
    // What this rendering took away, once it can be heard where the focus goes: that control may go away in its turn.
    look();
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', remember);
      box.removeEventListener('focusout', forget);
    };
  });
}

/** An element and what it is in, up to a part of the page. */
function pathTo(target: EventTarget | null, part: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = target instanceof HTMLElement ? target : null; at !== null; at = at === part ? null : at.parentElement)
    path.push(at);
  return path;
}

/** Gives the focus to the first control in the innermost of these that is still there. */
function focusNearest(around: readonly HTMLElement[]): void {
  for (const element of around.filter(({ isConnected }) => isConnected)) {
    const own = element.matches(CONTROLS) ? [element] : [];
    for (const control of [...element.querySelectorAll<HTMLElement>(CONTROLS), ...own]) {
      control.focus({ preventScroll: true });
      // What is hidden does not take it.
      if (document.activeElement === control) return;
    }
  }
}
