import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SeaRoute, Strait } from '../../../src/atlas/worldSchema.ts';
import { placeOnMap } from '../../../src/geography/grid.ts';
import { createProjection } from '../../../src/geography/projection.ts';
import { readInput } from '../../../src/geography/readInput.ts';
import { lineOnMap } from '../../../src/map/atlas/atlasData.ts';
import { placeNames } from '../../../src/map/atlas/placeNames.ts';
import { wayUnderPointer, type ShownWays } from '../../../src/map/atlas/ways.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { boardData, measure, openingScene, paramsAt, shapes } from '../openingBoard.ts';

/** What the pointer finds of straits, canals and routes of supply. */

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const projection = createProjection(readInput('1941').territories.projection);
const straits = (read('rules/world/straits.json') as readonly Strait[]).map((strait) => ({
  ...strait,
  at: placeOnMap(strait.at, projection),
}));
const routes = (read('rules/world/routes.json') as readonly SeaRoute[]).map((route) => ({
  ...route,
  lines: route.lines.map((line) => lineOnMap(line, projection)),
}));

const ZOOM = 0.6;
const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(ZOOM, ZOOM));

function shownWays(some: Partial<Pick<ShownWays, 'straits' | 'routes'>>): ShownWays {
  const ways = { straits: null, routes: null, ...some };
  const { labels } = placeNames({ boardData, measure }, layout, {
    ...ways,
    held: null,
    today: null,
    hasCities: false,
    hasRelief: false,
  });
  return { ...ways, labels, canals: layout.canals, width: shapes.width };
}

const nameAt = (shown: ShownWays, x: number, y: number, isTouch = false): string | null =>
  wayUnderPointer(shown, [x, y], ZOOM, isTouch)?.name ?? null;

describe('a strait or canal', () => {
  const shown = shownWays({ straits });

  test('is found at its sign, on every copy of the board', () => {
    for (const { name, at } of straits) {
      // The board draws the sign of some canals elsewhere.
      const own = layout.canals.find(({ canal }) => canal === name);
      const [x, y] = own === undefined ? at : [own.x, own.y];
      const found = nameAt(shown, x, y);
      // Where two signs meet, as at the Dardanelles and the Bosporus, one of them is found.
      const near = straits.filter(({ at: [a, b] }) => Math.hypot(a - x, b - y) * ZOOM < 14).map((each) => each.name);
      expect([name, ...near]).toContain(found);
      expect(nameAt(shown, x + shapes.width, y)).toBe(found);
    }
  });

  test('is found by its name, and by a finger that misses it a little', () => {
    const gibraltar = shown.labels.find(({ placed }) => placed.name === 'Strait of Gibraltar');
    const { x, y, text, dot } = gibraltar!.placed;
    if (text !== null) expect(nameAt(shown, x + text.x / ZOOM, y + text.y / ZOOM)).toBe('Strait of Gibraltar');
    const beside = y - (dot + 9) / ZOOM;
    expect(nameAt(shown, x, beside)).toBeNull();
    expect(nameAt(shown, x, beside, true)).toBe('Strait of Gibraltar');
  });
});

describe('a route of supply', () => {
  const shown = shownWays({ routes });

  test('is found along its line', () => {
    for (const { name, lines } of routes) {
      const found = lines[0]!.filter(([x, y]) => nameAt(shown, x, y) === name);
      // Elsewhere the names and lines of others lie over it.
      expect(found.length / lines[0]!.length, name).toBeGreaterThan(0.4);
    }
  });

  test('is not found beside it, nor anything while no layer is on', () => {
    const [x, y] = routes.find(({ id }) => id === 'north-atlantic')!.lines[0]![25]!;
    expect(nameAt(shown, x, y)).toBe('North Atlantic convoys');
    expect(nameAt(shown, x, y - 40 / ZOOM)).toBeNull();
    expect(nameAt(shownWays({}), x, y)).toBeNull();
  });
});
