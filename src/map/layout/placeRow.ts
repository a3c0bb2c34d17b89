import type { Point } from '../../geography/shapes.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';

interface Room {
  /** Units and other signs: never covered. */
  readonly taken: Occupied;
  /** Names: covered only where there is no other room near by. */
  readonly names?: Occupied;
  readonly boardHeight: number;
}

/** Distance between rounds of candidate positions, relative to the row's height, and how many rounds are tried. */
const ROUND = 0.6;
const ROUNDS = 24;
/** The cost of covering a name, in rounds. */
const NAME_COST = 4;
/** Between a row and what it belongs to, relative to the row's height. */
const GAP = 0.06;

/**
 * The place for a row of signs near the box it belongs to (a space's units, or the anchor): above its upper left corner
 * if that is free, else as near as possible. If everything is taken, over the box.
 */
export function placeRow(
  { width, height }: Pick<LayoutBox, 'width' | 'height'>,
  target: LayoutBox,
  room: Room,
): LayoutBox {
  let best: LayoutBox | null = null;
  let least = Infinity;
  for (let round = 0; round < ROUNDS && round < least; round++) {
    const away = (GAP + round * ROUND) * height;
    positionsAround(target, width, height, away).forEach(([x, y], i) => {
      const box: LayoutBox = { x, y, width, height };
      if (y < height / 2 || y > room.boardHeight - height / 2 || !room.taken.isFree(box)) return;
      const cost = round + i / 100 + NAME_COST * (room.names?.takenShare(box) ?? 0);
      if (cost < least) [best, least] = [box, cost];
    });
  }
  return best ?? { x: target.x, y: target.y, width, height };
}

/** Positions at this distance around a box: above it from left to right, then below, then at its sides. */
function positionsAround(target: LayoutBox, width: number, height: number, away: number): readonly Point[] {
  const [up, aside] = [(target.height + height) / 2 + away, (target.width + width) / 2 + away];
  const left = (width - target.width) / 2;
  const across = [left - height * 0.7 - away, left, 0, -left, -left + away];
  return [
    ...across.map((x): Point => [target.x + x, target.y - up]),
    ...across.map((x): Point => [target.x + x, target.y + up]),
    ...[-aside, aside].flatMap((x) =>
      [-0.5, 0, 0.5].map((share): Point => [target.x + x, target.y + share * target.height]),
    ),
  ];
}
