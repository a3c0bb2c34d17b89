import { describe, expect, it } from 'vitest';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { letterBoxes, realmsOf } from '../../../src/map/layout/realms.ts';
import { onBoard } from '../../../src/map/layout/slantedSpot.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { boardData, opening, openingScene, spaceInfo, paramsAt, shapes } from '../openingBoard.ts';

const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(0.3));

describe('realms', () => {
  const realms = realmsOf(opening.control, boardData.grid, spaceInfo);

  it('contain land of one power only', () => {
    for (const { power, points: held } of realms) {
      for (const [x, y] of held) expect(opening.control[boardData.grid.at(x, y) ?? '']).toBe(power);
    }
    expect(new Set(realms.map(({ power }) => power)).size).toBe(5);
  });

  it('are not split at the edge of the board', () => {
    const soviet = realms.filter(({ power }) => power === 'soviet-union');
    expect(soviet.length).toBe(1);
  });

  it('change when a territory changes hands', () => {
    const taken = { ...opening.control, siberia: 'japan', urals: 'japan' };
    const before = realms.find(({ power }) => power === 'soviet-union')?.points.length ?? 0;
    const after =
      realmsOf(taken, boardData.grid, spaceInfo).find(({ power }) => power === 'soviet-union')?.points.length ?? 0;
    expect(after).toBeLessThan(before / 2);
  });
});

describe('names of powers at far zoom', () => {
  it('are large and placed letter by letter', () => {
    const soviet = layout.realms.find(({ power }) => power === 'soviet-union');
    expect(soviet?.letters.map(({ letter }) => letter).join('')).toBe('SOVIETUNION');
    expect(soviet?.size).toBeGreaterThan(layout.detail.name);
  });

  it('cover no unit and no name', () => {
    const letters = layout.realms.flatMap((name) => letterBoxes(name).map((box) => onBoard(box, name, layout.zoom)));
    const others: LayoutBox[] = [
      ...layout.blocks.map(({ x, y, block }) =>
        onBoard({ x: 0, y: 0, width: block.width, height: block.height }, { x, y }, layout.zoom),
      ),
      ...layout.labels.flatMap((label) => label.boxes.map((box) => onBoard(box, label, layout.zoom))),
    ];
    const overlap = (a: LayoutBox, b: LayoutBox): boolean =>
      Math.abs(wrappedDelta(a.x, b.x, shapes.width)) < (a.width + b.width) / 2 - 1 &&
      Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 1;
    expect(letters.filter((letter) => others.some((other) => overlap(letter, other)))).toEqual([]);
  });

  it('are on land of the power', () => {
    for (const name of layout.realms) {
      for (const { x, y } of name.letters) {
        const space = boardData.grid.at(name.x + x / layout.zoom, name.y + y / layout.zoom);
        expect(opening.control[space ?? '']).toBe(name.power);
      }
    }
  });

  it('are hidden when zoomed in, unless the window shows the whole world', () => {
    expect(computeLayout(openingScene, shapes.spaces, boardData, paramsAt(0.9)).realms).toEqual([]);
    expect(computeLayout(openingScene, shapes.spaces, boardData, paramsAt(0.9, 0.9)).realms.length).toBeGreaterThan(2);
  });
});
