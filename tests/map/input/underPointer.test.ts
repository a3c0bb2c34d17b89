import { describe, expect, it } from 'vitest';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { pickIndex } from '../../../src/map/input/picking.ts';
import { hitAt } from '../../../src/map/input/underPointer.ts';
import { boardData, openingScene, spaceInfo, paramsAt, shapes } from '../openingBoard.ts';

const pick = pickIndex(shapes, (id) => spaceInfo.get(id)?.kind === 'land');

describe.each([0.32, 0.47, 0.7, 1.1, 2])('pointing at zoom %f', (zoom) => {
  const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(zoom));
  const pointed = (x: number, y: number, touch = false) =>
    hitAt(pick, { layout, signs: [] }, [x, y], layout.zoom, touch)?.space;

  it('finds the space of the units under the pointer, wherever they are', () => {
    for (const { space, block, x, y } of layout.blocks)
      for (const piece of block.pieces) {
        const px = x + (piece.x + piece.width / 2 - block.width / 2) / layout.zoom;
        const py = y + (piece.y + piece.height / 2 - block.height / 2) / layout.zoom;
        expect(pointed(px, py)).toBe(space);
        expect(pointed(px + shapes.width, py, true)).toBe(space);
      }
  });

  it('finds the space whose name is under the pointer', () => {
    for (const { space, x, y } of layout.labels) expect(pointed(x, y)).toBe(space);
  });

  it('leaves every space reachable', () => {
    for (const { id, anchor, label } of shapes.spaces) {
      const block = layout.blocks.find(({ space }) => space === id);
      const points = [anchor, label, ...(block ? [[block.x, block.y] as const] : [])];
      expect(
        points.map(([x, y]) => pointed(x, y)),
        id,
      ).toContain(id);
    }
  });
});

describe('islands and other small land', () => {
  const small = shapes.spaces.filter(({ id, radius }) => spaceInfo.get(id)?.kind === 'land' && radius < 30);

  it.each([0.32, 0.7, 2])('are hit before their zone at zoom %f, by mouse and by touch', (zoom) => {
    expect(small.length).toBeGreaterThan(5);
    const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(zoom));
    const bare = { layout: { ...layout, blocks: [], labels: [] }, signs: [] };
    for (const { id, anchor } of small) {
      for (const touch of [false, true]) {
        expect(hitAt(pick, bare, anchor, layout.zoom, touch)?.space, id).toBe(id);
        // Just beside it there is water, but the hit is still on land.
        const beside = [anchor[0], anchor[1] + 8 / layout.zoom] as const;
        const hit = hitAt(pick, bare, beside, layout.zoom, touch)?.space;
        expect(spaceInfo.get(hit ?? '')?.kind, `beside ${id}`).toBe('land');
      }
    }
  });
});
