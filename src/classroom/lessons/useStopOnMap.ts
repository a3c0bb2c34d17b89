import { useEffect, useMemo, useState } from 'react';
import type { AnyEvent, SpaceId } from '../../engine/index.ts';
import type { Stop } from '../../saves/lessonSchema.ts';
import { LAYERS, showLayers, useLayers } from '../../store/atlas/layers.ts';
import { setMonth } from '../../store/atlas/month.ts';
import { useDisplayedExample } from '../../ui/components/DisplayedExample.tsx';
import { stopBoard } from './stopBoard.ts';
import { citiesTold, pointsTold } from './citiesTold.ts';
import type { Views } from './views.ts';
import type { Example } from '../../store/displayedGame.ts';

/** The one empty list, so that it is equal every time and the map has nothing to animate. */
const NO_EVENTS: readonly AnyEvent[] = [];

interface StopOnMap {
  readonly edition: string;
  readonly stop: Stop;
  readonly views: Views;
  /** Another one brings the stop's view and layers back, after the map was moved. */
  readonly visit: number | string;
  readonly enlarged?: number;
}

/** Shows the board, the view and the layers of a stop on the map. A press lights a space up, another one not. */
export function useStopOnMap({ edition, stop, views, visit, enlarged = 1 }: StopOnMap): void {
  const [lit, setLit] = useState<SpaceId | null>(null);
  // Taken anew at each visit: what is written down later must not move the map.
  const [seen, setSeen] = useState(() => ({ visit, stop, view: views.boxOf(stop.view) }));
  if (seen.visit !== visit) {
    setSeen({ visit, stop, view: views.boxOf(stop.view) });
    setLit(null);
  }
  const { view } = seen;
  const game = stopBoard(edition, stop);
  const { title, text, draws } = seen.stop;
  const { told, toldPlaces } = useMemo(() => {
    const { cities, project } = views;
    const points = pointsTold({ title, text, draws }, cities);
    return {
      told: [...citiesTold({ title, text, draws }, cities), ...points.map(({ name }) => name)],
      toldPlaces: points.map(({ name, at }) => ({ name, at: project(at) })),
    };
  }, [title, text, draws, views]);
  const example = useMemo(
    (): Example => ({
      game,
      events: NO_EVENTS,
      before: null,
      chosen: [],
      destinations: [],
      marks: {},
      spaces: lit === null ? [] : [lit],
      routes: [],
      isRefused: false,
      hand: { focused: lit, focus: setLit, press: (space) => setLit((now) => (now === space ? null : space)) },
      view,
      takesPen: true,
      enlarged,
      told,
      toldPlaces,
      // Units of a position are the game's.
      isHistory: stop.position === undefined,
    }),
    [game, lit, view, enlarged, told, toldPlaces, stop.position],
  );
  useDisplayedExample(example);
  useLayersAsBefore();
  useEffect(() => {
    const { layers = [], month } = seen.stop;
    showLayers(LAYERS.filter((layer) => layers.includes(layer)));
    if (month !== undefined) setMonth(month);
  }, [seen]);
}

/** Brings back the layers of before when the page is left. */
function useLayersAsBefore(): void {
  useEffect(() => {
    const before = useLayers.getState();
    return () => useLayers.setState({ shown: before.shown, month: before.month });
  }, []);
}
