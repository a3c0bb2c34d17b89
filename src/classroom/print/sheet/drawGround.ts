import type { LandArea, PaintedLands } from '../../../map/picture/paintedLands.ts';
import {
  boundsOf,
  type BoardShapes,
  type DecorKind,
  type Ring,
  type Rank,
  type Scenery,
} from '../../../geography/shapes.ts';
import { LINES, type Ink, type Grounds, type GroundLook, type Owner } from './grounds.ts';
import { type MapFrame, copiesIn, isSeen, onPaper } from './mapFrame.ts';
import { isLargeEnough } from './marks.ts';
import { coarseRing } from '../../../map/picture/landPaths.ts';
import { course, element } from './svg.ts';
import { hatchIn } from './hatches.ts';

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
function drawScenery(frame: MapFrame, { rivers, lakes, relief }: SceneryShown, ink: Ink): string {
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

/** Nothing finer than this is drawn, in millimetres. */
const FINEST = 0.07;

/** Of these outlines what may be seen in the frame, on the paper. */
function ringsIn(frame: MapFrame, rings: readonly Ring[]): Ring[] {
  const finest = FINEST / frame.scale;
  return copiesIn(frame).flatMap((shift) =>
    rings
      .filter((ring) => isSeen(frame, ring, shift))
      .map((ring) => coarseRing(ring, finest).map((point) => onPaper(frame, point, shift)))
      .filter(({ length }) => length > 0),
  );
}

/** Of this line what may be seen in the frame, on the paper. */
const linesIn = (frame: MapFrame, points: Ring): Ring[] =>
  copiesIn(frame)
    .filter((shift) => isSeen(frame, points, shift))
    .map((shift) => coarseLine(points, FINEST / frame.scale).map((point) => onPaper(frame, point, shift)));

/** A line keeps its ends, where others meet it. */
function coarseLine(points: Ring, finest: number): Ring {
  const [kept, last] = [coarseRing(points, finest), points.at(-1)];
  return kept.length === 0 || last === undefined ? points : [...kept, last];
}

/** Draws all the given lines in one look. */
const lineAlong = (className: string, lines: readonly Ring[], look: Parameters<typeof element>[1]): string =>
  lines.length === 0
    ? ''
    : element('path', {
        class: className,
        d: lines.map(course).join(''),
        fill: 'none',
        'stroke-linejoin': 'round',
        ...look,
      });

export interface GroundChoices {
  readonly grounds: Grounds;
  readonly lands: PaintedLands;
  /** Null for land that nobody holds. */
  readonly ownerOf: (land: string) => Owner | null;
  /** Whether the sea zones' lines are drawn. */
  readonly zones: boolean;
  readonly scenery: SceneryShown;
}

/** The map itself, without names: sea, lands in their owners' grounds, coasts and borders. Clipped to the frame. */
export function drawGround(
  frame: MapFrame,
  shapes: BoardShapes,
  { grounds, lands, ownerOf, zones, scenery }: GroundChoices,
): string {
  const colours = LINES[grounds.ink];
  const area = { x: frame.x, y: frame.y, width: frame.width, height: frame.height };
  const decor = (wanted: DecorKind, tone: string): string[] =>
    shapes.decor
      .filter(({ kind }) => kind === wanted)
      .map(({ rings }) => filled('decor', ringsIn(frame, rings), { tone, hatch: 'none' }));
  const areas = (painted: readonly LandArea[], id: string): string[] =>
    painted.map(({ land, rings }, i) =>
      filled('land', ringsIn(frame, rings), grounds.lookOf(ownerOf(land)), `${id}-${i}`),
    );
  const borders = (lines: readonly Ring[]): string[] =>
    lines.map((points) => lineAlong('border', linesIn(frame, points), { stroke: colours.coast, 'stroke-width': 0.3 }));
  const parts = [
    ...decor('land', grounds.lookOf(null).tone),
    ...decor('ice', colours.ice),
    ...areas(lands.grounds, 'ground'),
    // Where another land lies over the ground, so it does over the borders of the ground.
    ...borders(lands.groundBorders),
    ...areas(lands.over, 'over'),
    ...decor('lake', colours.sea),
    drawScenery(frame, scenery, grounds.ink),
    ...borders(lands.overBorders),
    ...shapes.borders.map(({ kind, points }) => {
      if (kind === 'land' || (kind === 'sea' && !zones)) return '';
      const line =
        kind === 'sea'
          ? { stroke: colours.zone, 'stroke-width': 0.2, 'stroke-dasharray': '1.2 0.9' }
          : { stroke: colours.coast, 'stroke-width': 0.18 };
      return lineAlong(kind, linesIn(frame, points), line);
    }),
  ];
  return (
    element('clipPath', { id: 'frame' }, element('rect', area)) +
    element('rect', { ...area, fill: colours.sea }) +
    element('g', { 'clip-path': 'url(#frame)' }, parts.join('')) +
    element('rect', { ...area, fill: 'none', stroke: '#000', 'stroke-width': 0.3 })
  );
}

/** An area with its ground; a hatch is cut out in its shape, and takes an id for that. */
function filled(className: string, rings: readonly Ring[], { tone, hatch }: GroundLook, id = ''): string {
  if (rings.length === 0) return '';
  const d = rings.map((ring) => `${course(ring)}Z`).join('');
  // A stroke of the same colour closes the seam, where the board is cut.
  const edge = { stroke: tone, 'stroke-width': FINEST };
  if (hatch === 'none') return element('path', { class: className, d, fill: tone, 'fill-rule': 'evenodd', ...edge });
  const [x, y, right, bottom] = boundsOf(rings);
  const box = { x, y, width: right - x, height: bottom - y };
  return (
    element('clipPath', { id }, element('path', { class: className, d, 'clip-rule': 'evenodd' })) +
    element('g', { 'clip-path': `url(#${id})` }, element('rect', { ...box, fill: tone }) + hatchIn(hatch, box))
  );
}
