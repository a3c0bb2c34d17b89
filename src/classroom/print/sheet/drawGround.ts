import type { LandArea, PaintedLands } from '../../../map/picture/paintedLands.ts';
import { boundsOf, type BoardShapes, type DecorKind, type Ring } from '../../../geography/shapes.ts';
import { drawScenery, type SceneryShown } from './drawScenery.ts';
import { LINES, type Grounds, type Look, type Owner } from './grounds.ts';
import { hatchIn } from './hatches.ts';
import type { MapFrame } from './mapFrame.ts';
import { FINEST, lineAlong, linesIn, ringsIn } from './outlines.ts';
import { course, element } from './svg.ts';

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
function filled(className: string, rings: readonly Ring[], { tone, hatch }: Look, id = ''): string {
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
