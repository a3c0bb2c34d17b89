import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { uprightTexts, type LabelText, type Measure } from './labelText.ts';
import type { MapLayout } from './mapLayout.ts';
import type { Box } from './Occupied.ts';
import type { Ground } from './placeBlocks.ts';
import { uprightLabelAt, type PlacedLabel } from './placeLabels.ts';
import { occupiedBy } from './occupiedBy.ts';

/**
 * A space that fills more than this of what is seen and shows neither its name nor its units there is named there too.
 */
const SHARE = 0.25;
/** Places looked at across and down. */
const LOOKS = { across: 16, down: 12 };
/** Room kept round a name, as a share of its height. */
const CLEAR = 0.5;

interface Context {
  readonly ground: Ground;
  readonly controller: (space: SpaceId) => PowerId | null;
  readonly measure: Measure;
}

/**
 * Names for the part of the board that is seen (a box in board pixels), of spaces so large that their own names lie
 * far outside.
 * One that was `known` and can still be seen stays where it is.
 */
export function namesInView(
  layout: MapLayout,
  sight: Box,
  context: Context,
  known: readonly PlacedLabel[],
): readonly PlacedLabel[] {
  const { ground } = context;
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    Math.abs(wrappedDelta(sight.x, x, ground.grid.width)) < sight.width / 2 && Math.abs(y - sight.y) < sight.height / 2;
  const told = new Set([...layout.labels, ...layout.blocks].filter(isSeen).map(({ space }) => space));
  const large = [...placesBySpace(sight, ground)].filter(
    ([space, places]) => places.length > SHARE * LOOKS.across * LOOKS.down && !told.has(space),
  );
  if (large.length === 0) return [];
  const occupied = occupiedBy(layout, ['labels', 'blocks', 'features'], ground.grid.width);
  return large.flatMap(([space, places]) => {
    const text = textOf(space, layout, context);
    if (text === null) return [];
    const isRoom = (box: Box): boolean => isWithin(box, sight, ground.grid.width) && occupied.isFree(box);
    const kept = known.find((label) => label.space === space && isRoom(boxOf(label, text, layout.zoom)));
    const at = kept ?? roomFor(text, space, places, layout.zoom, isRoom, ground);
    return at === null ? [] : [uprightLabelAt(space, text, at, ground)];
  });
}

function placesBySpace({ x, y, width, height }: Box, { grid }: Ground): ReadonlyMap<SpaceId, Point[]> {
  const found = new Map<SpaceId, Point[]>();
  for (let down = 0.5; down < LOOKS.down; down++) {
    for (let across = 0.5; across < LOOKS.across; across++) {
      const at: Point = [x + (across / LOOKS.across - 0.5) * width, y + (down / LOOKS.down - 0.5) * height];
      const space = grid.at(...at);
      if (space !== null) found.set(space, [...(found.get(space) ?? []), at]);
    }
  }
  return found;
}

function textOf(space: SpaceId, { detail }: MapLayout, { ground, controller, measure }: Context): LabelText | null {
  const place = ground.places.get(space);
  if (place === undefined) return null;
  return (
    uprightTexts(
      { place, power: controller(space), detail, measure },
      place.kind === 'sea' ? detail.zone : detail.name,
    )[0] ?? null
  );
}

/** The place in the space, of those seen, that has room for the text and lies nearest to the middle of them all. */
function roomFor(
  text: LabelText,
  space: SpaceId,
  places: readonly Point[],
  zoom: number,
  isRoom: (box: Box) => boolean,
  { grid }: Ground,
): { readonly x: number; readonly y: number } | null {
  const mean = (axis: 0 | 1): number => places.reduce((sum, at) => sum + at[axis], 0) / places.length;
  const middle: Point = [mean(0), mean(1)];
  const away = ([x, y]: Point): number => Math.hypot(x - middle[0], y - middle[1]);
  const clear = 2 * CLEAR * text.height;
  for (const [x, y] of places.toSorted((a, b) => away(a) - away(b))) {
    const room = boxOf({ x, y }, { width: text.width + clear, height: text.height + clear }, zoom);
    const isOwn = [-0.5, -0.25, 0, 0.25, 0.5].every((across) =>
      [-0.5, 0, 0.5].every((down) => grid.at(x + across * room.width, y + down * room.height) === space),
    );
    if (isOwn && isRoom(room)) return { x, y };
  }
  return null;
}

const boxOf = (
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
  zoom: number,
): Box => ({ x, y, width: width / zoom, height: height / zoom });

const isWithin = (box: Box, sight: Box, boardWidth: number): boolean =>
  Math.abs(wrappedDelta(sight.x, box.x, boardWidth)) + box.width / 2 <= sight.width / 2 &&
  Math.abs(box.y - sight.y) + box.height / 2 <= sight.height / 2;
