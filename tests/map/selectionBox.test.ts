import { describe, expect, test } from 'vitest';
import { spacesInBox } from '../../src/map/input/selectionBox.ts';
import { computeLayout } from '../../src/map/layout/mapLayout.ts';
import { pieceUnderPointer } from '../../src/map/input/underPointer.ts';
import { ground, openingScene, paramsAt, shapes } from './openingBoard.ts';

const layout = computeLayout(openingScene, shapes.spaces, ground, paramsAt(0.7));
const blockOf = (space: string) => {
  const found = layout.blocks.find((placed) => placed.space === space);
  if (found === undefined) throw new Error(`no block in ${space}`);
  return found;
};

describe('a band round units', () => {
  const { x, y } = blockOf('japan');

  test('takes blocks whose middle it holds, from whichever corner it was drawn', () => {
    const corners = [
      [x - 5, y - 5],
      [x + 5, y + 5],
    ] as const;
    expect(spacesInBox(layout.blocks, corners[0], corners[1], shapes.width)).toEqual(['japan']);
    expect(spacesInBox(layout.blocks, corners[1], corners[0], shapes.width)).toEqual(['japan']);
    expect(spacesInBox(layout.blocks, [x + 2, y - 5], [x + 5, y + 5], shapes.width)).toEqual([]);
  });

  test('goes on over the seam, in every turn of the world', () => {
    const eastward = shapes.width + 5;
    for (const turn of [-shapes.width, 0, shapes.width]) {
      expect(spacesInBox(layout.blocks, [x - 5 + turn, y - 5], [x + 5 + turn, y + 5], shapes.width)).toEqual(['japan']);
    }
    const over = spacesInBox(layout.blocks, [x - 5, 0], [eastward + 40, shapes.height], shapes.width);
    expect(over).toContain('japan');
    const west = layout.blocks.filter((block) => block.x < 45).map(({ space }) => space);
    for (const space of west) expect(over).toContain(space);
  });

  test('as wide as the world takes all', () => {
    expect(spacesInBox(layout.blocks, [0, 0], [shapes.width, shapes.height], shapes.width)).toHaveLength(
      layout.blocks.length,
    );
  });
});

describe('taking hold of a counter', () => {
  test('finds every piece of every block at its middle, with what it stands for', () => {
    for (const { space, block, x, y } of layout.blocks) {
      for (const piece of block.pieces) {
        const at = [
          x + (piece.x + piece.width / 2 - block.width / 2) / layout.zoom,
          y + (piece.y + piece.height / 2 - block.height / 2) / layout.zoom,
        ] as const;
        const found = pieceUnderPointer(layout, at, layout.zoom, shapes.width, false);
        expect(found?.space, `${space} ${piece.kind}`).toBe(space);
        expect(found?.piece).toBe(piece);
      }
    }
  });

  test('finds none beside a block, but a finger may miss by a little', () => {
    const { block, x, y } = blockOf('japan');
    const beside = [
      x + (block.width / 2 + 4) / layout.zoom,
      y - block.height / 2 / layout.zoom + 4 / layout.zoom,
    ] as const;
    const row = block.pieces.filter((piece) => piece.y === 0).at(-1);
    const isLast = row !== undefined && row.x + row.width === block.width;
    expect(pieceUnderPointer(layout, beside, layout.zoom, shapes.width, false)).toBeNull();
    if (isLast) expect(pieceUnderPointer(layout, beside, layout.zoom, shapes.width, true)?.space).toBe('japan');
  });
});
