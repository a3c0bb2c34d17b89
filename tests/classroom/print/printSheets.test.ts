import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/axis-allies/index.ts';
import { holdingAt, holdingIn } from '../../../src/classroom/print/holding.ts';
import {
  AREAS,
  areaBox,
  areasOn,
  type AreaId,
  fitted,
  isWhollyInFrame,
  ORIENTATIONS,
  PAPERS,
  sheetSize,
} from '../../../src/classroom/print/sheet/mapFrame.ts';
import { GREY_LOOKS, groundsOf } from '../../../src/classroom/print/sheet/grounds.ts';
import { hatchIn } from '../../../src/classroom/print/sheet/hatches.ts';
import { overlaps } from '../../../src/classroom/print/sheet/labelSpots.ts';
import { placePaperUnits, mapSheets, type SheetContent } from '../../../src/classroom/print/sheet/mapSheet.ts';
import { letters } from '../../../src/classroom/print/sheet/marks.ts';
import { gameLands, landsOf1939 } from '../../../src/classroom/print/sheet/sheetLands.ts';
import { course, escaped } from '../../../src/classroom/print/sheet/svg.ts';
import type { Holders } from '../../../src/atlas/schema.ts';
import type { ProjectionDefinition } from '../../../src/geography/definitions.ts';
import { decodeLands } from '../../../src/geography/lands/decodeLands.ts';
import type { LandsFile } from '../../../src/geography/lands/file.ts';
import { decodeScenery, type SceneryFile } from '../../../src/geography/shapes.ts';
import { createProjection } from '../../../src/geography/projection.ts';
import { spaceGrid } from '../../../src/map/scene/spaceGrid.ts';
import { stacksBySpace } from '../../../src/map/scene/stacks.ts';
import { edition, measure, shapes } from '../../map/openingBoard.ts';

const territories = join(import.meta.dirname, '../../../rules/1941/geography/territories.json');
const { projection: definition } = JSON.parse(readFileSync(territories, 'utf8')) as {
  projection: ProjectionDefinition;
};
const projection = createProjection(definition);
const game = newGame('1941');
const grid = spaceGrid(shapes);
const scenery = decodeScenery(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../public/map/1941-scenery.json'), 'utf8')) as SceneryFile,
);
const stacks = stacksBySpace(Object.values(game.units), edition.turnOrder, []);

const content = (area: AreaId, chosen: Partial<SheetContent> = {}): SheetContent => ({
  size: sheetSize('A4', 'landscape'),
  title: 'A map',
  time: 'Then',
  box: areaBox(area, projection),
  shapes,
  grid,
  edition,
  lands: gameLands({ shapes, grid, edition }),
  ...holdingIn(game, edition),
  ink: 'colour',
  naming: 'names',
  kinds: new Set(['land', 'city', 'sea', 'zone']),
  scenery: { rivers: [], lakes: [], relief: [] },
  stacks: {},
  measure,
  source: 'Source',
  ...chosen,
});

/** The texts of a drawing, those behind others left out. */
const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text(?<attributes>[^>]*)>(?<text>[^<]*)</g)].flatMap(({ groups }) =>
    groups?.['attributes']?.includes('aria-hidden') ? [] : [groups?.['text'] ?? ''],
  );

const lands = edition.spaces.filter(({ kind }) => kind === 'land').map(({ name }) => name);

/** Every element is closed in its turn, and every attribute is quoted. */
function faultOf(svg: string): string | null {
  const open: string[] = [];
  const rest = svg.replaceAll(/<(\/?)(\w+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, closes, name, __, isEmpty) => {
    if (closes === '/') return open.pop() === name ? '' : '<!>';
    if (isEmpty === '') open.push(name as string);
    return '';
  });
  if (open.length > 0) return `${open.join(' ')} not closed`;
  return /[<>]|&(?!(?:amp|lt|gt|quot);)/.exec(rest)?.[0] ?? null;
}

describe('a printed map', () => {
  test.each(Object.keys(AREAS) as AreaId[])('is a sound drawing that stands by itself: %s', (area) => {
    const { map } = mapSheets(content(area, { ink: 'grey', title: 'War & <peace> "1941"', stacks }));
    expect(faultOf(map)).toBeNull();
    expect(map).not.toMatch(/<script|<foreignObject|<image|href|NaN|undefined|Infinity/);
    expect(map.length).toBeLessThan(1_500_000);
  });

  test.each(['world', 'world-pacific'] as const)('names every land of the whole world: %s', (area) => {
    for (const orientation of ORIENTATIONS) {
      const { map } = mapSheets(content(area, { size: sheetSize('A4', orientation) }));
      const texts = textsIn(map).join(' ');
      const shown = (name: string): boolean => name.split(/(?<=\/)|\s+/).every((word) => texts.includes(word));
      expect([orientation, lands.filter((name) => !shown(name))]).toEqual([orientation, []]);
    }
  });

  test('names every land with units on it too', () => {
    const { marks } = mapSheets(content('world', { stacks }));
    expect(marks.filter(({ kind }) => kind === 'land')).toHaveLength(lands.length);
  });

  test.each([
    ['europe', 'landscape', ['London', 'Paris', 'Berlin', 'Rome', 'Moscow', 'Leningrad', 'Kiev', 'Warsaw']],
    ['asia', 'portrait', ['Tokyo', 'Peking', 'Shanghai', 'Chungking', 'Delhi', 'Rangoon', 'Manila', 'Singapore']],
  ] as const)('names the greatest cities where the lands leave them room: %s', (area, orientation, cities) => {
    const { map } = mapSheets(content(area, { size: sheetSize('A4', orientation) }));
    expect(cities.filter((name) => !textsIn(map).includes(name))).toEqual([]);
  });

  test.each(Object.keys(AREAS) as AreaId[])('keeps units within its edge: %s', (area) => {
    const room = { x: 10, y: 23, width: 190, height: 240 };
    const frame = fitted(areaBox(area, projection), room, shapes);
    for (const { box } of placePaperUnits(frame, shapes, stacks)) expect(isWhollyInFrame(frame, box)).toBe(true);
  });

  test.each(['colour', 'grey', 'outline'] as const)('shows rivers, lakes and mountains: %s', (ink) => {
    const counts = (area: AreaId, shown: SheetContent['scenery']) => {
      const { map } = mapSheets(content(area, { ink, scenery: shown }));
      expect(faultOf(map)).toBeNull();
      return ['river', 'lake', 'relief'].map((name) => map.split(`<path class="${name}"`).length - 1);
    };
    // One line for all rivers of a rank, and only the greater ones on a map of the world.
    // Without a legend the map is larger.
    const ranks = ink === 'outline' ? 3 : 2;
    expect(counts('east', scenery)).toEqual([ranks, 1, ranks]);
    expect(counts('world', scenery)).toEqual([1, 1, 1]);
    expect(counts('east', { ...scenery, relief: [] })).toEqual([ranks, 1, 0]);
  });

  test('explains the grounds of those whose land is seen, and of nobody else', () => {
    const { map } = mapSheets(content('australia', { size: sheetSize('A4', 'portrait') }));
    const powers = edition.powers.map(({ name }) => name).filter((name) => textsIn(map).includes(name));
    expect(powers.toSorted()).toEqual(['Japan', 'United Kingdom', 'United States']);
  });

  test('has an outline for every land that is seen', () => {
    const { map } = mapSheets(content('world'));
    // Some lie at the edge of the sheet and are seen at both.
    expect(map.match(/<path class="land"/g)?.length).toBeGreaterThanOrEqual(lands.length);
    const { map: europe, marks } = mapSheets(content('europe'));
    const named = marks.filter(({ kind }) => kind === 'land').length;
    expect(europe.match(/<path class="land"/g)?.length).toBeGreaterThanOrEqual(named);
    expect(named).toBeLessThan(lands.length);
  });

  test.each(PAPERS.flatMap((paper) => ORIENTATIONS.map((orientation) => [paper, orientation] as const)))(
    'has the size of the paper in millimetres: %s %s',
    (paper, orientation) => {
      const size = sheetSize(paper, orientation);
      const { map, keys } = mapSheets(content('europe', { size, naming: 'numbers', kinds: new Set(['land']) }));
      const [short, long] = paper === 'A4' ? [210, 297] : [297, 420];
      const [width, height] = orientation === 'portrait' ? [short, long] : [long, short];
      for (const sheet of [map, ...keys])
        expect(sheet).toContain(`width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`);
    },
  );
});

describe('a blank map', () => {
  test.each(['outline', 'colour', 'grey'] as const)('has no name of any place: %s', (ink) => {
    const { map, keys } = mapSheets(content('world', { naming: 'blank', ink }));
    const owners = edition.powers.map(({ name }) => name);
    const legend = ink === 'outline' ? [] : [...owners, 'Neutral, or outside the game'];
    expect(textsIn(map).toSorted()).toEqual(['A map', 'N', 'Name:', 'Source', 'Then', ...legend].toSorted());
    expect(keys).toEqual([]);
    // Not hidden in the file either.
    const places = [...edition.spaces, ...shapes.features].map(({ name }) => name).filter((n) => !legend.includes(n));
    expect(places.filter((name) => map.includes(`>${escaped(name)}<`) || map.includes(`"${name}"`))).toEqual([]);
  });
});

describe('a map with numbers', () => {
  test.each(['world', 'europe', 'pacific'] as const)('has a key that lists every number once: %s', (area) => {
    const { map, marks, keys } = mapSheets(content(area, { naming: 'numbers' }));
    const signs = marks.filter(({ kind }) => kind !== 'zone').map(({ sign }) => sign);
    expect(new Set(signs).size).toBe(signs.length);
    const onMap = textsIn(map).filter((text) => /^(?:\d+|[A-Z]{1,2}|[a-z]{1,2})$/.test(text));
    // The compass has a letter too.
    onMap.splice(onMap.lastIndexOf('N', 5), 1);
    expect(onMap.toSorted()).toEqual(signs.toSorted());
    const inKey = keys.flatMap(textsIn);
    for (const { sign, name } of marks) {
      expect(inKey.filter((text) => text === sign)).toEqual([sign]);
      expect(inKey[inKey.indexOf(sign) + 1]).toBe(escaped(name));
    }
    for (const key of keys) expect(faultOf(key)).toBeNull();
  });

  test('goes on after Z', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(letters)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

describe('on a grey printer', () => {
  test('no two looks are the same, and strokes stand out from every tone', () => {
    expect(new Set(GREY_LOOKS.map(({ tone, hatch }) => `${tone} ${hatch}`)).size).toBe(GREY_LOOKS.length);
    const apart = differenceCiede2000();
    const tones = [...new Set(GREY_LOOKS.map(({ tone }) => tone))];
    for (const a of tones) for (const b of tones) if (a !== b) expect([a, b, apart(a, b) > 8]).toEqual([a, b, true]);
    for (const tone of tones) expect(wcagContrast('#222222', tone)).toBeGreaterThan(4.5);
  });

  test.each(GREY_LOOKS.slice(0, 7).map(({ hatch }) => hatch))('strokes stay in their rectangle: %s', (hatch) => {
    const drawn = hatchIn(hatch, { x: 10.3, y: 20.7, width: 33.3, height: 21.1 });
    const strokes = [...drawn.matchAll(/M(\S+) (\S+)l(\S+) (\S+?)(?=[M"])/g)].map(([, ...parts]) => parts.map(Number));
    expect(strokes.length === 0).toBe(hatch === 'none');
    for (const [x = 0, y = 0, right = 0, down = 0] of strokes) {
      for (const across of [x, x + right]) expect(Math.abs(across - 26.95)).toBeLessThan(33.3 / 2 + 0.011);
      for (const height of [y, y + down]) expect(Math.abs(height - 31.25)).toBeLessThan(21.1 / 2 + 0.011);
    }
  });

  test('no pattern is left to the printer, which would make a coarse picture of it', () => {
    expect(mapSheets(content('world', { ink: 'grey' })).map).not.toMatch(/<pattern|<mask|<filter/);
  });

  test('the five powers differ by pattern alone', () => {
    expect(new Set(GREY_LOOKS.slice(0, 5).map(({ hatch }) => hatch)).size).toBe(5);
    const { owners } = holdingIn(game, edition);
    const { lookOf } = groundsOf(owners, 'grey');
    expect(new Set([null, ...owners].map((owner) => JSON.stringify(lookOf(owner)))).size).toBe(6);
  });

  test('there are no colours but greys', () => {
    const { map } = mapSheets(content('world', { ink: 'grey', stacks }));
    const colours = [...map.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/g)].map(([, digits = '']) => digits);
    const isGrey = (digits: string): boolean => new Set(digits.match(digits.length === 3 ? /./g : /../g)).size === 1;
    expect([...new Set(colours)].filter((digits) => !isGrey(digits))).toEqual([]);
  });
});

describe('who held what', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'));
  const told = read('rules/1941/atlas/holders.json') as Holders;
  const countries = landsOf1939(
    { shapes, edition },
    decodeLands(read('public/map/1941-lands.json') as LandsFile),
    told,
  );
  const inMonth = (area: AreaId, month: string, chosen: Partial<SheetContent> = {}): SheetContent =>
    content(area, { lands: countries, ...holdingAt(told, month, edition), kinds: new Set(['land']), ...chosen });
  const at = (longitude: number, latitude: number) => countries.landAt(projection.project([longitude, latitude])) ?? '';

  test('has the powers first, so that they look as in a game', () => {
    const { owners, holds } = holdingAt(told, '1939-10', edition);
    const powers = owners.flatMap(({ power, short }) => (short === undefined ? (power ?? []) : []));
    expect(powers).toEqual(edition.turnOrder);
    expect(owners.findIndex(({ power }) => power === undefined)).toBe(owners.filter(({ power }) => power).length);
    expect(holds['northern-france']?.short).toBe('FRA');
  });

  test.each([
    ['Budapest', 19, 47.4, 'Hungary'],
    ['Bucharest', 26.1, 44.5, 'Romania'],
    ['Tripolis', 22.3, 37.5, 'Greece'],
    ['Viborg', 9.4, 56.4, 'Denmark'],
    ['Tartu', 26.7, 58.4, 'Estonia'],
    ['Riga', 24.3, 56.8, 'Latvia'],
    ['Isfahan', 51.7, 32.6, 'Iran'],
    ['Warsaw', 20.8, 52.1, 'Poland'],
    ['Berlin', 13.4, 52.5, 'Germany'],
    ['Dublin', -7, 53.3, 'Ireland'],
    ['Cairo', 31, 30, 'Egypt'],
  ])('gives each land to those who held it in September 1939: %s', (_, longitude, latitude, name) => {
    const { holds } = holdingAt(told, '1939-09', edition);
    expect(holds[at(longitude, latitude)]?.name).toBe(name);
  });

  test.each(['colour', 'grey', 'outline'] as const)(
    'is drawn land by land, with borders of 1939 and a key: %s',
    (ink) => {
      const { map, marks } = mapSheets(inMonth('europe', '1939-09', { ink }));
      expect(faultOf(map)).toBeNull();
      const names = marks.map(({ name }) => name);
      for (const name of ['Hungary', 'Romania', 'Greece', 'Denmark', 'Estonia', 'Latvia', 'Western Poland'])
        expect(names).toContain(name);
      // No name of a space of the game that was never a country.
      for (const name of ['Eastern Europe', 'Southern Europe', 'Western Europe', 'West Russia', 'Norway/Finland'])
        expect(names).not.toContain(name);
      const keyed = textsIn(map);
      for (const name of ['Hungary', 'Poland', 'Lithuania', 'Yugoslavia']) {
        const count = keyed.filter((text) => text === name).length;
        if (ink !== 'outline') expect([name, count > 0]).toEqual([name, true]);
      }
    },
  );

  test('explains those whose land is seen, and nobody whose land is covered', () => {
    const { map } = mapSheets(inMonth('north-america', '1942-06', { naming: 'blank' }));
    const texts = textsIn(map);
    for (const name of ['United States', 'Canada', 'Mexico']) expect(texts).toContain(name);
    for (const name of ['Germany', 'Italy', 'Hungary', 'China']) expect(texts).not.toContain(name);
  });

  test('is no larger than another map', () => {
    expect(mapSheets(inMonth('world', '1942-06', { ink: 'grey' })).map.length).toBeLessThan(1_500_000);
  });
});

describe('the parts of a drawing', () => {
  test('a course says the same points in fewer letters', () => {
    expect(
      course([
        [10.5, 20.25],
        [10.5, 20],
        [-0.4, 0.6],
      ]),
    ).toBe('M10.5 20.25l0 -.25 -10.9 -19.4');
  });

  test('labels that touch at their edges do not overlap', () => {
    const box = { x: 0, y: 0, width: 2, height: 2 };
    expect(overlaps(box, { ...box, x: 2 })).toBe(false);
    expect(overlaps(box, { ...box, x: 1.9, y: 1.9 })).toBe(true);
  });

  test('every area fits the boards', () => {
    for (const id of Object.keys(AREAS) as AreaId[]) {
      const { width, height, top } = areaBox(id, projection);
      expect(width).toBeGreaterThan(400);
      expect(width).toBeLessThanOrEqual(shapes.width);
      expect(top + height).toBeLessThanOrEqual(shapes.height + 1);
    }
  });

  test('a board that shows a part of the world offers the areas in it, and nothing beyond is printed', () => {
    const framed = createProjection({ ...definition, frame: { west: 68, east: -106, south: -48, north: 66 } });
    const [west, north, east, south] = framed.frame ?? [0, 0, 0, 0];
    expect(areasOn(projection)).toEqual(Object.keys(AREAS));
    expect(areasOn(framed)).toEqual(['world', 'asia', 'pacific', 'australia']);
    const board = { width: shapes.width, height: shapes.height, frame: [west, north, east, south] as const };
    for (const id of areasOn(framed)) {
      const { left, top, width, height, scale } = fitted(
        areaBox(id, framed),
        { x: 0, y: 0, width: 280, height: 190 },
        board,
      );
      expect(left).toBeGreaterThanOrEqual(west - 1e-6);
      expect(top).toBeGreaterThanOrEqual(north - 1e-6);
      expect(left + width / scale).toBeLessThanOrEqual(east + 1e-6);
      expect(top + height / scale).toBeLessThanOrEqual(south + 1e-6);
    }
  });
});
