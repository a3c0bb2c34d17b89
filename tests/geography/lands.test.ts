import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isShown } from '../../src/geography/frame.ts';
import { containsEvenOdd } from '../../src/geography/planar.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { decodeLands, type LandsOnMap } from '../../src/geography/lands/decodeLands.ts';
import type { LandsFile } from '../../src/geography/lands/file.ts';
import { mappedEditions, readInput, readLands } from '../../src/geography/readInput.ts';
import { decodeShapes, type ShapesFile } from '../../src/geography/shapes.ts';

/** Cities near the borders of 1939, and the land that each lay in. */
const CITIES: readonly (readonly [city: string, longitude: number, latitude: number, land: string])[] = [
  ['Poznań', 16.93, 52.41, 'western-poland'],
  ['Katowice', 19.02, 50.22, 'western-poland'],
  ['Gdynia', 18.45, 54.45, 'western-poland'],
  ['Breslau', 17.03, 51.11, 'germany'],
  ['Stettin', 14.6, 53.4, 'germany'],
  ['Oppeln', 17.93, 50.67, 'germany'],
  ['Allenstein', 20.48, 53.78, 'germany'],
  ['Insterburg', 21.81, 54.63, 'germany'],
  ['Lwów', 24.03, 49.84, 'eastern-poland'],
  ['Pinsk', 26.1, 52.12, 'eastern-poland'],
  ['Grodno', 23.83, 53.68, 'eastern-poland'],
  ['Białystok', 23.16, 53.13, 'eastern-poland'],
  ['Lublin', 22.57, 51.25, 'western-poland'],
  ['Vilnius', 25.28, 54.69, 'vilnius'],
  ['Kaunas', 23.9, 54.9, 'lithuania'],
  ['Minsk', 27.56, 53.9, 'belorussia'],
  ['Zhitomir', 28.66, 50.25, 'western-ukraine'],
  ['Kharkov', 36.23, 49.99, 'eastern-ukraine'],
  ['Odessa', 30.6, 46.6, 'transnistria'],
  ['Chișinău', 28.85, 47.02, 'bessarabia'],
  ['Cernăuți', 25.93, 48.29, 'bessarabia'],
  ['Cluj', 23.6, 46.78, 'northern-transylvania'],
  ['Bucharest', 26.1, 44.43, 'romania'],
  ['Uzhhorod', 22.4, 48.55, 'transcarpathia'],
  ['Viipuri', 28.85, 60.85, 'viipuri'],
  ['Petrozavodsk', 34.2, 61.75, 'eastern-karelia'],
  ['Strasbourg', 7.6, 48.6, 'alsace-and-lorraine'],
  ['Bordeaux', -0.45, 44.84, 'northern-france'],
  ['Vichy', 3.43, 46.13, 'southern-france'],
  ['Salonika', 22.9, 40.75, 'greek-macedonia'],
  ['Benghazi', 20.4, 31.9, 'cyrenaica'],
  ['Harbin', 126.6, 45.7, 'manchuria'],
  ['Peiping', 116.4, 39.9, 'occupied-china'],
  ['Chungking', 106.5, 29.6, 'china'],
  ['Lhasa', 91.1, 29.7, 'tibet'],
  ['Saigon', 106.4, 11, 'indo-china'],
];

describe.each(mappedEditions())('lands of 1939 on the map of %s', (edition) => {
  const text = readFileSync(new URL(`../../public/map/${edition}-lands.json`, import.meta.url), 'utf8');
  const file = JSON.parse(text) as LandsFile;
  const found: LandsOnMap = decodeLands(file);
  const { territories, features } = readInput(edition);
  const projection = createProjection(territories.projection);
  const { project, width } = projection;
  const shapes = decodeShapes(
    JSON.parse(readFileSync(new URL(`../../public/map/${edition}.json`, import.meta.url), 'utf8')) as ShapesFile,
  );

  /** What is painted at a place: a land over the ground, or the largest land of the space. */
  function landAt(longitude: number, latitude: number): string | undefined {
    const [left, y] = project([longitude, latitude]);
    const x = ((left % width) + width) % width;
    const over = found.lands.find(({ rings }) => containsEvenOdd(rings, x, y));
    if (over !== undefined) return over.id;
    const space = shapes.spaces.find(({ rings }) => containsEvenOdd(rings, x, y))?.id ?? '';
    return found.lands.find(({ main }) => main.includes(space))?.id;
  }

  test.each(CITIES.filter(([, longitude, latitude]) => isShown([longitude, latitude], projection)))(
    '%s lies in its land',
    (_, longitude, latitude, land) => {
      expect(landAt(longitude, latitude)).toBe(land);
    },
  );

  test('no land space has two largest lands, and one without any is covered by others', () => {
    const mains = found.lands.flatMap(({ main }) => main);
    expect(mains.filter((space, i) => mains.indexOf(space) < i)).toEqual([]);
    const { outlined } = readLands(edition);
    const astray = found.lands.filter(
      ({ id, spaces }) => !outlined.includes(id) && spaces.some((space) => !mains.includes(space)),
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  test.runIf(isShown([20, 52], projection))(
    'the outline of Poland is closed: every end of a line is the end of another',
    () => {
      const ends = new Map<string, number>();
      for (const line of found.outlineOf(['western-poland', 'eastern-poland', 'vilnius']))
        for (const point of [line[0], line.at(-1)]) ends.set(String(point), (ends.get(String(point)) ?? 0) + 1);
      expect(ends.size).toBeGreaterThan(3);
      expect([...ends.values()].filter((count) => count % 2 !== 0)).toEqual([]);
    },
  );

  test('what is written by hand names only countries of the atlas, and weighs little', () => {
    const { countries, claims } = readLands(edition);
    const known = new Set(features.map(({ properties }) => properties.name));
    const used = [...Object.values(countries).flat(), ...claims.flatMap(({ of }) => of)];
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(gzipSync(text).length / 1024).toBeLessThan(60);
  });
});
