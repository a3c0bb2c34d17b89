import { useCallback, useMemo, useState } from 'react';
import type { MapLayout } from '../layout/mapLayout.ts';
import { startedUnits, withoutUnits } from './animatedUnits.ts';
import type { MapAnimation } from './mapAnimation.ts';

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
