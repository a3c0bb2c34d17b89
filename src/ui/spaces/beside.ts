export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between a box and the card that stands beside it, and between the card and the room's edges, in pixels. */
const GAP = 10;

/**
 * Where a card stands beside a box without covering it: to its right, else its left, below or above, wherever in the
 * room it fits;
 * if nowhere, to the right as far as the room goes.
 */
export function beside(box: Box, card: Size, room: Size): { readonly left: number; readonly top: number } {
  const within = (at: number, length: number, all: number): number => Math.max(GAP, Math.min(at, all - length - GAP));
  const level = within(box.top + box.height / 2 - card.height / 2, card.height, room.height);
  const upright = within(box.left + box.width / 2 - card.width / 2, card.width, room.width);
  const spots = [
    { left: box.left + box.width + GAP, top: level },
    { left: box.left - GAP - card.width, top: level },
    { left: upright, top: box.top + box.height + GAP },
    { left: upright, top: box.top - GAP - card.height },
  ];
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= GAP && top >= GAP && left + card.width <= room.width - GAP && top + card.height <= room.height - GAP;
  return spots.find(fits) ?? { left: within(box.left + box.width + GAP, card.width, room.width), top: level };
}
