import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSpaces, loadNames } from '../../../src/store/findSpaces.ts';
import { showSearchResult, useSearchResult } from '../../../src/store/displayedOnMap.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { foundCity, placeFoundCity } from '../../../src/map/layout/foundCity.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { boxesOf } from '../../../src/map/layout/placeFeatures.ts';
import { onBoard } from '../../../src/map/layout/slantedSpot.ts';
import { spacePoints, spacePointsWithFound } from '../../../src/map/scene/spacePoints.ts';
import { edition, boardData, measure, openingScene, paramsAt, shapes } from '../openingBoard.ts';

beforeAll(() => loadNames('1941'));

const found = (typed: string) => {
  const [first] = findSpaces(edition, typed);
  if (!first) throw new Error(`${typed} is not found`);
  return first;
};
const city = (typed: string) => foundCity(boardData.features, found(typed));
const cities = boardData.features.filter(({ kind }) => kind === 'city');

describe('a city found by the search', () => {
  beforeEach(() => useView.getState().focus(null));

  it('is kept while its space is selected', () => {
    showSearchResult(found('Leningrad'));
    expect(useView.getState().focused).toBe('karelia');
    expect(useSearchResult.getState().found?.matchedName).toBe('Leningrad / Saint Petersburg');
    useView.getState().hover('russia');
    expect(useSearchResult.getState().found).not.toBeNull();
    useView.getState().focus('russia');
    expect(useSearchResult.getState().found).toBeNull();
  });

  it('is found by its old or modern name; there is none if the space was found by its own name', () => {
    expect(city('Leningrad')?.name).toBe('Leningrad');
    expect(city('Saint Petersburg')?.name).toBe('Leningrad');
    expect(city('Moscow')?.name).toBe('Moscow');
    expect(city('Karelia')).toBeUndefined();
    expect(city('12')).toBeUndefined();
  });

  it('is on the map for every city that the search knows', () => {
    expect(cities.length).toBeGreaterThan(150);
    for (const { name, space } of cities) {
      const known = findSpaces(edition, name).filter((each) => each.space.id === space);
      // A city named like its space is found as the space.
      const [one] = known;
      if (one?.matchedName === null && one.space.name.includes(name)) continue;
      expect(
        known.map((each) => foundCity(boardData.features, each)?.name),
        name,
      ).toEqual([name]);
    }
  });

  it('is included in the flight to its own space only', () => {
    const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
    const vladivostok = found('Vladivostok');
    expect(spacePointsWithFound({ byId, shapes }, ['siberia'], vladivostok)).toContainEqual(city('Vladivostok')?.at);
    expect(spacePointsWithFound({ byId, shapes }, ['urals'], vladivostok)).toEqual(spacePoints({ byId }, ['urals']));
    expect(spacePointsWithFound({ byId, shapes }, ['siberia'], null)).toEqual(spacePoints({ byId }, ['siberia']));
  });

  it.each([0.6, 0.8, 1.6, 3])(
    'has its dot in the right place and one name beside it, clear of units, at zoom %f',
    (zoom) => {
      const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(zoom));
      const blocks = layout.blocks.map(({ x, y, block }) =>
        onBoard({ x: 0, y: 0, width: block.width, height: block.height }, { x, y }, layout.zoom),
      );
      const overlap = (a: LayoutBox, b: LayoutBox): boolean =>
        Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;
      for (const name of ['Leningrad', 'Moscow', 'Stalingrad', 'Vladivostok', 'London', 'Singapore']) {
        const feature = city(name);
        if (!feature) throw new Error(`${name} is no city`);
        const placed = placeFoundCity(feature, layout, boardData, measure);
        expect(placed.dot, name).toBeGreaterThan(3);
        expect([placed.x, placed.y], name).toEqual(feature.at);
        const words = boxesOf({ ...placed, dot: 0 });
        const isNamed = layout.features.some((other) => other.name === name && other.text !== null);
        expect(words.length > 0, name).toBe(!isNamed);
        const covered = words.filter((box) =>
          blocks.some((block) => overlap(onBoard(box, placed, layout.zoom), block)),
        );
        expect(covered, name).toEqual([]);
      }
    },
  );
});
