import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScreenBox } from '../../../../../src/store/covers.ts';
import { tipPosition, type Size, type TipPosition } from '../../../../../src/games/axis-allies/ui/spaces/SpaceTip.tsx';

const ROOM = { width: 1000, height: 600 };
const CARD = { width: 300, height: 200 };
const boxAt = (left: number, top: number, width = 60, height = 40): ScreenBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const covers = ({ left, top }: TipPosition, card: Size, box: ScreenBox): boolean =>
  left < box.right && left + card.width > box.left && top < box.bottom && top + card.height > box.top;

describe('a tooltip beside a box', () => {
  test('is to its right, at the same height', () => {
    expect(tipPosition(boxAt(400, 280), CARD, ROOM)).toEqual({ left: 470, top: 200 });
  });

  test('is left, below or above if there is no room to the right', () => {
    expect(tipPosition(boxAt(800, 280), CARD, ROOM)).toEqual({ left: 490, top: 200 });
    const narrow = { width: 420, height: 600 };
    expect(tipPosition(boxAt(180, 20), CARD, narrow)).toEqual({ left: 60, top: 70 });
    expect(tipPosition(boxAt(180, 500), CARD, narrow)).toEqual({ left: 60, top: 290 });
  });

  test('stays within the map at its edges, and where it fits nowhere', () => {
    expect(tipPosition(boxAt(100, 0), CARD, ROOM).top).toBe(10);
    expect(tipPosition(boxAt(100, 560), CARD, ROOM).top).toBe(390);
    expect(tipPosition(boxAt(150, 100), CARD, { width: 320, height: 220 })).toEqual({ left: 10, top: 10 });
  });

  test('avoids the areas to keep free', () => {
    const target = boxAt(600, 280);
    expect(tipPosition(boxAt(400, 280), CARD, ROOM, [target])).toEqual({ left: 90, top: 200 });
    const [west, south, north] = [boxAt(200, 280), boxAt(400, 400), boxAt(400, 100)];
    const spot = tipPosition(boxAt(400, 280), CARD, ROOM, [target, west, south, north]);
    for (const box of [target, west, south, north]) expect(covers(spot, CARD, box)).toBe(false);
  });
});

/** The free part of the map at common window sizes, without tools and notices. */
const SIZES = [
  [940, 660],
  [704, 708],
  [1500, 1020],
  [3200, 2040],
  [830, 760],
  [820, 600],
  [352, 312],
] as const;

test.each(SIZES)('on a map of %i×%i covers no space in play if any other place is free', (width, height) => {
  const room = { width, height };
  const card = { width: 220, height: 110 };
  const box = fc
    .tuple(fc.integer({ min: 0, max: width }), fc.integer({ min: 0, max: height }))
    .map(([x, y]) => boxAt(x - 25, y - 12, 50, 25));
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 12 }), (pointed, free) => {
      const spot = tipPosition(pointed, card, room, free);
      expect(spot.left >= 0 && spot.left + card.width <= width).toBe(true);
      expect(spot.top >= 0 && spot.top + card.height <= height).toBe(true);
      const isClear = [pointed, ...free].every((each) => !covers(spot, card, each));
      // A free corner this large always contains a grid position.
      const [wide, high] = [1.5 * card.width + 40, 1.5 * card.height + 40];
      const corners = [0, width - wide].flatMap((left) => [0, height - high].map((top) => ({ left, top })));
      const hasFreeCorner = corners.some(
        (corner) => ![pointed, ...free].some((each) => covers(corner, { width: wide, height: high }, each)),
      );
      if (hasFreeCorner && wide <= width && high <= height) expect(isClear).toBe(true);
    }),
    { numRuns: 200 },
  );
});
