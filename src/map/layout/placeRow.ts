import type { Point } from '../../geography/shapes.ts';
import type { Box, Occupied } from './Occupied.ts';

interface Room {
  /** Units and other signs: never covered. */
  readonly taken: Occupied;
  /** Names: covered only where there is no other room near by. */
  readonly written?: Occupied;
  readonly boardHeight: number;
}

/** From one round of places to the next, as a share of the row's height; so many rounds are looked at. */
const ROUND = 0.6;
const ROUNDS = 24;
/** So much a covered name weighs against a round farther out. */
const NAME = 4;
/** Between a row and what it stands beside, as a share of its height. */
const GAP = 0.06;

/**
 * Room on the board for a row of signs about what it tells of (a space's units, or the point where they would stand):
 * over its upper left corner if that is free, else as near as can be.
 */
export function placeRow({ width, height }: Pick<Box, 'width' | 'height'>, about: Box, room: Room): Box {
  let best: Box | null = null;
  let least = Infinity;
  for (let round = 0; round < ROUNDS && round < least; round++) {
    const away = (GAP + round * ROUND) * height;
    placesAbout(about, width, height, away).forEach(([x, y], i) => {
      const box: Box = { x, y, width, height };
      if (y < height / 2 || y > room.boardHeight - height / 2 || !room.taken.isFree(box)) return;
      const cost = round + i / 100 + NAME * (room.written?.share(box) ?? 0);
      if (cost < least) [best, least] = [box, cost];
    });
  }
  return best ?? { x: about.x, y: about.y, width, height };
}

/** About a box, so far away: first above it from left to right, then below, then at its sides. */
function placesAbout(about: Box, width: number, height: number, away: number): readonly Point[] {
  const [up, aside] = [(about.height + height) / 2 + away, (about.width + width) / 2 + away];
  const left = (width - about.width) / 2;
  const across = [left - height * 0.7 - away, left, 0, -left, -left + away];
  return [
    ...across.map((x): Point => [about.x + x, about.y - up]),
    ...across.map((x): Point => [about.x + x, about.y + up]),
    ...[-aside, aside].flatMap((x) =>
      [-0.5, 0, 0.5].map((share): Point => [about.x + x, about.y + share * about.height]),
    ),
  ];
}
