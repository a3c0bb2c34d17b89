import { useEffect, useMemo } from 'react';
import { monthOf, takenIn } from '../../atlas/holding.ts';
import type { Atlas } from '../../atlas/atlas.ts';
import type { TimeStep } from '../../atlas/timeLine.ts';
import type { SpaceId } from '../../engine/index.ts';
import { showLayers, useLayers } from '../../store/atlas/layers.ts';
import { setMonth } from '../../store/atlas/month.ts';
import { useMarkedPlace } from '../../store/atlas/markedPlace.ts';
import { useBoardShown } from '../atlas/useBoardShown.ts';

/** Shows a step of the time line on the map: its place, and what changed hands with it. */
export function useToldStep(atlas: Atlas, step: TimeStep | null): void {
  const spaces = useMemo(() => (step === null ? [] : spacesOf(atlas, step)), [atlas, step]);
  useBoardShown(atlas.from, spaces);
  useHolders();
  useEffect(() => (step === null ? undefined : setMonth(step.date)), [step]);
  const place = step?.kind === 'event' ? step.event.place : null;
  useEffect(() => useMarkedPlace.setState({ place }), [place]);
  useEffect(() => () => useMarkedPlace.setState({ place: null }), []);
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

/** What a step is about: first what changed hands, then its place. */
function spacesOf({ holders }: Atlas, step: TimeStep): readonly SpaceId[] {
  if (step.kind === 'opening') return [];
  const { date, place, takes = [] } = step.event;
  const taken = holders === null ? [] : takenIn(holders, monthOf(date)).filter((space) => takes.includes(space));
  return [...new Set([...taken, place.space])];
}
