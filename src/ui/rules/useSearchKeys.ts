import { useLayoutEffect, type RefObject } from 'react';
import { keyOf } from '../../store/keyOf.ts';
import { KEYS } from '../../text/keys.ts';

/**
 * Keys of the search: '/' focuses the field, the arrow keys move through the links below it, Enter follows the first
 * link, Escape clears the field.
 */
export function useSearchKeys(
  side: RefObject<HTMLElement | null>,
  box: RefObject<HTMLInputElement | null>,
  clear: () => void,
): void {
  // Before the first paint, so that '/' works as soon as the rulebook is visible.
  useLayoutEffect(() => {
    /** Handles a key; false if it has no meaning here. */
    function handleKey(event: KeyboardEvent): boolean {
      const { target } = event;
      const key = keyOf(event);
      const [part, input] = [side.current, box.current];
      if (part === null || input === null || !(target instanceof HTMLElement) || part.closest('[inert]') !== null)
        return false;
      if (key === KEYS.searchRules && !target.matches('input, textarea, select')) {
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
    // In the capture phase, so that Escape here does not also close the rulebook.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [side, box, clear]);
}
