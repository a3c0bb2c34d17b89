import { useEffect, type RefObject } from 'react';

/** So many pixels below the upper edge one reads. */
const LINE = 32;

/**
 * Keeps what is read at the upper edge of a scrolled page where it is when its width changes, as when a phone is
 * turned. `parts` selects the parts of its text, in their order.
 */
export function useReadingPlace(page: RefObject<HTMLElement | null>, parts: string): void {
  useEffect(() => {
    const { current: scroller } = page;
    if (scroller === null) return undefined;
    let width = scroller.clientWidth;
    /** The part that is read, and how far it is read: 0 to 1. */
    let place: { readonly part: Element; readonly share: number } | null = null;

    const note = (): void => {
      // The browser may scroll by itself once the width is another one.
      if (scroller.clientWidth !== width) return;
      const line = scroller.getBoundingClientRect().top + LINE;
      const part = [...scroller.querySelectorAll(parts)].find((one) => one.getBoundingClientRect().bottom > line);
      const box = part?.getBoundingClientRect();
      place = part && box ? { part, share: (line - box.top) / box.height } : null;
    };

    const resizes = new ResizeObserver(() => {
      if (scroller.clientWidth === width) return;
      width = scroller.clientWidth;
      if (place === null || scroller.scrollTop === 0) return;
      const { top, height } = place.part.getBoundingClientRect();
      scroller.scrollTop += top + place.share * height - LINE - scroller.getBoundingClientRect().top;
    });

    note();
    scroller.addEventListener('scroll', note, { passive: true });
    resizes.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', note);
      resizes.disconnect();
    };
  }, [page, parts]);
}
