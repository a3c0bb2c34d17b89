import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/engine/axis-allies/index.ts';
import { computeLayout, type MapLayout } from '../../../src/map/layout/mapLayout.ts';
import type { PlacedLabel } from '../../../src/map/layout/placedLabel.ts';
import type { MapScene } from '../../../src/map/scene/MapScene.ts';
import type { Stack } from '../../../src/map/scene/stacks.ts';
import type { Point } from '../../../src/geography/shapes.ts';
import { boxOf } from '../../../src/map/reporting/usePublishPlaces.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { edition, boardData, opening, openingScene, spaceInfo, paramsAt, shapes, sceneOf } from '../openingBoard.ts';

const ZOOMS = [0.32, 0.47, 0.7, 1.1, 1.8, 3.2];
const layoutAt = (zoom: number, scene: MapScene = openingScene): MapLayout =>
  computeLayout(scene, shapes.spaces, boardData, paramsAt(zoom));

const unitsShown = ({ blocks }: MapLayout): number =>
  blocks.reduce(
    (sum, { block }) =>
      sum + block.pieces.reduce((count, { stack, total }) => count + (stack?.count ?? total?.count ?? 0), 0),
    0,
  );

/** Every type of unit of every power in every space: worse than any real game. */
function crowdedScene(): MapScene {
  const units: Unit[] = [];
  for (const { id } of shapes.spaces) {
    const land = spaceInfo.get(id)?.kind === 'land';
    for (const { id: owner } of edition.powers) {
      for (const { id: type, domain } of edition.units) {
        if (land === (domain !== 'sea')) units.push({ id: `${id} ${owner} ${type}`, type, owner, space: id });
      }
    }
  }
  return sceneOf(
    { ...opening, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) },
    edition.turnOrder,
    [],
  );
}

interface CentredBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const onBoard = (zoom: number, at: { x: number; y: number }, size: { width: number; height: number }): CentredBox => ({
  x: at.x,
  y: at.y,
  width: size.width / zoom,
  height: size.height / zoom,
});

/** The boxes that a label covers on the board. */
const coveredBy =
  (zoom: number) =>
  (placed: PlacedLabel): CentredBox[] =>
    placed.boxes.map((box) => onBoard(zoom, { x: placed.x + box.x / zoom, y: placed.y + box.y / zoom }, box));

const overlap = (a: CentredBox, b: CentredBox): boolean =>
  Math.abs(wrappedDelta(a.x, b.x, shapes.width)) < (a.width + b.width) / 2 - 0.01 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;

function overlaps(boxes: readonly CentredBox[]): number {
  let found = 0;
  boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => (found += overlap(box, other) ? 1 : 0)));
  return found;
}

describe('units on the map', () => {
  it.each(ZOOMS)('shows every unit of the opening at zoom %f', (zoom) => {
    expect(unitsShown(layoutAt(zoom))).toBe(Object.keys(opening.units).length);
  });

  it.each(ZOOMS)('keeps every block on the board at zoom %f', (zoom) => {
    const layout = layoutAt(zoom);
    for (const { y, x, block } of layout.blocks) {
      expect(y - block.height / 2 / layout.zoom).toBeGreaterThanOrEqual(-0.001);
      expect(y + block.height / 2 / layout.zoom).toBeLessThanOrEqual(shapes.height + 0.001);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(shapes.width);
    }
  });

  it.each(ZOOMS)('has no overlapping blocks in the opening at zoom %f', (zoom) => {
    const layout = layoutAt(zoom);
    expect(overlaps(layout.blocks.map((placed) => onBoard(layout.zoom, placed, placed.block)))).toBe(0);
  });

  it('makes everything larger in a large window, still without overlaps', () => {
    const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(0.93, 0.93, 1.875));
    expect(unitsShown(layout)).toBe(Object.keys(opening.units).length);
    const blocks = layout.blocks.map((placed) => onBoard(layout.zoom, placed, placed.block));
    expect(overlaps(blocks)).toBe(0);
    expect(Math.max(...layout.blocks.flatMap(({ block }) => block.pieces.map(({ height }) => height)))).toBe(39);
    const labels = layout.labels.flatMap(coveredBy(layout.zoom));
    expect(labels.filter((label) => blocks.some((block) => overlap(label, block)))).toEqual([]);
    expect(layout.labels.length).toBeGreaterThan(100);
  });

  it('hides no unit even if every power has units everywhere', () => {
    const scene = crowdedScene();
    const all = Object.values(scene.stacks).reduce(
      (sum, stacks) => sum + stacks.reduce((count, stack) => count + stack.count, 0),
      0,
    );
    expect(all).toBeGreaterThan(2000);
    for (const zoom of [0.32, 1.1]) expect(unitsShown(layoutAt(zoom, scene))).toBe(all);
  });

  it('shows totals only at far zoom, and even there counters wherever they fit', () => {
    const kinds = (zoom: number): Set<string> =>
      new Set(layoutAt(zoom).blocks.flatMap(({ block }) => block.pieces.map(({ kind }) => kind)));
    expect(kinds(0.3)).toContain('total');
    expect(kinds(0.3)).toContain('counter');
    for (const zoom of [0.47, 1.1, 3.2]) expect(kinds(zoom)).not.toContain('total');
  });

  it('on a phone that shows the whole world, keeps every total near its space and names no territory', () => {
    const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(375 / shapes.width, 0.3));
    expect(layout.blocks).toHaveLength(Object.keys(openingScene.stacks).length);
    expect(layout.blocks.flatMap(({ block }) => block.pieces).every(({ kind }) => kind !== 'counter')).toBe(true);
    for (const { space, x, y } of layout.blocks) {
      const [homeX, homeY] = shapes.spaces.find(({ id }) => id === space)?.anchor ?? [NaN, NaN];
      const away = Math.hypot(wrappedDelta(homeX, x, shapes.width), y - homeY) * layout.zoom;
      expect(away, space).toBeLessThan(50);
    }
    expect(layout.labels.filter(({ space }) => spaceInfo.get(space)?.kind === 'land')).toEqual([]);
  });

  it('reports the window position of units, or the middle of a space without units', () => {
    const layout = layoutAt(0.3);
    const half = ([x, y]: Point): Point => [x / 2 + 7, y / 2];
    const block = layout.blocks[0];
    const box = boxOf(layout, block?.space ?? '', undefined, half);
    expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(block?.block.width ?? 0);
    expect(((box?.left ?? 0) + (box?.right ?? 0)) / 2).toBeCloseTo((block?.x ?? 0) / 2 + 7);
    expect(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2).toBeCloseTo((block?.y ?? 0) / 2);
    expect(boxOf(layout, 'sahara', [100, 50], half)).toEqual({ left: 45, top: 13, right: 69, bottom: 37 });
    expect(boxOf(layout, 'nowhere', undefined, half)).toBeNull();
  });

  it('draws no leader line to a block inside its space', () => {
    const layout = layoutAt(0.32);
    for (const { space, x, y, leader } of layout.blocks) {
      if (boardData.grid.at(x, y) === space) expect(leader, space).toBeNull();
    }
  });

  it('shows cargo beside its transport and damage on its battleship', () => {
    const units: Unit[] = [
      { id: 'a', type: 'transport', owner: 'united-kingdom', space: 'sz-8' },
      { id: 'b', type: 'infantry', owner: 'united-kingdom', space: 'sz-8', aboard: 'a' },
      { id: 'c', type: 'tank', owner: 'united-states', space: 'sz-8', aboard: 'a' },
      { id: 'd', type: 'battleship', owner: 'united-kingdom', space: 'sz-8', damaged: true },
    ];
    const scene = sceneOf(
      { ...opening, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) },
      edition.turnOrder,
      ['a'],
    );
    const stacks: readonly Stack[] = scene.stacks['sz-8'] ?? [];
    expect(stacks.map(({ type, count, damaged, chosen }) => [type, count, damaged, chosen])).toEqual([
      ['transport', 1, 0, 1],
      ['battleship', 1, 1, 0],
    ]);
    expect(stacks[0]?.cargo.map(({ power, type }) => [power, type])).toEqual([
      ['united-kingdom', 'infantry'],
      ['united-states', 'tank'],
    ]);
    const pieces = layoutAt(1, scene).blocks.flatMap(({ block }) => block.pieces.map(({ kind }) => kind));
    expect(pieces.toSorted()).toEqual(['cargo', 'cargo', 'counter', 'counter', 'emblem']);
  });
});

describe('labels on the map', () => {
  it.each(ZOOMS)('do not overlap labels or units at zoom %f', (zoom) => {
    const layout = layoutAt(zoom);
    const labels = layout.labels.map(coveredBy(layout.zoom));
    const blocks = layout.blocks.map((placed) => onBoard(layout.zoom, placed, placed.block));
    const pairs = labels.flatMap((label, i) =>
      labels.slice(i + 1).filter((other) => label.some((a) => other.some((b) => overlap(a, b)))),
    );
    expect(pairs).toEqual([]);
    expect(labels.filter((label) => label.some((a) => blocks.some((block) => overlap(a, block))))).toEqual([]);
  });

  it('do not overlap the signs of pending battles', () => {
    const units: Unit[] = [
      { id: 'a', type: 'tank', owner: 'germany', space: 'karelia' },
      { id: 'b', type: 'infantry', owner: 'soviet-union', space: 'karelia' },
    ];
    const scene = {
      ...sceneOf(
        { ...opening, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) },
        edition.turnOrder,
        [],
      ),
      signs: [{ space: 'karelia', items: [{ kind: 'badge', sign: 'mark-battle' }] as const }],
    };
    for (const zoom of ZOOMS) {
      const layout = layoutAt(zoom, scene);
      const [signs] = layout.signs;
      expect(signs && layout.labels.flatMap(coveredBy(layout.zoom)).filter((label) => overlap(label, signs))).toEqual(
        [],
      );
    }
  });

  it('are beside a long island in one sea zone, along its bend, when zoomed in', () => {
    const layout = layoutAt(1.1);
    for (const space of ['japan', 'new-zealand', 'east-indies']) {
      const name = layout.labels.find((label) => label.space === space && label.text.lines.length > 0);
      expect(name?.textLine, space).not.toBeNull();
      const zones = new Set(
        name?.boxes.map((box) => boardData.grid.at(name.x + box.x / layout.zoom, name.y + box.y / layout.zoom)),
      );
      expect(
        [...zones].map((zone) => spaceInfo.get(zone ?? '')?.kind),
        space,
      ).toEqual(['sea']);
      expect(
        layout.labels.some((label) => label.space === space && label.text.lines.length === 0),
        space,
      ).toBe(true);
    }
    expect(layoutAt(0.47).labels.find(({ space }) => space === 'japan')?.textLine ?? null).toBeNull();
  });

  it('become more and larger when zooming in', () => {
    const layouts = ZOOMS.map((zoom) => layoutAt(zoom));
    const named = layouts.map(({ labels }) => labels.filter(({ text }) => text.lines.length > 0).length);
    expect(named.toSorted((a, b) => a - b)).toEqual(named);
    const sizes = layouts.map(({ detail }) => detail.name);
    expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
  });

  it('name every space of Europe when zoomed in', () => {
    const named = new Set(
      layoutAt(1.1)
        .labels.filter(({ text }) => text.lines.length > 0)
        .map(({ space }) => space),
    );
    for (const space of [
      'germany',
      'western-europe',
      'eastern-europe',
      'southern-europe',
      'ukraine',
      'west-russia',
      'russia',
      'karelia',
      'norway-finland',
      'united-kingdom',
      'switzerland',
      'spain-portugal',
      'sz-5',
      'sz-6',
      'sz-7',
      'sz-15',
      'sz-16',
    ]) {
      expect([...named]).toContain(space);
    }
  });

  it('stay in their space, except beside a small island', () => {
    for (const zoom of ZOOMS) {
      for (const { space, text, boxes, x, y } of layoutAt(zoom).labels) {
        for (const box of boxes) {
          const under = boardData.grid.at(x + box.x / zoom, y + box.y / zoom);
          if (under === space) continue;
          // Outside the board and on ice, no space can be mistaken for theirs.
          const foreignLand = under !== null && spaceInfo.get(under)?.kind === 'land';
          expect(spaceInfo.get(space)?.kind, `${space} at ${zoom}`).toBe('land');
          if (text.lines.length > 0 && !boardData.surrounded.has(space))
            expect(foreignLand, `${space} at ${zoom} over ${under}`).toBe(false);
        }
      }
    }
  });

  it('follow slanted territories and read from left to right', () => {
    const slanted = layoutAt(0.7).labels.filter(({ textLine }) => textLine !== null);
    expect(slanted.length).toBeGreaterThan(5);
    for (const { textLine } of slanted) expect(Math.abs(textLine?.angle ?? 0)).toBeLessThanOrEqual(Math.PI / 2);
    for (const { space, text } of slanted) expect(text.lines, space).toEqual([spaceInfo.get(space)?.name]);
  });

  it('mark every capital, however crowded it is', () => {
    for (const zoom of ZOOMS) {
      const marked = new Set(
        layoutAt(zoom)
          .labels.filter(({ text }) => text.facts.capital)
          .map(({ space }) => space),
      );
      for (const { id, capitalCity } of spaceInfo.values())
        if (capitalCity) expect([...marked], `${id} at ${zoom}`).toContain(id);
    }
  });

  it('are larger in a territory that fills the window than in a small one', () => {
    const { labels } = layoutAt(1.8);
    const sizeOf = (space: string): number =>
      Math.max(
        0,
        ...labels.filter((label) => label.space === space && label.text.lines.length > 0).map(({ text }) => text.size),
      );
    expect(sizeOf('siberia')).toBeGreaterThan(1.5 * sizeOf('switzerland'));
  });
});
