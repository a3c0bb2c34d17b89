import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { useLatestEvents } from '../../store/shown.ts';
import { animationOf, type MapAnimation } from './mapAnimation.ts';

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The animation of the latest events while it runs, and a function to end it. The game has its new state already; only
 * the map lags behind. Any pointer press or key ends it at once.
 */
export function useMapAnimation(): { readonly animation: MapAnimation | null; readonly end: () => void } {
  const { events, before } = useLatestEvents();
  const motion = useSettings((settings) => settings.motion);
  // What happened before the map opened is not shown, and nothing is shown twice.
  const [over] = useState(() => new WeakSet<object>([events]));
  const [, drawAnew] = useState(0);
  const latest = useMemo(() => animationOf(events, before, motion, wantsStillness()), [events, before, motion]);
  const animation = over.has(events) ? null : latest;

  const end = useCallback(() => {
    over.add(events);
    drawAnew((n) => n + 1);
  }, [over, events]);

  useEffect(() => {
    if (animation === null) {
      over.add(events);
      return;
    }
    const hands = new AbortController();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, { capture: true, signal: hands.signal });
    return () => hands.abort();
  }, [animation, over, events, end]);

  return { animation, end };
}
