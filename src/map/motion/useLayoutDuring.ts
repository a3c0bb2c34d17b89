import { useCallback, useMemo, useState } from 'react';
import type { MapLayout } from '../layout/mapLayout.ts';
import { startedUnits, withoutUnits } from './animatedUnits.ts';
import type { MapAnimation } from './mapAnimation.ts';

/**
 * The layout without those that are under way, and whom to tell of each beat. It changes only when somebody sets out.
 */
export function useLayoutDuring(
  layout: MapLayout,
  animation: MapAnimation | null,
): { readonly layout: MapLayout; readonly onBeat: (beat: number) => void } {
  const [told, setTold] = useState<{ readonly animation: MapAnimation | null; readonly beat: number }>({
    animation,
    beat: 0,
  });
  const beat = told.animation === animation ? told.beat : 0;

  const onBeat = useCallback(
    (now: number) => {
      if (animation === null) return;
      // The latest beginning that has come: between two of them nothing changes.
      const begun = Math.max(0, ...animation.tweens.flatMap(({ begin }) => (begin <= now ? [begin] : [])));
      setTold((known) => (known.animation === animation && known.beat === begun ? known : { animation, beat: begun }));
    },
    [animation],
  );

  const shown = useMemo(
    () => (animation === null ? layout : withoutUnits(layout, startedUnits(animation.tweens, beat))),
    [layout, animation, beat],
  );
  return { layout: shown, onBeat };
}
