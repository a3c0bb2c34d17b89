import { describe, expect, it } from 'vitest';
import { citiesTold, pointsTold, toldIn } from '../../../src/classroom/lessons/stopOnMap.tsx';
import { loadViews } from '../../../src/classroom/lessons/views.ts';
import { scaleOf, smallestType } from '../../../src/map/layout/detail.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { shippedFiles } from './lessonsOfTests.ts';
import { boardData, edition, opening, paramsAt, shapes, sceneOf } from '../../map/openingBoard.ts';

describe('the cities that a stop is about', () => {
  const cities = ['Brest', 'Kiev', 'Leningrad', 'Moscow', 'Rome'];

  it('are those named in its title and text, and at the ends of its arrows, but not within other words', () => {
    const stop = {
      title: 'From Brest',
      text: 'to *Kiev* (today Kyiv), by way of Romen. Leningrader is a word.',
      draws: [
        { kind: 'arrow', from: 'germany', to: { name: 'Moscow', at: [37.6, 55.8] }, colour: 'red' },
        { kind: 'space', space: 'karelia', colour: 'red' },
      ],
    } as const;
    expect(citiesTold(stop, cities)).toEqual(['Brest', 'Kiev', 'Moscow']);
  });

  it('are joined by ends of arrows that the words name and the map does not know', () => {
    const end = (name: string) => ({ name, at: [19.2, 50] }) as const;
    const draws = ['Rome', 'Auschwitz', 'Off Portugal', 'Auschwitz'].map((name) => {
      return { kind: 'arrow', from: end(name), to: 'germany', colour: 'red' } as const;
    });
    const told = pointsTold({ title: 'From Rome', text: 'to Auschwitz', draws }, cities);
    expect(told.map(({ name }) => name)).toEqual(['Auschwitz']);
  });

  it('are found where an earlier word only holds their name, and seas without the word', () => {
    const isTold = toldIn({ title: 'Romania and Rome', text: 'Over the Mediterranean, with the Red Army' });
    expect(['Rome', 'Mediterranean Sea', 'Red Sea', ''].filter(isTold)).toEqual(['Rome', 'Mediterranean Sea']);
  });

  it('are none where none is spoken of', () => {
    expect(citiesTold({ title: '', text: 'An ocean.' }, cities)).toEqual([]);
  });
});

/** Windows of shows, without the panel below the map, in screen pixels, and how much larger the map's type is there. */
const MAPS = [
  { width: 1280, height: 560, enlarged: 2 },
  { width: 1920, height: 820, enlarged: 2 },
  { width: 1180, height: 620, enlarged: 2 },
  { width: 820, height: 800, enlarged: 1.25 },
  { width: 390, height: 500, enlarged: 1.25 },
];

const [lessons, views] = await Promise.all([shippedFiles(), loadViews('1941')]);

describe.each(lessons)('at the stops of $id', ({ file }) => {
  const scene = sceneOf({ ...opening, units: {} }, edition.turnOrder, []);

  it.each(MAPS)('their names are on a map of $width × $height', ({ enlarged, ...size }) => {
    const nameless = file.stops.flatMap((stop, i) => {
      const points = pointsTold(stop, views.cities);
      const toldPlaces = points.map(({ name, at }) => ({ name, at: views.project(at) }));
      const told = [...citiesTold(stop, views.cities), ...points.map(({ name }) => name)];
      if (told.length === 0 || stop.position !== undefined) return [];
      const { left, top, right, bottom } = views.boxOf(stop.view);
      const zoom = Math.min(size.width / (right - left), size.height / (bottom - top));
      const scale = scaleOf(size) * enlarged;
      const params = { ...paramsAt(zoom, 0.3, scale), smallest: smallestType(enlarged), told, toldPlaces };
      const layout = computeLayout(scene, shapes.spaces, boardData, params);
      const named = new Set(layout.features.flatMap(({ name, text }) => (text === null ? [] : [name])));
      return told.filter((city) => !named.has(city)).map((city) => `stop ${i + 1}: ${city}`);
    });
    expect(nameless).toEqual([]);
  });
});
