/** Rivers on the board: their courses on the grid, cut at the seam and at the coast. */

import type { LonLat } from '../definitions.ts';
import { toGrid, SCALE } from '../grid.ts';
import { densify, forEachLeg, unwrap } from '../lines.ts';
import { at, distance } from '../planar.ts';
import { simplify } from '../simplify.ts';
import type { Point, Rank, Reach } from '../shapes.ts';
import type { RiverDefinition } from './definitions.ts';
import { isOnLand, type FinishedBoard } from './features.ts';
import { createRiverNetwork } from './riverNetwork.ts';

export interface BuiltRiver {
  readonly name: string;
  readonly modern?: string;
  readonly rank: Rank;
  readonly reaches: readonly Reach[];
}

/** Points whose removal changes less than this area, in square map pixels, are left out. */
const MIN_DETAIL = 0.7;
/** Parts shorter than this, in map pixels, are left out. */
const MIN_LENGTH = 5;

/** Finds the defined rivers among the atlas's lines and cuts them to land. */
export function drawRivers(
  atlas: readonly (readonly LonLat[])[],
  rivers: readonly RiverDefinition[],
  board: FinishedBoard,
  faults: string[],
): BuiltRiver[] {
  const network = createRiverNetwork(atlas);
  return rivers.flatMap(({ through, ...river }): BuiltRiver[] => {
    const found = network.course(through);
    if ('missing' in found) {
      faults.push(`the atlas has no river near ${found.missing.join(', ')} for the ${river.name}`);
      return [];
    }
    const { project, seam, width } = board.projection;
    const course = simplify(unwrap(found.line, seam).map(project).map(toGrid), MIN_DETAIL * SCALE ** 2);
    return [{ ...river, reaches: cutCourse(course, width * SCALE, (point) => isOnLand(point, board)) }];
  });
}

/** Cuts a course at the seam and keeps the parts on land; the points are within the board. */
export function cutCourse(course: readonly Point[], width: number, isLand: (point: Point) => boolean): Reach[] {
  const length = lengthOf(course);
  const reaches: { points: Point[]; from: number; to: number }[] = [];
  let done = 0;
  let open: { points: Point[]; from: number; to: number; turn: number } | null = null;
  forEachLeg(atSeam(course, width), (from, to) => {
    const step = distance(from, to);
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const turn = Math.floor(middle[0] / width);
    const onBoard = ([x, y]: Point): Point => [Math.round(x - turn * width), Math.round(y)];
    const isOpen = isLand(onBoard(middle)) && isLand(onBoard(to));
    if (open && (!isOpen || open.turn !== turn)) open = null;
    if (isOpen) {
      if (!open) {
        open = { points: [onBoard(from)], from: done / length, to: 0, turn };
        reaches.push(open);
      }
      open.points.push(onBoard(to));
      open.to = (done + step) / length;
    }
    done += step;
  });
  return reaches
    .filter(({ points }) => lengthOf(points) >= MIN_LENGTH * SCALE)
    .map(({ points, from, to }) => ({ points, from: rounded(from), to: rounded(to) }));
}

/** The course in short legs, with a point exactly on each seam it crosses. */
function atSeam(course: readonly Point[], width: number): Point[] {
  const cut: Point[] = course.slice(0, 1);
  forEachLeg(densify(course, LEG * SCALE), (from, to) => {
    const seam = Math.max(Math.floor(from[0] / width), Math.floor(to[0] / width)) * width;
    const crosses = Math.min(from[0], to[0]) < seam && Math.max(from[0], to[0]) > seam;
    if (crosses) cut.push([seam, from[1] + ((to[1] - from[1]) * (seam - from[0])) / (to[0] - from[0])]);
    cut.push(to);
  });
  return cut;
}

/** Longest leg in map pixels: short legs let rivers end close to the coast. */
const LEG = 12;

const rounded = (share: number): number => Math.round(share * 100) / 100;

function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  line.forEach((point, i) => (sum += i === 0 ? 0 : distance(at(line, i - 1), point)));
  return sum;
}
