import { describe, expect, it } from 'vitest';
import { passageUnderPointer } from '../../../src/map/input/underPointer.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { edition, boardData, openingScene, spaceInfo, paramsAt, shapes } from '../openingBoard.ts';

const layout = computeLayout(openingScene, shapes.spaces, boardData, paramsAt(1));
const at = (x: number, y: number, touch = false) =>
  passageUnderPointer(layout, spaceInfo, [x, y], layout.zoom, shapes.width, touch);

describe('canals and closed straits', () => {
  it('each canal is found at its sign, along its name and on the next copy of the board', () => {
    expect(layout.canals.map(({ canal }) => canal).toSorted()).toEqual(
      edition.canals.map(({ name }) => name).toSorted(),
    );
    for (const { canal, x, y, size, width } of layout.canals) {
      expect(at(x, y)).toEqual({ kind: 'canal', name: canal });
      expect(at(x + shapes.width, y)).toEqual({ kind: 'canal', name: canal });
      expect(at(x + (size / 2 + width - 1) / layout.zoom, y)).toEqual({ kind: 'canal', name: canal });
      expect(at(x, y + size / layout.zoom)).toBeNull();
      // Touch has a tolerance.
      expect(at(x, y + size / layout.zoom, true)).toEqual({ kind: 'canal', name: canal });
      expect(at(x, y + (3 * size) / layout.zoom, true)).toBeNull();
    }
  });

  it('closed straits are found at the label of their zone only', () => {
    for (const label of layout.labels) {
      const box = label.boxes[0];
      if (!box) continue;
      const closed = edition.closedToSeaUnits.includes(label.space);
      expect(at(label.x + box.x / layout.zoom, label.y + box.y / layout.zoom), label.space).toEqual(
        closed ? { kind: 'closed', zone: label.space } : null,
      );
    }
    expect(layout.labels.some(({ space }) => edition.closedToSeaUnits.includes(space))).toBe(true);
  });
});
