import { useEffect } from 'react';

/** A keyboard is higher than this, in pixels; what is less is a bar of the browser. */
const KEYBOARD = 120;

/**
 * Where a screen's keyboard lies over the page instead of making the window lower (Safari), the page is told how much
 * of the window is left: `--visible-height`.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      // Zoomed by two fingers, a part of the window is seen too, and nothing lies over it.
      const isCovered = Math.abs(view.scale - 1) < 0.01 && window.innerHeight - view.height > KEYBOARD;
      if (!isCovered) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${view.height}px`);
      window.scrollTo(0, 0);
    };
    view.addEventListener('resize', measure);
    return () => {
      view.removeEventListener('resize', measure);
      style.removeProperty('--visible-height');
    };
  }, []);
}
