import { overlapArea, type Box } from '../../store/covers.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Between a card and what it stands beside or keeps clear of, and between the card and the room's edges, in pixels. */
const GAP = 10;
/** A hair less, so that a card that stands a gap away covers nothing. */
const MARGIN = GAP - 1;

/**
 * Where a card stands beside a box: to its right, else its left, below or above, else as near as can be, so that it
 * covers neither the box nor anything that is to be left free. Where that cannot be, it covers as little as can be.
 */
export function tipPosition(box: Box, card: Size, room: Size, free: readonly Box[] = []): Spot {
  const within = (at: number, length: number, all: number): number => Math.max(GAP, Math.min(at, all - length - GAP));
  const inRoom = ({ left, top }: Spot): Spot => ({
    left: within(left, card.width, room.width),
    top: within(top, card.height, room.height),
  });
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const nearest: readonly Spot[] = [
    { left: box.right + GAP, top: y - card.height / 2 },
    { left: box.left - GAP - card.width, top: y - card.height / 2 },
    { left: x - card.width / 2, top: box.bottom + GAP },
    { left: x - card.width / 2, top: box.top - GAP - card.height },
  ];
  const away = ({ left, top }: Spot): number => Math.hypot(left + card.width / 2 - x, top + card.height / 2 - y);
  const elsewhere = gridSpots(card, room).toSorted((a, b) => away(a) - away(b));
  let best = { spot: inRoom(nearest[0] ?? { left: 0, top: 0 }), covered: Infinity };
  for (const spot of [...nearest, ...elsewhere].map(inRoom)) {
    const covered = [box, ...free].reduce((sum, each) => sum + overlap(spot, card, each), 0);
    if (covered < best.covered) best = { spot, covered };
    if (covered === 0) break;
  }
  return best.spot;
}

/** Spots half a card apart. */
function gridSpots({ width, height }: Size, room: Size): readonly Spot[] {
  const steps = (length: number, all: number): readonly number[] =>
    Array.from({ length: Math.max(1, Math.ceil((2 * all) / Math.max(1, length))) }, (_, i) => (i * length) / 2);
  return steps(width, room.width).flatMap((left) => steps(height, room.height).map((top) => ({ left, top })));
}

/** How much of a box, with a gap round it, a card covers; in square pixels. */
const overlap = ({ left, top }: Spot, { width, height }: Size, box: Box): number =>
  overlapArea(
    { left, top, right: left + width, bottom: top + height },
    { left: box.left - MARGIN, top: box.top - MARGIN, right: box.right + MARGIN, bottom: box.bottom + MARGIN },
  );
