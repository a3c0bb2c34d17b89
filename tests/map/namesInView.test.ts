import { describe, expect, it } from 'vitest';
import { computeLayout } from '../../src/map/layout/mapLayout.ts';
import { namesInView } from '../../src/map/layout/namesInView.ts';
import type { Box } from '../../src/map/layout/Occupied.ts';
import { wrappedDelta } from '../../src/map/camera/wrap.ts';
import { boardData, measure, openingScene, paramsAt, shapes } from './openingBoard.ts';

const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(2.6));
const site = { boardData, measure, controller: (space: string) => openingScene.control[space] ?? null };
const label = layout.labels.find(({ space, text }) => space === 'siberia' && text.lines.length > 0);
const units = layout.blocks.find(({ space }) => space === 'siberia');
/** A window of 940 by 660 so far to the side of where the name of Siberia stands. */
const sightAt = (aside: number, down = 0): Box => ({
  x: (label?.x ?? 0) + aside,
  y: (label?.y ?? 0) + down,
  width: 940 / layout.zoom,
  height: 660 / layout.zoom,
});
const named = (sight: Box, known: ReturnType<typeof namesInView> = []) => namesInView(layout, sight, site, known);

describe('names in sight', () => {
  it('are not needed where a name or the units are seen', () => {
    expect(label).toBeDefined();
    expect(named(sightAt(0))).toEqual([]);
    expect(named({ ...sightAt(0), x: units?.x ?? 0, y: units?.y ?? 0 })).toEqual([]);
  });

  it('stand in their space and in the window, clear of all else, where the space fills much of it', () => {
    const sight = sightAt(-260);
    const [name] = named(sight);
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
      expect(Math.abs(wrappedDelta(sight.x, corner[0], shapes.width))).toBeLessThan(sight.width / 2);
      expect(Math.abs(corner[1] - sight.y)).toBeLessThan(sight.height / 2);
    }
    const covered = layout.blocks.filter(
      (block) =>
        Math.abs(wrappedDelta(x, block.x, shapes.width)) < (block.block.width / layout.zoom + width) / 2 &&
        Math.abs(y - block.y) < (block.block.height / layout.zoom + height) / 2,
    );
    expect(covered).toEqual([]);
  });

  it('stay where they are while they are seen, and leave with the need', () => {
    const before = named(sightAt(-260));
    expect(named(sightAt(-280), before)).toEqual(before);
    expect(named(sightAt(0), before)).toEqual([]);
  });

  it('are found over the edge of the board too', () => {
    const sight = sightAt(-260);
    expect(named({ ...sight, x: sight.x + shapes.width })).toEqual(named(sight));
  });

  it('are not given to spaces that fill little of the window', () => {
    for (const { space } of named(sightAt(-260))) expect(space).toBe('siberia');
    expect(named({ ...sightAt(-260), width: 9000, height: 2200 })).toEqual([]);
  });
});
