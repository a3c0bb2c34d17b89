import type { Rank, Scenery } from '../../../geography/shapes.ts';
import { LINES, type Ink } from './grounds.ts';
import type { MapFrame } from './mapFrame.ts';
import { isLargeEnough } from './marks.ts';
import { FINEST, lineAlong, linesIn, ringsIn } from './outlines.ts';
import { course, element } from './svg.ts';

/** What a map shows of the scenery. */
export interface SceneryShown {
  readonly rivers: Scenery['rivers'];
  readonly lakes: Scenery['lakes'];
  readonly relief: Scenery['relief'];
}

const RANKS = [1, 2, 3] as const;
/** In millimetres. */
const RIVER_WIDTHS: Readonly<Record<Rank, number>> = { 1: 0.4, 2: 0.28, 3: 0.2 };
const HACHURE_WIDTH = 0.14;

/** Mountains, rivers and lakes; on a map of much of the world only the greater ones. */
export function drawScenery(frame: MapFrame, { rivers, lakes, relief }: SceneryShown, ink: Ink): string {
  const { sea, coast, river, hachure } = LINES[ink];
  const ranks = RANKS.filter((rank) => isLargeEnough(frame, rank));
  const round = { 'stroke-linecap': 'round' };
  const slopes = ranks.map((rank) =>
    lineAlong(
      'relief',
      relief.flatMap((stroke) => (stroke.rank === rank ? linesIn(frame, [stroke.from, stroke.to]) : [])),
      { stroke: hachure, 'stroke-width': HACHURE_WIDTH, ...round },
    ),
  );
  const courses = ranks.map((rank) =>
    lineAlong(
      'river',
      rivers.flatMap((each) =>
        each.rank === rank ? each.reaches.flatMap(({ points }) => linesIn(frame, points)) : [],
      ),
      { stroke: river, 'stroke-width': RIVER_WIDTHS[rank], ...round },
    ),
  );
  const shores = lakes.filter(({ rank }) => isLargeEnough(frame, rank)).flatMap(({ rings }) => ringsIn(frame, rings));
  const water = { fill: sea, 'fill-rule': 'evenodd', stroke: coast, 'stroke-width': 2 * FINEST };
  const inland =
    shores.length === 0
      ? ''
      : element('path', { class: 'lake', d: shores.map((ring) => `${course(ring)}Z`).join(''), ...water });
  return slopes.join('') + courses.join('') + inland;
}
