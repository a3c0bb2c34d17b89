import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { animationOf, type MapAnimation } from './tweens.ts';
import { useDisplayedEvents } from '../../store/displayedGame.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { startedUnits, withoutUnits } from './animatedUnits.ts';

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

/**
 * The layout without the units that are being animated, and the callback for each beat. It changes only when further
 * units start.
 */
export function useLayoutDuring(
  layout: MapLayout,
  animation: MapAnimation | null,
): { readonly layout: MapLayout; readonly onBeat: (beat: number) => void } {
  const [progress, setProgress] = useState<{ readonly animation: MapAnimation | null; readonly beat: number }>({
    animation,
    beat: 0,
  });
  const beat = progress.animation === animation ? progress.beat : 0;

  const onBeat = useCallback(
    (now: number) => {
      if (animation === null) return;
      // The start of the latest tween that has begun: nothing changes between two starts.
      const begun = Math.max(0, ...animation.tweens.flatMap(({ begin }) => (begin <= now ? [begin] : [])));
      setProgress((known) =>
        known.animation === animation && known.beat === begun ? known : { animation, beat: begun },
      );
    },
    [animation],
  );

  const shown = useMemo(
    () => (animation === null ? layout : withoutUnits(layout, startedUnits(animation.tweens, beat))),
    [layout, animation, beat],
  );
  return { layout: shown, onBeat };
}
