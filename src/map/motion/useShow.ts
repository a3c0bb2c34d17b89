import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { useLatestEvents } from '../../store/shown.ts';
import { showOf, type Show } from './show.ts';

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The show of the latest events, as long as it lasts, and how to end it. The game is already where it leads: only the
 * map lags behind, and any press or key ends it at once.
 */
export function useShow(): { readonly show: Show | null; readonly end: () => void } {
  const { events, before } = useLatestEvents();
  const motion = useSettings((settings) => settings.motion);
  // What happened before the map opened is not shown, and nothing is shown twice.
  const [over] = useState(() => new WeakSet<object>([events]));
  const [, drawAnew] = useState(0);
  const latest = useMemo(() => showOf(events, before, motion, wantsStillness()), [events, before, motion]);
  const show = over.has(events) ? null : latest;

  const end = useCallback(() => {
    over.add(events);
    drawAnew((n) => n + 1);
  }, [over, events]);

  useEffect(() => {
    if (show === null) {
      over.add(events);
      return;
    }
    const hands = new AbortController();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, { capture: true, signal: hands.signal });
    return () => hands.abort();
  }, [show, over, events, end]);

  return { show, end };
}
