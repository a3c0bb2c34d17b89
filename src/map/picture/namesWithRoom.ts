import type { Space, SpaceId } from '../../engine/index.ts';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import { overlapArea, type Box } from '../../store/covers.ts';
import { inPicture, type PlaceView } from './placeView.ts';

/** The room of a name, in picture pixels: its height, and the width of a letter. */
const HIGH = 16;
const LETTER = 6.6;
/** Names keep this distance from the picture's edge. */
const EDGE = 4;

/**
 * Which spaces can be named in a picture without names over one another: those of `first` come first, then lands from
 * the largest on.
 */
export function namesWithRoom(
  shapes: Pick<BoardShapes, 'width' | 'spaces'>,
  spaces: readonly Space[],
  view: PlaceView,
  { width, height }: { readonly width: number; readonly height: number },
  first: readonly SpaceId[],
): readonly SpaceId[] {
  const known = new Map(spaces.map((space) => [space.id, space]));
  const wanted = shapes.spaces
    .filter(({ id }) => first.includes(id) || known.get(id)?.kind === 'land')
    .map((shape) => ({ shape, size: first.includes(shape.id) ? Infinity : extent(shape.rings.flat()) }))
    .toSorted((a, b) => b.size - a.size);
  const taken: Box[] = [];
  return wanted.flatMap(({ shape: { id, anchor, label } }) => {
    const space = known.get(id);
    if (space === undefined) return [];
    const [x, y] = inPicture(view, space.kind === 'sea' ? label : anchor, shapes.width, width);
    const half = ((space.kind === 'sea' ? 2 : space.name.length) * LETTER) / 2;
    const box = { left: x - half, right: x + half, top: y - HIGH / 2, bottom: y + HIGH / 2 };
    const isInside = box.left > EDGE && box.right < width - EDGE && box.top > EDGE && box.bottom < height - EDGE;
    if (!isInside || taken.some((other) => overlapArea(other, box) > 0)) return [];
    taken.push(box);
    return [id];
  });
}

/** How large a shape is: the area of the box around it. */
function extent(points: readonly Point[]): number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const span = (all: readonly number[]): number =>
    all.reduce((most, n) => Math.max(most, n), -Infinity) - all.reduce((least, n) => Math.min(least, n), Infinity);
  return span(xs) * span(ys);
}
