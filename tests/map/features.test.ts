import { describe, expect, it } from 'vitest';
import { mapLayout, type MapLayout } from '../../src/map/layout/mapLayout.ts';
import type { Box } from '../../src/map/layout/Occupied.ts';
import { boxesOf } from '../../src/map/layout/placeFeatures.ts';
import { onBoard } from '../../src/map/layout/slantedSpot.ts';
import { wayTo } from '../../src/map/camera/wrap.ts';
import { ground, openingScene, places, settingAt, shapes } from './openingBoard.ts';

const layoutAt = (zoom: number): MapLayout => mapLayout(openingScene, shapes.spaces, ground, settingAt(zoom));
const overlap = (a: Box, b: Box): boolean =>
  Math.abs(wayTo(a.x, b.x, shapes.width)) < (a.width + b.width) / 2 - 0.01 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;

describe('minor geography', () => {
  it('is not seen from afar, and more of it the nearer one is', () => {
    expect(layoutAt(0.3).features).toEqual([]);
    const counts = [0.5, 0.8, 1.3, 2.2].map((zoom) => layoutAt(zoom).features.length);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    expect(counts.at(-1)).toBeGreaterThan(200);
  });

  it.each([0.5, 0.8, 1.3, 2.2])('covers no unit, no label and no other name at zoom %f', (zoom) => {
    const layout = layoutAt(zoom);
    const names = layout.features.map((feature) => boxesOf(feature).map((box) => onBoard(box, feature, layout.zoom)));
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

  it('writes waters on water', () => {
    const { features } = layoutAt(1.3);
    for (const { name, style, x, y } of features) {
      if (style === 'water') expect(places.get(ground.grid.at(x, y) ?? '')?.kind ?? 'sea', name).toBe('sea');
    }
  });

  it('sets a dot where a city lies, and does not write a capital twice', () => {
    const { features, labels } = layoutAt(2.2);
    const cairo = features.find(({ name }) => name === 'Cairo');
    expect(cairo?.dot).toBeGreaterThan(0);
    const capitals = new Set(labels.flatMap(({ text }) => text.city ?? []));
    expect(capitals.size).toBeGreaterThan(0);
    expect(features.filter(({ name }) => capitals.has(name))).toEqual([]);
  });
});
