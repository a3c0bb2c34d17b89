import { describe, expect, it } from 'vitest';
import type { GameState, UnitId } from '../../../src/engine/axis-allies/index.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { nextLayout, type LayoutResult } from '../../../src/map/layout/nextLayout.ts';
import { blocksOf, computeLayout, type MapLayout } from '../../../src/map/layout/mapLayout.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { boxesOf } from '../../../src/map/layout/placeFeatures.ts';
import type { PlacedLabel } from '../../../src/map/layout/placedLabel.ts';
import { letterBoxes } from '../../../src/map/layout/realms.ts';
import { plateRoom } from '../../../src/map/layout/plate.ts';
import { onBoard } from '../../../src/map/layout/slantedSpot.ts';
import { sceneOf, type MapScene } from '../../../src/map/scene/MapScene.ts';
import { livelySteps } from '../../engine/axis-allies/properties/dense.ts';
import { edition, boardData, opening, openingScene, paramsAt, shapes } from '../openingBoard.ts';

const layoutAt = (zoom: number): LayoutResult => {
  const params = paramsAt(zoom, 0.3);
  return { layout: computeLayout(openingScene, shapes.spaces, boardData, params), scene: openingScene, params };
};
const opened = layoutAt(0.9);
const own = (space: string, type: string): readonly UnitId[] =>
  Object.values(opening.units).flatMap((unit) => (unit.space === space && unit.type === type ? [unit.id] : []));
const sceneIn = (game: GameState): MapScene => sceneOf(game, edition.turnOrder, []);
const withChosen = (chosen: readonly UnitId[]): MapScene => sceneOf(opening, edition.turnOrder, chosen);
const next = (scene: MapScene) => nextLayout(opened, scene, shapes.spaces, boardData).layout;

const overlap = (a: LayoutBox, b: LayoutBox): boolean =>
  Math.abs(wrappedDelta(a.x, b.x, shapes.width)) < (a.width + b.width) / 2 - 0.01 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;
const blockBoxes = ({ blocks, zoom }: MapLayout): readonly (LayoutBox & { readonly space: string })[] =>
  blocks.map(({ space, x, y, block }) => ({ space, x, y, width: block.width / zoom, height: block.height / zoom }));
const labelBoxes = (label: PlacedLabel, { zoom }: MapLayout): readonly LayoutBox[] =>
  label.boxes.map((box) => onBoard(box, label, zoom));
/** Everything that is placed before labels. */
const placedFirst = (layout: MapLayout): readonly LayoutBox[] => [
  ...blockBoxes(layout).map((box) => ({
    ...box,
    width: box.width + 3 / layout.zoom,
    height: box.height + 3 / layout.zoom,
  })),
  ...layout.signs,
  ...layout.arrows.map((arrow) => plateRoom(arrow, layout.detail, layout.zoom)),
];
const describeLabel = ({ space, text, x, y }: PlacedLabel): string =>
  JSON.stringify([space, text.lines, text.size, text.width, text.height, x, y]);

describe('the next layout', () => {
  it('keeps the other totals of an overview in their places when units are chosen', () => {
    const overview = layoutAt(375 / shapes.width);
    const scene = withChosen(own('germany', 'infantry').slice(0, 1));
    const { blocks } = nextLayout(overview, scene, shapes.spaces, boardData).layout;
    const others = ({ blocks: all }: Pick<MapLayout, 'blocks'>) =>
      all.flatMap(({ space, x, y }) => (space === 'germany' ? [] : [`${space} ${x} ${y}`])).toSorted();
    expect(others({ blocks })).toEqual(others(overview.layout));
  });

  it('keeps all positions when whole stacks are selected', () => {
    const scene = withChosen(own('germany', 'infantry'));
    expect(next(scene).labels).toBe(opened.layout.labels);
    expect(next(scene)).toEqual(computeLayout(scene, shapes.spaces, boardData, opened.params));
  });

  it('shows wider counters, removed units, pending battles and changed control', () => {
    const partly = next(withChosen(own('germany', 'infantry').slice(0, 1)));
    const widthOf = ({ blocks }: MapLayout): number | undefined =>
      blocks.find(({ space }) => space === 'germany')?.block.width;
    expect(widthOf(partly)).toBeGreaterThan(widthOf(opened.layout) ?? Infinity);
    const [gone = ''] = own('germany', 'bomber');
    const without = {
      ...opening,
      units: Object.fromEntries(Object.entries(opening.units).filter(([id]) => id !== gone)),
    };
    const shown = next(sceneIn(without)).blocks.find(({ space }) => space === 'germany')?.block.pieces ?? [];
    expect(shown.some(({ stack }) => stack?.type === 'bomber')).toBe(false);
    expect(
      next({ ...openingScene, signs: [{ space: 'united-kingdom', items: [{ kind: 'badge', sign: 'mark-battle' }] }] })
        .signs,
    ).toHaveLength(1);
    const taken = sceneIn({ ...opening, control: { ...opening.control, karelia: 'germany' } });
    const emblems = next(taken).labels.flatMap(({ space, text }) =>
      space === 'karelia' ? (text.facts.power ?? []) : [],
    );
    expect(emblems).toEqual(['germany']);
  });

  describe.each([0.35, 0.6, 0.9, 1.6])('through lively play at zoom %f', (zoom) => {
    const layouts: LayoutResult[] = [layoutAt(zoom)];
    for (const { after } of livelySteps(opening, 'keeping places', 60))
      layouts.push(nextLayout(layouts.at(-1) ?? opened, sceneIn(after), shapes.spaces, boardData));
    const steps = layouts.slice(1).map(({ layout: after }, i) => ({ before: layouts[i]?.layout ?? after, after }));

    it('a stack of the same size keeps its place unless another needs it', () => {
      for (const { before, after } of steps) {
        const now = blockBoxes(after);
        for (const box of blockBoxes(before)) {
          const same = now.find((other) => other.space === box.space);
          if (!same || same.width !== box.width || same.height !== box.height) continue;
          const isNeeded = now.some((other) => other.space !== box.space && overlap(other, box));
          if (!isNeeded) expect([same.x, same.y], box.space).toEqual([box.x, box.y]);
        }
      }
    });

    it('every stack is shown as it is now, though most are known from the layout before', () => {
      let same = 0;
      for (const [i, { layout, scene }] of layouts.entries()) {
        expect(layout.choices).toEqual(blocksOf(scene, shapes.spaces, boardData, layout.detail, layout.zoom));
        for (const { space, block } of layout.blocks) expect(layout.choices.get(space)).toContain(block);
        const before = new Set(layouts[i - 1]?.layout.blocks);
        same += layout.blocks.filter((placed) => before.has(placed)).length / layout.blocks.length;
      }
      expect(same / (layouts.length - 1)).toBeGreaterThan(0.8);
    });

    it('a name keeps its place unless units, a battle or an attack need it', () => {
      let stayed = 0;
      for (const { before, after } of steps) {
        const taken = placedFirst(after);
        const now = new Set(after.labels.map(describeLabel));
        for (const label of before.labels) {
          if (labelBoxes(label, before).some((box) => taken.some((other) => overlap(box, other)))) continue;
          expect(now.has(describeLabel(label)), `${label.space} ${label.text.lines.join(' ')}`).toBe(true);
          stayed++;
        }
      }
      expect(stayed).toBeGreaterThan(1000);
    });

    it('names and units do not overlap', () => {
      for (const { after } of steps.filter((_, i) => i % 6 === 0)) {
        const blocks = blockBoxes(after);
        expect(blocks.filter((one, i) => blocks.slice(i + 1).some((other) => overlap(one, other)))).toEqual([]);
        const names = [
          ...after.labels.map((label) => labelBoxes(label, after)),
          ...after.realms.map((name) => letterBoxes(name).map((box) => onBoard(box, name, after.zoom))),
          ...after.features.flatMap((one) =>
            one.text === null ? [] : [boxesOf({ ...one, dot: 0 }).map((box) => onBoard(box, one, after.zoom))],
          ),
        ];
        const meets = (a: readonly LayoutBox[], b: readonly LayoutBox[]): boolean =>
          a.some((one) => b.some((two) => overlap(one, two)));
        expect(names.filter((one) => meets(one, blocks))).toEqual([]);
        expect(names.filter((one, i) => names.slice(i + 1).some((other) => meets(one, other)))).toEqual([]);
      }
    });
  });
});
