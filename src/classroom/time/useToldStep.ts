import { useEffect, useMemo } from 'react';
import type { Atlas } from '../../atlas/atlas.ts';
import type { TimeStep } from '../../atlas/timeLine.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import { showLayers, useLayers } from '../../store/atlas/layers.ts';
import { setMonth } from '../../store/atlas/month.ts';
import { unmarkPlace, useMarkedPlace } from '../../store/atlas/markedPlace.ts';
import { useMapCamera } from '../../store/mapCamera.ts';
import { useBoardShown } from '../atlas/useBoardShown.ts';
import { useLoaded } from '../frame/useLoaded.ts';

/** The one empty list, equal every time. */
const NONE: readonly string[] = [];
/** Shows a step of the time line on the map: its place, and what changed hands with it. */
export function useToldStep(atlas: Atlas, step: TimeStep | null): void {
  const event = step?.kind === 'event' ? step.event : null;
  const lands = event?.lands ?? event?.takes ?? NONE;
  const { content: found } = useLoaded(atlas.from, loadLands);
  const isOfLands = lands.length > 0;
  // Where lands are told of, they are outlined, and the spaces that they lie in are only brought into view.
  const spaces = useMemo(() => (event === null || isOfLands ? NONE : [event.place.space]), [event, isOfLands]);
  useBoardShown(atlas.from, spaces);
  useEffect(() => {
    if (found === null || event === null || !isOfLands) return;
    const around = found.lands.flatMap((land) => (lands.includes(land.id) ? land.spaces : []));
    useMapCamera
      .getState()
      .show({ kind: 'spaces', spaces: [...new Set([...around, event.place.space])], isPassing: true });
  }, [found, event, lands, isOfLands]);
  useHolders();
  useEffect(() => (step === null ? undefined : setMonth(step.date)), [step]);
  const place = event?.place ?? null;
  useEffect(() => useMarkedPlace.setState({ place, lands }), [place, lands]);
  useEffect(() => unmarkPlace, []);
}

/** Colours lands by who held them, as long as the time line is open. */
function useHolders(): void {
  useEffect(() => {
    const before = useLayers.getState();
    showLayers([...before.shown, 'holders']);
    useLayers.setState({ isMonthTold: true });
    return () => {
      const { shown } = useLayers.getState();
      if (!before.shown.has('holders')) showLayers([...shown].filter((layer) => layer !== 'holders'));
      useLayers.setState({ month: before.month, isMonthTold: false });
    };
  }, []);
}
