import { describe, expect, it } from 'vitest';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { namesInView } from '../../../src/map/layout/namesInView.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { boardData, measure, openingScene, paramsAt, shapes } from '../openingBoard.ts';

const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(2.6));
const context = {
  boardData,
  measure,
  controller: (space: string) => openingScene.control[space] ?? null,
  marksOf: (space: string) => openingScene.marks[space] ?? [],
};
const label = layout.labels.find(({ space, text }) => space === 'siberia' && text.lines.length > 0);
const units = layout.blocks.find(({ space }) => space === 'siberia');
/** A view of 940 by 660 pixels at this distance from the name of Siberia. */
const viewAt = (aside: number, down = 0): LayoutBox => ({
  x: (label?.x ?? 0) + aside,
  y: (label?.y ?? 0) + down,
  width: 940 / layout.zoom,
  height: 660 / layout.zoom,
});
const named = (view: LayoutBox, known: ReturnType<typeof namesInView> = []) =>
  namesInView(layout, view, context, known);

describe('names in view', () => {
  it('are not needed if the label or the units are in view', () => {
    expect(label).toBeDefined();
    expect(named(viewAt(0))).toEqual([]);
    expect(named({ ...viewAt(0), x: units?.x ?? 0, y: units?.y ?? 0 })).toEqual([]);
  });

  it('are in their space and in the view, clear of units, if the space fills much of the view', () => {
    const view = viewAt(-260);
    const [name] = named(view);
    expect(name?.space).toBe('siberia');
    expect(name?.text.lines).toEqual(['Siberia']);
    const { x = 0, y = 0, text } = name ?? {};
    const [width, height] = [(text?.width ?? 0) / layout.zoom, (text?.height ?? 0) / layout.zoom];
    for (const [across, down] of [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ] as const) {
      const corner = [x + across * width, y + down * height] as const;
      expect(boardData.grid.at(...corner)).toBe('siberia');
      expect(Math.abs(wrappedDelta(view.x, corner[0], shapes.width))).toBeLessThan(view.width / 2);
      expect(Math.abs(corner[1] - view.y)).toBeLessThan(view.height / 2);
    }
    const covered = layout.blocks.filter(
      (block) =>
        Math.abs(wrappedDelta(x, block.x, shapes.width)) < (block.block.width / layout.zoom + width) / 2 &&
        Math.abs(y - block.y) < (block.block.height / layout.zoom + height) / 2,
    );
    expect(covered).toEqual([]);
  });

  it('stay in place while they are in view, and disappear when not needed', () => {
    const before = named(viewAt(-260));
    expect(named(viewAt(-280), before)).toEqual(before);
    expect(named(viewAt(0), before)).toEqual([]);
  });

  it('work beyond the edge of the board too', () => {
    const view = viewAt(-260);
    expect(named({ ...view, x: view.x + shapes.width })).toEqual(named(view));
  });

  it('are not shown for spaces that fill little of the view', () => {
    for (const { space } of named(viewAt(-260))) expect(space).toBe('siberia');
    expect(named({ ...viewAt(-260), width: 9000, height: 2200 })).toEqual([]);
  });
});
