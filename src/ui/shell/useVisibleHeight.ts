import { useEffect } from 'react';

/** Pixels; a smaller difference is a browser bar, not a keyboard. */
const KEYBOARD = 120;

/**
 * In Safari an on-screen keyboard covers the page instead of resizing the window. Then `--visible-height` is set to the
 * height that is left.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      // A pinch zoom also shows only a part of the window, but covers nothing.
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
