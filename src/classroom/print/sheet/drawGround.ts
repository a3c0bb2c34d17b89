import type { SpaceId } from '../../../engine/index.ts';
import { boundsOf, type BoardShapes, type DecorKind, type Ring } from '../../../geography/shapes.ts';
import { coarseRing } from '../../../map/picture/coarseRing.ts';
import { LINES, type Grounds, type Look, type Owner } from './grounds.ts';
import { hatchIn } from './hatches.ts';
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
  const area = { x: frame.x, y: frame.y, width: frame.width, height: frame.height };
  const decor = (wanted: DecorKind, tone: string): string[] =>
    shapes.decor
      .filter(({ kind }) => kind === wanted)
      .map(({ rings }) => filled('decor', ringsIn(frame, rings), { tone, hatch: 'none' }));
  const parts = [
    ...decor('land', grounds.lookOf(null).tone),
    ...decor('ice', colours.ice),
    ...shapes.spaces.map(({ id, rings }, i) => {
      const owner = ownerOf(id);
      return owner === undefined ? '' : filled('land', ringsIn(frame, rings), grounds.lookOf(owner), `land-${i}`);
    }),
    ...decor('lake', colours.sea),
    ...shapes.borders.map(({ kind, points }) => {
      if (kind === 'sea' && !zones) return '';
      const line =
        kind === 'sea'
          ? { stroke: colours.zone, 'stroke-width': 0.2, 'stroke-dasharray': '1.2 0.9' }
          : { stroke: colours.coast, 'stroke-width': kind === 'land' ? 0.3 : 0.18 };
      return drawn(kind, linesIn(frame, points), line);
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

/** These lines in one look. */
const drawn = (className: string, lines: readonly Ring[], look: Parameters<typeof element>[1]): string =>
  lines.length === 0
    ? ''
    : element('path', {
        class: className,
        d: lines.map(course).join(''),
        fill: 'none',
        'stroke-linejoin': 'round',
        ...look,
      });

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
