import { useCallback, useMemo, useState } from 'react';
import type { MapLayout } from '../layout/mapLayout.ts';
import { setOut, withoutUnits } from './ghosts.ts';
import type { Show } from './show.ts';

/**
 * The layout without those that are under way, and whom to tell of each beat. It changes only when somebody sets out.
 */
export function useSetOut(
  layout: MapLayout,
  show: Show | null,
): { readonly layout: MapLayout; readonly onBeat: (beat: number) => void } {
  const [told, setTold] = useState<{ readonly show: Show | null; readonly beat: number }>({ show, beat: 0 });
  const beat = told.show === show ? told.beat : 0;

  const onBeat = useCallback(
    (now: number) => {
      if (show === null) return;
      // The latest beginning that has come: between two of them nothing changes.
      const begun = Math.max(0, ...show.tweens.flatMap(({ begin }) => (begin <= now ? [begin] : [])));
      setTold((known) => (known.show === show && known.beat === begun ? known : { show, beat: begun }));
    },
    [show],
  );

  const shown = useMemo(
    () => (show === null ? layout : withoutUnits(layout, setOut(show.tweens, beat))),
    [layout, show, beat],
  );
  return { layout: shown, onBeat };
}
