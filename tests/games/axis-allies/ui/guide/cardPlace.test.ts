import { describe, expect, test } from 'vitest';
import { overlapArea, type ScreenBox } from '../../../../../src/store/covers.ts';
import { outlined, cardPlace } from '../../../../../src/games/axis-allies/ui/guide/usePlaces.ts';

const CARD = { width: 320, height: 170 };
const box = (left: number, top: number, width: number, height: number): ScreenBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const placed = (room: ScreenBox, target: ScreenBox | null, panel?: ScreenBox): ScreenBox => {
  const { left, top } = cardPlace(CARD, room, target, { panel, others: [] });
  return box(left, top, CARD.width, CARD.height);
};

test('the outline is seen whole at the edges of the window, and lies round all else', () => {
  const room = box(0, 0, 390, 844);
  expect(outlined(box(0, 780, 390, 64), room)).toEqual({ left: 6, top: 780, right: 384, bottom: 838 });
  expect(outlined(box(40, 100, 60, 40), room)).toEqual(box(40, 100, 60, 40));
});

describe('the card of the guide', () => {
  const wide = box(0, 0, 1280, 720);
  const panel = box(940, 60, 340, 660);

  test('stands beside the panel for what is in the panel, at its height', () => {
    const card = placed(wide, box(956, 300, 308, 80), panel);
    expect(card.right).toBeLessThan(panel.left);
    expect(card.top).toBeLessThan(380);
    expect(card.bottom).toBeGreaterThan(300);
  });

  test('never covers what it points at, wherever that is, and stays in the window', () => {
    for (const room of [wide, box(0, 0, 390, 844), box(0, 0, 1024, 768), box(0, 0, 820, 1180)]) {
      for (let left = 0; left <= room.right - 60; left += 110)
        for (let top = 0; top <= room.bottom - 40; top += 90) {
          const target = box(left, top, 60, 40);
          const card = placed(room, target);
          expect([room.right, left, top, overlapArea(card, target)]).toEqual([room.right, left, top, 0]);
          expect(card.left).toBeGreaterThanOrEqual(0);
          expect(card.top).toBeGreaterThanOrEqual(0);
          expect(card.right).toBeLessThanOrEqual(room.right);
          expect(card.bottom).toBeLessThanOrEqual(room.bottom);
        }
    }
  });

  test('above a sheet that fills the lower half of a phone', () => {
    const sheet = box(0, 422, 390, 422);
    expect(placed(box(0, 0, 390, 844), box(8, 500, 374, 300), sheet).bottom).toBeLessThanOrEqual(422);
  });

  test('in a corner if it points at nothing', () => {
    expect(placed(wide, null)).toMatchObject({ left: 12, bottom: 708 });
  });
});
