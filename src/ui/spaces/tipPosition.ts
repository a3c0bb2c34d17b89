import { overlapArea, type Box } from '../../store/covers.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Position {
  readonly left: number;
  readonly top: number;
}

/** Distance in pixels between the tooltip and what it must not cover, and from the edges. */
const GAP = 10;
/** Slightly less than the gap, so that a tooltip exactly one gap away does not overlap. */
const MARGIN = GAP - 1;

/**
 * The position of a tooltip beside a box: right, else left, below or above, else as near as possible, so that it covers
 * neither the box nor the areas in `free`. If nothing fits, the position that covers the least.
 */
export function tipPosition(box: Box, card: Size, room: Size, free: readonly Box[] = []): Position {
  const within = (at: number, length: number, all: number): number => Math.max(GAP, Math.min(at, all - length - GAP));
  const inRoom = ({ left, top }: Position): Position => ({
    left: within(left, card.width, room.width),
    top: within(top, card.height, room.height),
  });
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const nearest: readonly Position[] = [
    { left: box.right + GAP, top: y - card.height / 2 },
    { left: box.left - GAP - card.width, top: y - card.height / 2 },
    { left: x - card.width / 2, top: box.bottom + GAP },
    { left: x - card.width / 2, top: box.top - GAP - card.height },
  ];
  const away = ({ left, top }: Position): number => Math.hypot(left + card.width / 2 - x, top + card.height / 2 - y);
  const elsewhere = gridSpots(card, room).toSorted((a, b) => away(a) - away(b));
  let best = { spot: inRoom(nearest[0] ?? { left: 0, top: 0 }), covered: Infinity };
  for (const spot of [...nearest, ...elsewhere].map(inRoom)) {
    const covered = [box, ...free].reduce((sum, each) => sum + overlap(spot, card, each), 0);
    if (covered < best.covered) best = { spot, covered };
    if (covered === 0) break;
  }
  return best.spot;
}

/** Positions half a tooltip apart. */
function gridSpots({ width, height }: Size, room: Size): readonly Position[] {
  const steps = (length: number, all: number): readonly number[] =>
    Array.from({ length: Math.max(1, Math.ceil((2 * all) / Math.max(1, length))) }, (_, i) => (i * length) / 2);
  return steps(width, room.width).flatMap((left) => steps(height, room.height).map((top) => ({ left, top })));
}

/** The area of a box, with margin, that a tooltip covers; in square pixels. */
const overlap = ({ left, top }: Position, { width, height }: Size, box: Box): number =>
  overlapArea(
    { left, top, right: left + width, bottom: top + height },
    { left: box.left - MARGIN, top: box.top - MARGIN, right: box.right + MARGIN, bottom: box.bottom + MARGIN },
  );
