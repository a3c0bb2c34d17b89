/** Draws the borders between sea zones on the grid. */

import { pickCoastalEnd } from './coastalEnds.ts';
import type { CoastalEnds } from './coastalEnds.ts';
import type { CoastalEnd, LonLat, SeaLineDefinition } from './definitions.ts';
import { SCALE, toGrid } from './grid.ts';
import { spline, unwrap } from './lines.ts';
import { at } from './planar.ts';
import type { Point } from './planar.ts';
import type { Projection } from './projection.ts';

/** Spline points per leg; over the same number of points, a line is bent towards its coastal end. */
const PIECES = 14;
/** A coastal end may lie this far from its hint, in map pixels. */
const REACH = 40;

export function drawSeaLine(
  { between, points }: SeaLineDefinition,
  ends: CoastalEnds,
  projection: Projection,
  faults: string[],
): Point[] {
  const hints = unwrap(
    points.map((point) => (isCoastalEnd(point) ? point.near : point)),
    projection.seam,
  );
  const onMap = hints.map(projection.project);
  const line = spline(onMap, PIECES).map(toGrid);
  const attach = (index: number, order: (line: Point[]) => Point[]): void => {
    const definition = at(points, index);
    if (!isCoastalEnd(definition)) return;
    const hint = toGrid(at(onMap, index));
    const end = pickEndOnCylinder(ends, definition, hint, projection.width * SCALE);
    if (end) bendTo(end, line, order);
    else faults.push(`${between.join(' | ')}: no coastal end of ${definition.coastalEndOf.join(' | ')} near its hint`);
  };
  attach(0, (forward) => forward);
  attach(points.length - 1, (forward) => forward.toReversed());
  return line;
}

function isCoastalEnd(point: LonLat | CoastalEnd): point is CoastalEnd {
  return 'coastalEndOf' in point;
}

/** The end nearest to the hint; the two may lie on different sides of the seam. */
function pickEndOnCylinder(
  ends: CoastalEnds,
  definition: CoastalEnd,
  hint: Point,
  gridWidth: number,
): Point | undefined {
  for (const shift of [0, gridWidth, -gridWidth]) {
    const end = pickCoastalEnd(ends, definition, [hint[0] - shift, hint[1]], REACH * SCALE);
    if (end) return [end[0] + shift, end[1]];
  }
  return undefined;
}

/** Moves the first point of the ordered line to `end`, and the following ones less and less. */
function bendTo(end: Point, line: Point[], order: (line: Point[]) => Point[]): void {
  const ordered = order(line);
  const first = at(ordered, 0);
  const [dx, dy] = [end[0] - first[0], end[1] - first[1]];
  const bent = ordered.map(([x, y], i): Point => {
    const weight = Math.max(0, 1 - i / PIECES);
    return [Math.round(x + dx * weight), Math.round(y + dy * weight)];
  });
  line.splice(0, line.length, ...order(bent));
}
