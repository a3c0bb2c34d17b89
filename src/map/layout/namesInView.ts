import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { BoardMark } from '../../games/face/scene.ts';
import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { uprightTexts, type LabelText, type TextMeasure } from './labelText.ts';
import type { MapLayout } from './mapLayout.ts';
import type { LayoutBox } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';
import { uprightLabel, type PlacedLabel } from './placedLabel.ts';
import { occupiedBy } from './occupiedBy.ts';

/**
 * A space that fills more than this share of the view gets a name there, if neither its label nor its units are in
 * view.
 */
const MIN_SHARE = 0.25;
/** How many points are sampled across and down the view. */
const SAMPLES = { across: 16, down: 12 };
/** Margin around a name, relative to its height. */
const MARGIN = 0.5;

interface NamingContext {
  readonly boardData: BoardData;
  readonly controller: (space: SpaceId) => PowerId | null;
  readonly marksOf: (space: SpaceId) => readonly BoardMark[];
  readonly measure: TextMeasure;
}

/**
 * Names for spaces that fill much of the view (a box in board pixels) while their own labels lie outside. A name in
 * `known` that is still in view stays where it is.
 */
export function namesInView(
  layout: MapLayout,
  view: LayoutBox,
  context: NamingContext,
  known: readonly PlacedLabel[],
): readonly PlacedLabel[] {
  const { boardData } = context;
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    Math.abs(wrappedDelta(view.x, x, boardData.grid.width)) < view.width / 2 && Math.abs(y - view.y) < view.height / 2;
  const shown = new Set([...layout.labels, ...layout.blocks].filter(isSeen).map(({ space }) => space));
  const large = [...samplesBySpace(view, boardData)].filter(
    ([space, samples]) => samples.length > MIN_SHARE * SAMPLES.across * SAMPLES.down && !shown.has(space),
  );
  if (large.length === 0) return [];
  const occupied = occupiedBy(layout, ['labels', 'blocks', 'features'], boardData.grid.width);
  return large.flatMap(([space, samples]) => {
    const text = textOf(space, layout, context);
    if (text === null) return [];
    const hasRoom = (box: LayoutBox): boolean => contains(box, view, boardData.grid.width) && occupied.isFree(box);
    const kept = known.find((label) => label.space === space && hasRoom(boxOf(label, text, layout.zoom)));
    const at = kept ?? placeFor(text, space, samples, layout.zoom, hasRoom, boardData);
    return at === null ? [] : [uprightLabel(space, text, at, boardData)];
  });
}

function samplesBySpace({ x, y, width, height }: LayoutBox, { grid }: BoardData): ReadonlyMap<SpaceId, Point[]> {
  const found = new Map<SpaceId, Point[]>();
  for (let down = 0.5; down < SAMPLES.down; down++) {
    for (let across = 0.5; across < SAMPLES.across; across++) {
      const at: Point = [x + (across / SAMPLES.across - 0.5) * width, y + (down / SAMPLES.down - 0.5) * height];
      const space = grid.at(...at);
      if (space !== null) found.set(space, [...(found.get(space) ?? []), at]);
    }
  }
  return found;
}

function textOf(
  space: SpaceId,
  { detail }: MapLayout,
  { boardData, controller, marksOf, measure }: NamingContext,
): LabelText | null {
  const info = boardData.spaceInfo.get(space);
  if (info === undefined || (info.kind === 'sea' && !detail.showsGame)) return null;
  return (
    uprightTexts(
      { info, marks: marksOf(space), power: controller(space), detail, measure },
      info.kind === 'sea' ? detail.zone : detail.name,
    )[0] ?? null
  );
}

/** Of the sampled points of the space, the one nearest to their mean that has room for the text; null if none has. */
function placeFor(
  text: LabelText,
  space: SpaceId,
  samples: readonly Point[],
  zoom: number,
  hasRoom: (box: LayoutBox) => boolean,
  { grid }: BoardData,
): { readonly x: number; readonly y: number } | null {
  const mean = (axis: 0 | 1): number => samples.reduce((sum, at) => sum + at[axis], 0) / samples.length;
  const middle: Point = [mean(0), mean(1)];
  const away = ([x, y]: Point): number => Math.hypot(x - middle[0], y - middle[1]);
  const margin = 2 * MARGIN * text.height;
  for (const [x, y] of samples.toSorted((a, b) => away(a) - away(b))) {
    const room = boxOf({ x, y }, { width: text.width + margin, height: text.height + margin }, zoom);
    const isOwn = [-0.5, -0.25, 0, 0.25, 0.5].every((across) =>
      [-0.5, 0, 0.5].every((down) => grid.at(x + across * room.width, y + down * room.height) === space),
    );
    if (isOwn && hasRoom(room)) return { x, y };
  }
  return null;
}

const boxOf = (
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
  zoom: number,
): LayoutBox => ({ x, y, width: width / zoom, height: height / zoom });

const contains = (box: LayoutBox, view: LayoutBox, boardWidth: number): boolean =>
  Math.abs(wrappedDelta(view.x, box.x, boardWidth)) + box.width / 2 <= view.width / 2 &&
  Math.abs(box.y - view.y) + box.height / 2 <= view.height / 2;
