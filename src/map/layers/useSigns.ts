import { useMemo } from 'react';
import { boardFaceOf } from '../../games/boards.ts';
import type { Capture } from '../../games/face/scene.ts';
import { useHighlighted } from '../../store/displayedOnMap.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { placeSigns, signRoom, type PlacedRow } from '../layout/placeSigns.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { signRows } from '../scene/signRows.ts';
import { useShownDifferences } from './DifferenceLayer.tsx';
import { useOverlay } from '../scene/useWatched.ts';

/** All rows of signs on the map with their places, as they are drawn and answer presses. The last drawn lies on top. */
export function useSigns(map: ReadyMapContext, layout: MapLayout, captures: readonly Capture[]): readonly PlacedRow[] {
  const {
    byId,
    boardData: { grid },
    edition,
  } = map;
  const destinations = useHighlighted('destinations');
  const marks = useHighlighted('marks');
  const { chances, signs } = useOverlay(edition.id);
  const differences = useShownDifferences();

  const others = useMemo(() => {
    const { signOf = itself } = boardFaceOf({ edition: edition.id });
    const shown = { destinations, marks, captures, signs, differences };
    const rows = signRows(shown, layout.signs, signOf, layout.detail);
    return rows.length === 0 ? NO_SIGNS : placeSigns(rows, byId, signRoom(layout, grid));
  }, [byId, grid, edition, layout, destinations, marks, captures, signs, differences]);

  // Room was left for the chance, which is known later.
  const own = useMemo(
    () =>
      layout.signs.map((row) => {
        const text = chances[row.space];
        if (text === undefined) return row;
        return { ...row, items: row.items.map((item) => (item.kind === 'chance' ? { ...item, text } : item)) };
      }),
    [layout, chances],
  );
  return useMemo(() => [...own, ...others], [own, others]);
}

const itself = (mark: string): string => mark;

/** The one empty list, equal every time. */
const NO_SIGNS: readonly PlacedRow[] = [];
