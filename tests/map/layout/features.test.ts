import territories from '../../../rules/1941/geography/territories.json' with { type: 'json' };
import { createProjection } from '../../../src/geography/projection.ts';
import { describe, expect, it } from 'vitest';
import { computeLayout, type MapLayout } from '../../../src/map/layout/mapLayout.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { boxesOf } from '../../../src/map/layout/placeFeatures.ts';
import { onBoard } from '../../../src/map/layout/slantedSpot.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { boardData, openingScene, spaceInfo, paramsAt, shapes } from '../openingBoard.ts';

const ALL_ZOOMS = [0.3, 0.5, 0.8, 1.3, 2.2];
/** Longitude and latitude of the capitals. */
const DEGREES: Readonly<Record<string, readonly [number, number]>> = {
  Berlin: [13.4, 52.5],
  London: [-0.1, 51.5],
  Moscow: [37.6, 55.75],
  Tokyo: [139.7, 35.7],
  Washington: [-77, 38.9],
};
const layoutAt = (zoom: number): MapLayout => computeLayout(openingScene, shapes.spaces, boardData, paramsAt(zoom));
const overlap = (a: LayoutBox, b: LayoutBox): boolean =>
  Math.abs(wrappedDelta(a.x, b.x, shapes.width)) < (a.width + b.width) / 2 - 0.01 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;

describe('minor geography', () => {
  it('is hidden at far zoom, and more of it is shown when zooming in', () => {
    expect(layoutAt(0.3).features.filter(({ style }) => style !== 'capital')).toEqual([]);
    const counts = [0.5, 0.8, 1.3, 2.2].map((zoom) => layoutAt(zoom).features.length);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    expect(counts.at(-1)).toBeGreaterThan(200);
  });

  it.each([0.5, 0.8, 1.3, 2.2])('covers no unit, no label and no other name at zoom %f', (zoom) => {
    const layout = layoutAt(zoom);
    // At far zoom, units may cover a capital's dot.
    const named = layout.features.filter(({ text }) => text !== null);
    const names = named.map((feature) => boxesOf(feature).map((box) => onBoard(box, feature, layout.zoom)));
    const others = [
      ...layout.blocks.map(({ x, y, block }) =>
        onBoard({ x: 0, y: 0, width: block.width, height: block.height }, { x, y }, layout.zoom),
      ),
      ...layout.labels.flatMap((label) => label.boxes.map((box) => onBoard(box, label, layout.zoom))),
    ];
    names.forEach((name, i) => {
      expect(name.filter((box) => others.some((other) => overlap(box, other)))).toEqual([]);
      expect(names.slice(i + 1).filter((other) => other.some((a) => name.some((b) => overlap(a, b))))).toEqual([]);
    });
  });

  it('puts names of waters on water', () => {
    const { features } = layoutAt(1.3);
    for (const { name, style, x, y } of features) {
      if (style === 'water') expect(spaceInfo.get(boardData.grid.at(x, y) ?? '')?.kind ?? 'sea', name).toBe('sea');
    }
  });

  it('draws a dot for a city', () => {
    const cairo = layoutAt(2.2).features.find(({ name }) => name === 'Cairo');
    expect(cairo?.dot).toBeGreaterThan(0);
  });
});

describe('capitals', () => {
  const capitals = shapes.features.filter(
    ({ kind, name, space }) => kind === 'city' && spaceInfo.get(space ?? '')?.capitalCity === name,
  );
  const { project } = createProjection(territories.projection as unknown as Parameters<typeof createProjection>[0]);

  it('are one city for each power', () => {
    expect(capitals.map(({ name }) => name).toSorted()).toEqual(['Berlin', 'London', 'Moscow', 'Tokyo', 'Washington']);
  });

  it.each(ALL_ZOOMS)(
    'have their dots in the right place at zoom %f, and their names, if shown, beside them',
    (zoom) => {
      const layout = layoutAt(zoom);
      for (const { name } of capitals) {
        const shown = layout.features.filter((feature) => feature.name === name);
        expect(
          shown.filter(({ dot }) => dot > 0),
          name,
        ).toHaveLength(1);
        const [x, y] = project(DEGREES[name] ?? [0, 0]);
        for (const feature of shown) {
          expect(Math.hypot(feature.x - x, feature.y - y), name).toBeLessThan(4);
          const { text, dot } = feature;
          if (text) expect(Math.abs(text.x) - text.width / 2, name).toBeLessThan(dot + 8);
          if (text) expect(Math.abs(text.y) - text.height / 2, name).toBeLessThan(dot + 8);
        }
      }
    },
  );

  it('are named when zoomed in', () => {
    for (const { name } of capitals) {
      const named = layoutAt(1.6).features.filter((feature) => feature.name === name && feature.text !== null);
      expect(named, name).toHaveLength(1);
    }
  });

  it.each([0.5, 0.6, 0.8, 1.3, 2.2])('are not covered by units at zoom %f', (zoom) => {
    const layout = layoutAt(zoom);
    const blocks = layout.blocks.map(({ x, y, block }) =>
      onBoard({ x: 0, y: 0, width: block.width, height: block.height }, { x, y }, layout.zoom),
    );
    for (const { name } of capitals) {
      const dots = layout.features.filter((feature) => feature.name === name && feature.dot > 0);
      const covered = dots.flatMap((dot) =>
        boxesOf(dot).filter((box) => blocks.some((block) => overlap(onBoard(box, dot, layout.zoom), block))),
      );
      expect(covered, name).toEqual([]);
    }
  });
});
