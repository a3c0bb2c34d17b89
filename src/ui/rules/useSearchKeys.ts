import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keyboard for the search: '/' focuses it from anywhere, the arrow keys go through the links under it, Enter in it
 * follows the first link, Escape clears it.
 */
export function useSearchKeys(
  side: RefObject<HTMLElement | null>,
  box: RefObject<HTMLInputElement | null>,
  clear: () => void,
): void {
  // Before the first paint: whoever sees the rulebook may press '/' at once.
  useLayoutEffect(() => {
    /** Handles a key; false if the key means nothing here. */
    function handleKey({ key, target }: KeyboardEvent): boolean {
      const [part, input] = [side.current, box.current];
      if (part === null || input === null || !(target instanceof HTMLElement) || part.closest('[inert]') !== null)
        return false;
      if (key === '/' && !target.matches('input, textarea, select')) {
        input.select();
        input.focus();
        return true;
      }
      if (!part.contains(target)) return false;
      if (key === 'Escape' && input.value !== '') {
        clear();
        input.focus();
        return true;
      }
      const links = [...part.querySelectorAll<HTMLElement>('a[href]')];
      const at = links.findIndex((link) => link === target);
      const to = { ArrowDown: links[at + 1], ArrowUp: links[at - 1] ?? input, Enter: at < 0 ? links[0] : undefined }[
        key
      ];
      if (to === undefined) return false;
      if (key === 'Enter') to.click();
      else to.focus();
      return true;
    }
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && handleKey(event))
        event.preventDefault();
    };
    // In the capture phase, so that Escape here does not close the rulebook too.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [side, box, clear]);
}
