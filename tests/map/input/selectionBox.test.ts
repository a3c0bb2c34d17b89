import { describe, expect, test } from 'vitest';
import { spacesInBox } from '../../../src/map/input/mapDrags.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { pickIndex } from '../../../src/map/input/picking.ts';
import { hitAt } from '../../../src/map/input/underPointer.ts';
import type { Point } from '../../../src/geography/shapes.ts';
import { boardData, openingScene, paramsAt, shapes, spaceInfo } from '../openingBoard.ts';

const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(0.7));
const blockOf = (space: string) => {
  const found = layout.blocks.find((placed) => placed.space === space);
  if (found === undefined) throw new Error(`no block in ${space}`);
  return found;
};

describe('a selection box', () => {
  const { x, y } = blockOf('japan');

  test('selects blocks whose middle is inside, whichever corner it was drawn from', () => {
    const corners = [
      [x - 5, y - 5],
      [x + 5, y + 5],
    ] as const;
    expect(spacesInBox(layout.blocks, corners[0], corners[1], shapes.width)).toEqual(['japan']);
    expect(spacesInBox(layout.blocks, corners[1], corners[0], shapes.width)).toEqual(['japan']);
    expect(spacesInBox(layout.blocks, [x + 2, y - 5], [x + 5, y + 5], shapes.width)).toEqual([]);
  });

  test('works across the seam and on every copy of the board', () => {
    const eastward = shapes.width + 5;
    for (const shift of [-shapes.width, 0, shapes.width]) {
      expect(spacesInBox(layout.blocks, [x - 5 + shift, y - 5], [x + 5 + shift, y + 5], shapes.width)).toEqual([
        'japan',
      ]);
    }
    const over = spacesInBox(layout.blocks, [x - 5, 0], [eastward + 40, shapes.height], shapes.width);
    expect(over).toContain('japan');
    const west = layout.blocks.filter((block) => block.x < 45).map(({ space }) => space);
    for (const space of west) expect(over).toContain(space);
  });

  test('as wide as the world selects everything', () => {
    expect(spacesInBox(layout.blocks, [0, 0], [shapes.width, shapes.height], shapes.width)).toHaveLength(
      layout.blocks.length,
    );
  });
});

const pick = pickIndex(shapes, (id) => spaceInfo.get(id)?.kind === 'land');
const hit = (at: Point, isTouch: boolean) => hitAt(pick, { layout, signs: [] }, at, layout.zoom, isTouch);

describe('the counter under the pointer', () => {
  test('is found at the middle of every piece of every block', () => {
    for (const { space, block, x, y } of layout.blocks) {
      for (const piece of block.pieces) {
        const at = [
          x + (piece.x + piece.width / 2 - block.width / 2) / layout.zoom,
          y + (piece.y + piece.height / 2 - block.height / 2) / layout.zoom,
        ] as const;
        const found = hit(at, false);
        expect(found?.space, `${space} ${piece.kind}`).toBe(space);
        expect(found?.piece).toBe(piece);
      }
    }
  });

  test('is not found beside a block, except by touch with a small tolerance', () => {
    const { block, x, y } = blockOf('japan');
    const beside = [
      x + (block.width / 2 + 4) / layout.zoom,
      y - block.height / 2 / layout.zoom + 4 / layout.zoom,
    ] as const;
    const row = block.pieces.filter((piece) => piece.y === 0).at(-1);
    const isLast = row !== undefined && row.x + row.width === block.width;
    expect(hit(beside, false)?.piece ?? null).toBeNull();
    if (isLast) expect(hit(beside, true)).toMatchObject({ space: 'japan', piece: { kind: 'counter' } });
  });
});
