import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { landsIn } from '../../../src/atlas/holding.ts';
import type { Holders } from '../../../src/atlas/schema.ts';
import type { SeaRoute, Strait } from '../../../src/atlas/worldSchema.ts';
import { placeOnMap } from '../../../src/geography/grid.ts';
import { createProjection } from '../../../src/geography/projection.ts';
import { readInput } from '../../../src/geography/readInput.ts';
import { decodeLands } from '../../../src/geography/lands/decodeLands.ts';
import type { LandsFile } from '../../../src/geography/lands/file.ts';
import type { TodayFile } from '../../../src/geography/today/file.ts';
import { coveredBy } from '../../../src/map/atlas/namePlace.ts';
import { lineOnMap, type RouteOnMap, type TodayMap } from '../../../src/map/atlas/atlasData.ts';
import { placeNames, type ToName } from '../../../src/map/atlas/placeNames.ts';
import { computeLayout, type MapLayout } from '../../../src/map/layout/mapLayout.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { occupiedBy } from '../../../src/map/layout/occupiedBy.ts';
import { boardData, measure, openingScene, paramsAt, shapes, spaceInfo } from '../openingBoard.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const holders = read('rules/1941/atlas/holders.json') as Holders;
const { scale, names } = read('public/map/1941-today.json') as TodayFile;
const today: TodayMap = {
  borders: [],
  names: names.map(({ name, at: [x, y], room }) => ({ name, at: [x / scale, y / scale], room: room / scale })),
};
const projection = createProjection(readInput('1941').territories.projection);
const straits = (read('rules/world/straits.json') as readonly Strait[]).map((strait) => ({
  ...strait,
  at: placeOnMap(strait.at, projection),
}));
const routes: readonly RouteOnMap[] = (read('rules/world/routes.json') as readonly SeaRoute[]).map((route) => ({
  ...route,
  lines: route.lines.map((line) => lineOnMap(line, projection)),
}));

const NOTHING: ToName = {
  held: null,
  straits: null,
  routes: null,
  today: null,
  hasCities: false,
  hasRelief: false,
};
const layoutAt = (zoom: number): MapLayout =>
  computeLayout(openingScene, shapes.spaces, boardData, paramsAt(zoom, zoom));
const map = { boardData, measure };
const { lands } = decodeLands(read('public/map/1941-lands.json') as LandsFile);
const held = { by: landsIn(holders, '1942-06'), lands };
const ZOOMS = [0.2, 0.32, 0.6, 1.2];

const isNear = ({ x, y }: { x: number; y: number }, [atX, atY]: readonly [number, number], room: number): boolean =>
  Math.hypot((x - atX) / 2.2, y - atY) <= room + 1;
const overlap = (a: LayoutBox, b: LayoutBox): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1e-6 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 1e-6;

describe.each(ZOOMS)('names of the layers at zoom %s', (zoom) => {
  const layout = layoutAt(zoom);

  test('without a layer the map keeps its own', () => {
    const { labels, features } = placeNames(map, layout, NOTHING);
    expect(labels).toEqual([]);
    expect(features).toBe(layout.features);
  });

  test('lands have the short names of their holders where there is room, over no unit and over no other name', () => {
    const { labels } = placeNames(map, layout, { ...NOTHING, held });
    const taken = occupiedBy(layout, ['labels', 'blocks', 'badges'], shapes.width);
    const boxes = labels.flatMap(({ placed }) => coveredBy(placed, layout.zoom));
    expect(boxes.filter((box) => !taken.isFree(box))).toEqual([]);
    expect(boxes.filter((box, i) => boxes.slice(0, i).some((other) => overlap(box, other)))).toEqual([]);
    expect(new Set(labels.map(({ placed }) => placed.name)).size).toBeGreaterThan(zoom < 0.3 ? 12 : 20);
    const near = labels.map(({ placed }) => lands.some(({ at, room }) => isNear(placed, at, room)));
    expect(near).not.toContain(false);
  });

  test('cities that a lesson tells of keep their names, whatever layers are on', () => {
    const told = ['Tripoli', 'Fort Lamy', 'Brazzaville', 'Kiev', 'Lyon'];
    const params = { ...paramsAt(zoom, zoom), told };
    const shown = computeLayout(openingScene, shapes.spaces, boardData, params);
    const namesOf = (features: MapLayout['features']): string[] =>
      features.flatMap(({ name, text }) => (text !== null && told.includes(name) ? [name] : [])).toSorted();
    expect(namesOf(shown.features).length).toBeGreaterThan(2);
    for (const hasCities of [false, true]) {
      const { features } = placeNames(map, shown, { ...NOTHING, held, today, straits, hasCities, hasRelief: true });
      expect(namesOf(features)).toEqual(namesOf(shown.features));
    }
  });

  test('names of today lie over no unit and over no other name', () => {
    const { labels } = placeNames(map, layout, { ...NOTHING, today });
    const taken = occupiedBy(layout, ['labels', 'blocks', 'badges'], shapes.width);
    const boxes = labels.flatMap(({ placed }) => coveredBy(placed, layout.zoom));
    expect(labels.length).toBeGreaterThan(5);
    expect(boxes.filter((box) => !taken.isFree(box))).toEqual([]);
    expect(boxes.filter((box, i) => boxes.slice(0, i).some((other) => overlap(box, other)))).toEqual([]);
  });

  test('the capitals have a dot, and no city is named twice', () => {
    const { features } = placeNames(map, layout, { ...NOTHING, hasCities: true });
    const cities = features.filter(({ dot }) => dot > 0).map(({ name }) => name);
    const capitals = [...spaceInfo.values()].flatMap(({ capitalCity }) => capitalCity ?? []);
    expect(cities).toEqual(expect.arrayContaining([...capitals, 'Paris', 'Singapore']));
    expect(new Set(cities).size).toBe(cities.length);
  });

  test('every strait has its sign, but a canal of the board only its name', () => {
    const { labels } = placeNames(map, layout, { ...NOTHING, straits });
    const signs = labels.filter(({ placed }) => placed.dot > 0).map(({ placed }) => placed.name);
    expect(signs.toSorted()).toEqual(
      straits.flatMap(({ name }) => (/^(Suez|Panama)/.test(name) ? [] : [name])).toSorted(),
    );
  });
});

test.each([1, 2])('names of today stand within the room of their countries, enlarged %s times', (times) => {
  for (const zoom of [0.32, 0.45, 0.6, 1.2]) {
    const layout = computeLayout(openingScene, shapes.spaces, boardData, { ...paramsAt(zoom, 0.32, times) });
    const astray = placeNames(map, layout, { ...NOTHING, today }).labels.flatMap(({ placed }) => {
      const country = today.names.find(({ name }) => name === placed.name);
      return country !== undefined && isNear(placed, country.at, country.room) ? [] : [`${placed.name} at ${zoom}`];
    });
    expect(astray).toEqual([]);
  }
});

test('more countries of today are named from near than from afar', () => {
  const count = (zoom: number): number => placeNames(map, layoutAt(zoom), { ...NOTHING, today }).labels.length;
  expect(count(1.2)).toBeGreaterThan(2 * count(0.32));
});

test.each(ZOOMS)('enlarged for the last row, nothing is written smaller than 22 pixels at zoom %s', (zoom) => {
  const layout = computeLayout(openingScene, shapes.spaces, boardData, {
    ...paramsAt(zoom, 0.32),
    scale: 2,
    smallest: 22,
  });
  const named = [
    placeNames(map, layout, { ...NOTHING, held, straits }),
    placeNames(map, layout, { ...NOTHING, today, hasCities: true, hasRelief: true }),
    placeNames(map, layout, { ...NOTHING, routes }),
  ];
  const sizes = [
    ...layout.labels.map(({ text }) => text.size),
    layout.detail.zone,
    // The figures of a land's worth.
    layout.detail.facts * 0.92,
    ...layout.realms.map(({ size }) => size),
    ...named.flatMap(({ labels, features }) => [
      ...features.map(({ size }) => size),
      ...labels.map(({ placed }) => placed.size),
    ]),
  ];
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter((size) => size < 22)).toEqual([]);
});
