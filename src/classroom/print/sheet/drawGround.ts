import type { SpaceId } from '../../../engine/index.ts';
import type { BoardShapes, Ring } from '../../../geography/shapes.ts';
import { coarseRing } from '../../../map/picture/coarseRing.ts';
import { LINES, type Grounds, type Owner } from './grounds.ts';
import { copiesIn, isSeen, onPaper, type MapFrame } from './mapFrame.ts';
import { course, element } from './svg.ts';

/** Nothing finer than this is drawn, in millimetres. */
const FINEST = 0.07;

export interface GroundChoices {
  readonly grounds: Grounds;
  /** Undefined for a space that is no land, null for land that nobody holds. */
  readonly ownerOf: (space: SpaceId) => Owner | null | undefined;
  /** Whether the sea zones' lines are drawn. */
  readonly zones: boolean;
}

/** The map itself, without names: sea, lands in their owners' grounds, coasts and borders. Clipped to the frame. */
export function drawGround(frame: MapFrame, shapes: BoardShapes, { grounds, ownerOf, zones }: GroundChoices): string {
  const colours = LINES[grounds.ink];
  const parts: string[] = [];
  const area = { x: frame.x, y: frame.y, width: frame.width, height: frame.height };
  for (const shift of copiesIn(frame)) {
    const fill = (className: string, rings: readonly Ring[], colour: string): void => {
      const d = outline(frame, rings, shift);
      // A stroke of the same colour closes the seam, where the board is cut.
      const edge = { stroke: colour, 'stroke-width': FINEST };
      if (d !== '') parts.push(element('path', { class: className, d, fill: colour, 'fill-rule': 'evenodd', ...edge }));
    };
    for (const { kind, rings } of shapes.decor)
      if (kind !== 'lake') fill('decor', rings, kind === 'ice' ? colours.ice : grounds.fillOf(null));
    for (const { id, rings } of shapes.spaces) {
      const owner = ownerOf(id);
      if (owner !== undefined) fill('land', rings, grounds.fillOf(owner));
    }
    for (const { kind, rings } of shapes.decor) if (kind === 'lake') fill('decor', rings, colours.sea);
    for (const { kind, points } of shapes.borders) {
      if ((kind === 'sea' && !zones) || !isSeen(frame, points, shift)) continue;
      const d = course(coarseLine(points, FINEST / frame.scale).map((point) => onPaper(frame, point, shift)));
      const line =
        kind === 'sea'
          ? { stroke: colours.zone, 'stroke-width': 0.2, 'stroke-dasharray': '1.2 0.9' }
          : { stroke: colours.coast, 'stroke-width': kind === 'land' ? 0.3 : 0.18 };
      parts.push(element('path', { class: kind, d, fill: 'none', 'stroke-linejoin': 'round', ...line }));
    }
  }
  return (
    element('clipPath', { id: 'frame' }, element('rect', area)) +
    element('rect', { ...area, fill: colours.sea }) +
    element('g', { 'clip-path': 'url(#frame)' }, parts.join('')) +
    element('rect', { ...area, fill: 'none', stroke: '#000', 'stroke-width': 0.3 })
  );
}

function outline(frame: MapFrame, rings: readonly Ring[], shift: number): string {
  const finest = FINEST / frame.scale;
  return rings
    .filter((ring) => isSeen(frame, ring, shift))
    .map((ring) => coarseRing(ring, finest))
    .filter(({ length }) => length > 0)
    .map((ring) => `${course(ring.map((point) => onPaper(frame, point, shift)))}Z`)
    .join('');
}

/** A line keeps its ends, where others meet it. */
function coarseLine(points: Ring, finest: number): Ring {
  const [kept, last] = [coarseRing(points, finest), points.at(-1)];
  return kept.length === 0 || last === undefined ? points : [...kept, last];
}
