import type { Ring } from '../../../geography/shapes.ts';
import { coarseRing } from '../../../map/picture/coarseRing.ts';
import { copiesIn, isSeen, onPaper, type MapFrame } from './mapFrame.ts';
import { course, element } from './svg.ts';

/** Nothing finer than this is drawn, in millimetres. */
export const FINEST = 0.07;

/** Of these outlines what may be seen in the frame, on the paper. */
export function ringsIn(frame: MapFrame, rings: readonly Ring[]): Ring[] {
  const finest = FINEST / frame.scale;
  return copiesIn(frame).flatMap((shift) =>
    rings
      .filter((ring) => isSeen(frame, ring, shift))
      .map((ring) => coarseRing(ring, finest).map((point) => onPaper(frame, point, shift)))
      .filter(({ length }) => length > 0),
  );
}

/** Of this line what may be seen in the frame, on the paper. */
export const linesIn = (frame: MapFrame, points: Ring): Ring[] =>
  copiesIn(frame)
    .filter((shift) => isSeen(frame, points, shift))
    .map((shift) => coarseLine(points, FINEST / frame.scale).map((point) => onPaper(frame, point, shift)));

/** A line keeps its ends, where others meet it. */
function coarseLine(points: Ring, finest: number): Ring {
  const [kept, last] = [coarseRing(points, finest), points.at(-1)];
  return kept.length === 0 || last === undefined ? points : [...kept, last];
}

/** These lines in one look. */
export const lineAlong = (className: string, lines: readonly Ring[], look: Parameters<typeof element>[1]): string =>
  lines.length === 0
    ? ''
    : element('path', {
        class: className,
        d: lines.map(course).join(''),
        fill: 'none',
        'stroke-linejoin': 'round',
        ...look,
      });
