import type { SpaceId } from '../../engine/index.ts';
import type { Draw, DrawColour, DrawEnd } from '../../engine/table/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta, wrapX } from '../camera/wrap.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { LayoutBox } from '../layout/Occupied.ts';
import { distance, lengthOf, pointAlong, slicePath, unwrapPath } from '../layout/polyline.ts';
import { curve } from './curve.ts';

/** A drawn arrow on the board: its shaft, and its head as a triangle whose second point is the tip. */
export interface DrawnArrow {
  readonly colour: DrawColour;
  readonly shaft: readonly Point[];
  readonly head: readonly [Point, Point, Point];
}

/** Measures relative to a counter's height; `gap` lies between an arrow and the units at its ends. */
const HEAD = { length: 0.85, breadth: 0.8 };
const GAP = 0.15;
const SHORTEST = 1.5;
/** The ways an arrow can bow, the liked ones first. */
const BOWS = [0.1, -0.1, 0.2, -0.2, 0.35, -0.35, 0.6, -0.6, 0.9, -0.9];
/** What the square of a bow costs, and what it costs to be hidden all the way or to be all too short. */
const COST = { bow: 3, hidden: 2, short: 2 };

type ArrowLayout = Pick<MapLayout, 'blocks' | 'labels' | 'zoom' | 'detail'>;

/**
 * An arrow for each drawn one, the short way round the world: from the edge of the units of one space to that of the
 * other, or from and to the very points that were drawn. Of several bows it takes one on which units and names hide
 * little of it. A space that the board does not have is left out.
 */
export function placeDrawnArrows(
  draws: readonly Draw[],
  { blocks, labels, zoom, detail }: ArrowLayout,
  pointOf: (end: DrawEnd) => Point | undefined,
  boardWidth: number,
): readonly DrawnArrow[] {
  const counter = detail.counter / zoom;
  const boxes = blocks.map(({ space, leader, x, y, block }): Cover => {
    const gap = 2 * GAP * counter;
    return { space, isAway: leader !== null, x, y, width: block.width / zoom + gap, height: block.height / zoom + gap };
  });
  const names = labels.flatMap(({ space, x, y, boxes: parts }) =>
    parts.map((part): Cover => ({
      space,
      isAway: true,
      x: x + part.x / zoom,
      y: y + part.y / zoom,
      width: part.width / zoom,
      height: part.height / zoom,
    })),
  );
  const boxOf = (space: SpaceId): Cover | undefined => boxes.find((box) => box.space === space && !box.isAway);
  const middleOf = (end: DrawEnd): readonly Point[] => {
    const box = typeof end === 'string' ? boxOf(end) : undefined;
    const middle: Point | undefined = box === undefined ? pointOf(end) : [box.x, box.y];
    return middle === undefined ? [] : [[wrapX(middle[0], boardWidth), middle[1]]];
  };
  return draws.flatMap((draw) => {
    if (draw.kind !== 'arrow') return [];
    // The tip lies on the board itself: beside it, the next copy of the world would draw it over names of this one.
    const [to, from] = unwrapPath([...middleOf(draw.to), ...middleOf(draw.from)], boardWidth);
    if (from === undefined || to === undefined) return [];
    const near = boxesNear([...boxes, ...names], from, to, boardWidth);
    const [start, end] = [draw.from, draw.to].map((place) => near.filter((box) => box.space === place && !box.isAway));
    const line = bestCurve(from, to, near, [...(start ?? []), ...(end ?? [])], counter * SHORTEST * 1.4);
    const shown = between(line, start?.[0], end?.[0], counter * SHORTEST);
    return [{ colour: draw.colour, ...withHead(shown, counter) }];
  });
}

/** What the units or the name of a space cover on the board. An arrow does not begin or end at what is away. */
interface Cover extends LayoutBox {
  readonly space: SpaceId;
  readonly isAway: boolean;
}

const isIn = ([x, y]: Point, box: LayoutBox): boolean =>
  Math.abs(y - box.y) < box.height / 2 && Math.abs(x - box.x) < box.width / 2;

/** The boxes that a curve between two points can meet, each moved beside them the short way round the world. */
function boxesNear(boxes: readonly Cover[], from: Point, to: Point, boardWidth: number): readonly Cover[] {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const reach = distance(from, to);
  return boxes.flatMap((box) => {
    const away = wrappedDelta(x, box.x, boardWidth);
    const isNear = Math.abs(away) < reach + box.width && Math.abs(y - box.y) < reach + box.height;
    return isNear ? [{ ...box, x: x + away }] : [];
  });
}

/** The curve that costs least: bent little, and as much of it as possible beside the units. */
function bestCurve(
  from: Point,
  to: Point,
  near: readonly Cover[],
  ends: readonly Cover[],
  wanted: number,
): readonly Point[] {
  let best: readonly Point[] = [];
  let least = Infinity;
  for (const bow of BOWS) {
    const base = bow ** 2 * COST.bow;
    if (base >= least) continue;
    const line = curve(from, to, bow);
    const outside = line.filter((point) => !ends.some((box) => isIn(point, box)));
    const seen = outside.filter((point) => !near.some((box) => isIn(point, box))).length;
    const hidden = 1 - seen / Math.max(1, outside.length);
    const short = Math.max(0, 1 - ((seen / line.length) * lengthOf(line)) / wanted);
    const cost = base + hidden * COST.hidden + short * COST.short;
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}

/** How finely a line is felt along, in sections. */
const STEPS = 48;

/** The part of a line outside the boxes at its ends, but not shorter than `least` if the line is longer. */
function between(
  line: readonly Point[],
  start: LayoutBox | undefined,
  end: LayoutBox | undefined,
  least: number,
): readonly Point[] {
  const length = lengthOf(line);
  const from = lengthWithin(line, start);
  const to = length - lengthWithin(line.toReversed(), end);
  const lacks = Math.max(0, least - (to - from)) / 2;
  return slicePath(line, Math.max(0, Math.min(from, to) - lacks), Math.min(length, Math.max(from, to) + lacks));
}

/** How far along a line it leaves the box in which it begins. */
function lengthWithin(line: readonly Point[], box: LayoutBox | undefined): number {
  if (box === undefined) return 0;
  const step = lengthOf(line) / STEPS;
  let steps = 0;
  while (steps < STEPS && isIn(pointAlong(line, steps * step).at, box)) steps++;
  return steps * step;
}

/** A line as the shaft of an arrow and its head, for a counter of this height. */
function withHead(line: readonly Point[], counter: number): Pick<DrawnArrow, 'shaft' | 'head'> {
  const length = lengthOf(line);
  const tip = pointAlong(line, length).at;
  const neck = pointAlong(line, Math.max(0, length - HEAD.length * counter)).at;
  const back = Math.hypot(tip[0] - neck[0], tip[1] - neck[1]) || 1;
  const [dx, dy] = [(tip[0] - neck[0]) / back, (tip[1] - neck[1]) / back];
  const wing = (HEAD.breadth * counter) / 2;
  return {
    // Into the head, so that no gap is seen between the two.
    shaft: slicePath(line, 0, Math.max(0, length - HEAD.length * counter * 0.8)),
    head: [[neck[0] - dy * wing, neck[1] + dx * wing], tip, [neck[0] + dy * wing, neck[1] - dx * wing]],
  };
}
