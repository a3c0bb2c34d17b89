import type { Point } from '../../geography/shapes.ts';
import { slicePath, lengthOf, pointAlong } from './polyline.ts';

/** Length and breadth of the head and breadth of the tail, relative to the shaft's breadth. */
const HEAD = { length: 1.5, breadth: 2.2 };
const TAIL = 0.45;

/** The outline of a broad arrow along a line, as atlases draw campaigns: it widens from tail to head. */
export function broadArrow(line: readonly Point[], breadth: number): readonly Point[] {
  const length = lengthOf(line);
  const neck = length - Math.min(HEAD.length * breadth, length * 0.6);
  const shaft = slicePath(line, 0, neck);
  const tip = line.at(-1) ?? [0, 0];
  const left: Point[] = [];
  const right: Point[] = [];
  let walked = 0;
  shaft.forEach((point, i) => {
    const before = shaft[i - 1] ?? point;
    walked += Math.hypot(point[0] - before[0], point[1] - before[1]);
    const half = (breadth / 2) * (TAIL + (1 - TAIL) * (neck === 0 ? 1 : walked / neck));
    const [dx, dy] = pointAlong(line, walked).to;
    left.push([point[0] - dy * half, point[1] + dx * half]);
    right.push([point[0] + dy * half, point[1] - dx * half]);
  });
  const { at, to } = pointAlong(line, neck);
  const wing = (breadth / 2) * HEAD.breadth;
  return [
    ...left,
    [at[0] - to[1] * wing, at[1] + to[0] * wing],
    tip,
    [at[0] + to[1] * wing, at[1] - to[0] * wing],
    ...right.toReversed(),
  ];
}
