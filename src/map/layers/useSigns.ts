import { useMemo } from 'react';
import type { GameState } from '../../engine/axis-allies/index.ts';
import { useKnownOdds } from '../../games/axis-allies/store/odds/knownOdds.ts';
import { useHighlighted } from '../../store/displayedOnMap.ts';
import { percent } from '../../text/chances.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { placeSigns, signRoom, type PlacedRow } from '../layout/placeSigns.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { signRows } from '../scene/signRows.ts';
import { useCaptures } from './CaptureLayers.tsx';
import { useShownDifferences } from './DifferenceLayer.tsx';
import { useShownThreats } from './ThreatLayer.tsx';

/** All rows of signs on the map with their places, as they are drawn and answer presses. The last drawn lies on top. */
export function useSigns(
  { byId, boardData: { grid } }: ReadyMapContext,
  layout: MapLayout,
  game: GameState | null,
): readonly PlacedRow[] {
  const destinations = useHighlighted('destinations');
  const marks = useHighlighted('marks');
  const captures = useCaptures(game);
  const odds = useKnownOdds(({ targets }) => targets);
  const raids = useKnownOdds((known) => known.raids);
  const threats = useShownThreats();
  const differences = useShownDifferences();

  const others = useMemo(() => {
    const shown = {
      destinations,
      marks,
      captures,
      raids: Object.values(raids),
      threats: threats?.threats ?? [],
      differences,
    };
    const battles = new Set(layout.battles.map(({ space }) => space));
    const rows = signRows(shown, battles, layout.detail);
    return rows.length === 0 ? NO_SIGNS : placeSigns(rows, byId, signRoom(layout, grid));
  }, [byId, grid, layout, destinations, marks, captures, raids, threats, differences]);

  // Room was left for the chance to win, which is known later.
  const battles = useMemo(
    () =>
      layout.battles.map((row) => {
        const known = odds[row.space];
        if (known === undefined || !('won' in known)) return row;
        const text = percent(known.won);
        return { ...row, items: row.items.map((item) => (item.kind === 'chance' ? { ...item, text } : item)) };
      }),
    [layout, odds],
  );
  return useMemo(() => [...battles, ...others], [battles, others]);
}

/** The one empty list, equal every time. */
const NO_SIGNS: readonly PlacedRow[] = [];
