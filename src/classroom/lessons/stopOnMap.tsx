import { useEffect, useMemo, useState } from 'react';
import { type AnyEvent, type SpaceId, familyOf, type AnyState } from '../../engine/index.ts';
import type { Stop } from '../../saves/lessonSchema.ts';
import { LAYERS, showLayers, useLayers } from '../../store/atlas/layers.ts';
import { setMonth } from '../../store/atlas/atlasStore.ts';
import { useDisplayedExample } from '../../ui/components/DisplayedExample.tsx';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import type { DrawEnd } from '../../engine/table/index.ts';
import type { Views } from './views.ts';
import type { Example } from '../../store/displayedGame.ts';
import { ColourButtons } from '../../ui/draw/DrawTools.tsx';
import '../../ui/draw/draw.css';

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

const BOARDS = new WeakMap<object, AnyState>();

/** What stands on the board at a stop: its position, or nothing. The same state every time. */
export function stopBoard(edition: string, { position }: Pick<Stop, 'position'>): AnyState {
  if (typeof position !== 'object' || position === null) return emptyBoard(edition);
  const known = BOARDS.get(position);
  if (known !== undefined) return known;
  const read = familyOf({ edition }).loadedPositions()?.fromPosition(position);
  if (read?.ok !== true) return emptyBoard(edition);
  BOARDS.set(position, read.value);
  return read.value;
}

type DrawPoint = Exclude<DrawEnd, string>;
type ToldStop = Pick<Stop, 'title' | 'text' | 'draws'>;

/** A name that is no part of a longer word: 'Brest' in 'From Brest to Minsk', not in 'breasts'. */
function isNamedIn(words: string, name: string): boolean {
  const isLetter = (letter: string | undefined): boolean => /\p{L}/u.test(letter ?? '');
  if (name === '') return false;
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!isLetter(words[at - 1]) && !isLetter(words[at + name.length])) return true;
  return false;
}

/** Seas that are told apart without the word: 'the Mediterranean', but not 'the Red'. */
const SEA = /^(\p{L}{6,}) Sea$/u;

/** The points at the ends of a stop's arrows. */
const endsOf = ({ draws = [] }: Pick<ToldStop, 'draws'>): readonly DrawPoint[] =>
  draws.flatMap((draw) =>
    draw.kind === 'arrow' ? [draw.from, draw.to].flatMap((end) => (typeof end === 'string' ? [] : [end])) : [],
  );

/** Whether a stop is about a place of this name: it stands in its title or text, or at an end of its arrows. */
export function toldIn(stop: ToldStop): (name: string) => boolean {
  const words = [stop.title, stop.text, ...endsOf(stop).map(({ name }) => name)].join('\n');
  return (name) => {
    const sea = SEA.exec(name)?.[1];
    return isNamedIn(words, name) || (sea !== undefined && isNamedIn(words, `the ${sea}`));
  };
}

/** Ends of arrows that a stop names in its title or text, and that are none of the cities of the map; each once. */
export const pointsTold = (stop: ToldStop, cities: readonly string[]): readonly DrawPoint[] =>
  endsOf(stop).filter(
    ({ name }, i, all) =>
      isNamedIn(`${stop.title}\n${stop.text}`, name) &&
      !cities.includes(name) &&
      all.findIndex((end) => end.name === name) === i,
  );

/** The cities of a map that a stop is about. */
export const citiesTold = (stop: ToldStop, cities: readonly string[]): readonly string[] => cities.filter(toldIn(stop));

/** The colours of the pen. */
export function PenColours() {
  return (
    <div className="lesson-colours" role="group" aria-label="Colour of arrows and marks">
      <ColourButtons />
    </div>
  );
}
