import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { animationOf, type MapAnimation } from './mapAnimation.ts';
import { useDisplayedEvents } from '../../store/displayedGame.ts';

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The animation of the latest events while it runs, and a function to end it. The game has its new state already; only
 * the map lags behind. Any pointer press or key ends it at once.
 */
export function useMapAnimation(): { readonly animation: MapAnimation | null; readonly end: () => void } {
  const { events, before } = useDisplayedEvents();
  const motion = useSettings((settings) => settings.motion);
  // Events from before the map opened are not shown, and nothing is shown twice.
  const [finished] = useState(() => new WeakSet<object>([events]));
  const [, rerender] = useState(0);
  const latest = useMemo(() => animationOf(events, before, motion, prefersReducedMotion()), [events, before, motion]);
  const animation = finished.has(events) ? null : latest;

  const end = useCallback(() => {
    finished.add(events);
    rerender((n) => n + 1);
  }, [finished, events]);

  useEffect(() => {
    if (animation === null) {
      finished.add(events);
      return;
    }
    const listeners = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, end, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [animation, finished, events, end]);

  return { animation, end };
}
