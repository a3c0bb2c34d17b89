import type { ScreenBox } from '../../../../store/covers.ts';
import { leastCovering } from '../../../../ui/shell/leastCovering.ts';

/** The upper left corner of the card, in pixels of the window. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
}

/** Between the card and what it points at, and to the edges of the window. */
const GAP = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where the card goes: beside what it points at if there is room, else to a corner. It never covers that if it can be
 * helped, and as little as possible of the panel and of the other boxes;
 * of equal places the first.
 */
export function cardPlace(
  card: Size,
  room: ScreenBox,
  target: ScreenBox | null,
  { panel, others }: { readonly panel: ScreenBox | undefined; readonly others: readonly ScreenBox[] },
): CardPlace {
  const corners: readonly CardPlace[] = [
    { left: room.left + GAP, top: room.bottom - GAP - card.height },
    { left: room.left + GAP, top: room.top + GAP },
    { left: room.right - GAP - card.width, top: room.top + GAP },
    { left: room.right - GAP - card.width, top: room.bottom - GAP - card.height },
  ];
  const places = (target === null ? corners : [...sides(card, beside(target, panel)), ...corners]).map((place) =>
    inside(place, card, room),
  );
  const boxes = places.map(({ left, top }) => ({ left, top, right: left + card.width, bottom: top + card.height }));
  return (
    places[
      leastCovering(boxes, target === null ? [] : [grown(target)], panel === undefined ? others : [panel, ...others])
    ] ?? { left: GAP, top: GAP }
  );
}

/** Beside something in the panel means beside the panel. */
const beside = (target: ScreenBox, panel: ScreenBox | undefined): ScreenBox =>
  panel === undefined || target.left < panel.left - GAP || target.right > panel.right + GAP
    ? target
    : { ...target, left: panel.left, right: panel.right };

/** Left of it, right of it, below and above. */
function sides(card: Size, target: ScreenBox): readonly CardPlace[] {
  const middle = {
    left: (target.left + target.right - card.width) / 2,
    top: (target.top + target.bottom - card.height) / 2,
  };
  return [
    { left: target.left - GAP - card.width, top: middle.top },
    { left: target.right + GAP, top: middle.top },
    { left: middle.left, top: target.bottom + GAP },
    { left: middle.left, top: target.top - GAP - card.height },
  ];
}

/** Moved into the room, with a small margin. */
const inside = ({ left, top }: CardPlace, card: Size, room: ScreenBox): CardPlace => ({
  left: Math.round(Math.max(room.left + GAP / 2, Math.min(left, room.right - card.width - GAP / 2))),
  top: Math.round(Math.max(room.top + GAP / 2, Math.min(top, room.bottom - card.height - GAP / 2))),
});

/** With its outline, which lies a little outside of it. */
const grown = ({ left, top, right, bottom }: ScreenBox): ScreenBox => ({
  left: left - GAP / 2,
  top: top - GAP / 2,
  right: right + GAP / 2,
  bottom: bottom + GAP / 2,
});
