import type { AnyEdition, BySpace, SpaceId } from '../../../engine/index.ts';
import { boundsOf, type BoardShapes, type Point, type Ring } from '../../../geography/shapes.ts';
import type { TextMeasure } from '../../../map/layout/labelText.ts';
import type { SpaceGrid } from '../../../map/scene/spaceGrid.ts';
import type { Stack } from '../../../map/scene/stacks.ts';
import {
  type BoardBox,
  broughtInto,
  inFrame,
  type MapFrame,
  fitted,
  hasCornerIn,
  paperToBoard,
  MARGIN,
  type PaperSize,
} from './mapFrame.ts';
import { drawGround, type SceneryShown } from './drawGround.ts';
import { drawDots, drawLabels, placePaperLabels } from './labels.ts';
import { EMBLEM_BOX, SILHOUETTE_BOX } from '../../../emblems/looks.ts';
import { powerLook, silhouetteOf } from '../../../games/looks.ts';
import { countText, stackBlock, type BlockPiece, type StackBlock } from '../../../map/layout/stackBlock.ts';
import type { PaperBox, LabelGround } from './labelSpots.ts';
import { element, textAt, drawing } from './svg.ts';
import { groundsOf, LINES, type Ink, type Owner } from './grounds.ts';
import { keySheets, drawLegend, legendOf, type Legend } from './legend.ts';
import { marksIn, signed, type SheetMark, type MarkKind, type Naming } from './marks.ts';
import type { SheetLands } from './sheetLands.ts';

/** The block of units in a space, and the rectangle that it takes on the paper. */
interface UnitBlock {
  readonly space: SpaceId;
  readonly block: StackBlock;
  readonly box: PaperBox;
  /** Millimetres for each unit of the block's own lengths. */
  readonly scale: number;
}

/** Lengths inside a block are whole numbers, so it is laid out larger than it is drawn. */
const COUNTER = 20;
/** Heights of counters, in millimetres: as large as the room between places allows. */
const HIGHEST = 4.2;
const LOWEST = 2.2;
/** Between these scales of the map (millimetres for each board pixel), counters grow. */
const [FAR, NEAR] = [0.06, 0.2];

/** Where the units of each space stand on the paper. */
export function placePaperUnits(frame: MapFrame, shapes: BoardShapes, stacks: BySpace<readonly Stack[]>): UnitBlock[] {
  const share = Math.min(1, Math.max(0, (frame.scale - FAR) / (NEAR - FAR)));
  const scale = (LOWEST + (HIGHEST - LOWEST) * share) / COUNTER;
  return shapes.spaces.flatMap(({ id, anchor }) => {
    const standing = stacks[id];
    const at = standing === undefined ? null : inFrame(frame, anchor, LOWEST);
    if (standing === undefined || at === null) return [];
    const block = stackBlock(standing, COUNTER);
    const [width, height] = [block.width * scale, block.height * scale];
    return [{ space: id, block, scale, box: broughtInto(frame, { x: at[0], y: at[1], width, height }) }];
  });
}

/** Counters with silhouettes and numbers. On paper without colours they are black on white, and emblems tell whose. */
function drawUnits(blocks: readonly UnitBlock[], hasColour: boolean): string {
  return blocks
    .map(({ block, box, scale }) => {
      const corner: Point = [box.x - box.width / 2, box.y - box.height / 2];
      const at = `translate(${corner[0].toFixed(2)} ${corner[1].toFixed(2)}) scale(${scale.toFixed(4)})`;
      return element('g', { transform: at }, block.pieces.map((piece) => drawPiece(piece, hasColour)).join(''));
    })
    .join('');
}

function drawPiece({ stack, power, x, y, width, height }: BlockPiece, hasColour: boolean): string {
  const look = powerLook(power);
  const [ground, ink] = hasColour ? [look.colour, look.ink] : ['#fff', '#000'];
  const counter = element('rect', { x, y, width, height, rx: 2.5, fill: ground, stroke: '#000', 'stroke-width': 0.8 });
  if (stack === undefined) return counter + drawn(look.emblem, x + 2, y + 4, (width - 4) / EMBLEM_BOX, ink);
  const text = countText(stack);
  const tall = height * 0.8;
  const left = text === '' ? (width - tall * 1.5) / 2 : height * 0.12;
  const number = { size: height * 0.8, bold: true, anchor: 'end', colour: ink } as const;
  return (
    counter +
    drawn(silhouetteOf(stack.type), x + left, y + height * 0.1, tall / SILHOUETTE_BOX.height, ink) +
    (text === '' ? '' : textAt([x + width - height * 0.14, y + height * 0.8], text, number))
  );
}

const drawn = (d: string, x: number, y: number, scale: number, fill: string): string =>
  element('path', {
    d,
    fill,
    'fill-rule': 'evenodd',
    transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`,
  });

/** What is printed. */
export interface SheetContent {
  readonly size: PaperSize;
  readonly title: string;
  /** Of which time the map is. */
  readonly time: string;
  readonly box: BoardBox;
  readonly shapes: BoardShapes;
  readonly grid: SpaceGrid;
  readonly edition: AnyEdition;
  readonly lands: SheetLands;
  /** All who may hold a land, in an order that does not depend on what is seen. */
  readonly owners: readonly Owner[];
  readonly holds: BySpace<Owner>;
  readonly ink: Ink;
  readonly naming: Naming;
  readonly kinds: ReadonlySet<MarkKind>;
  readonly scenery: SceneryShown;
  /** The units to be shown, if any. */
  readonly stacks: BySpace<readonly Stack[]>;
  readonly measure: TextMeasure;
  /** The last line: where the map comes from. */
  readonly source: string;
}

export interface Sheets {
  readonly map: string;
  /** The places that are marked, in the order of the key. */
  readonly marks: readonly SheetMark[];
  /** What the numbers and letters mean; none on a map with names or without any. */
  readonly keys: readonly string[];
}

/** Heights of what stands above and below the map, in millimetres. */
const HEAD = 13;
const FOOT = 5;

/** A map and its key as drawings (SVG) of whole sheets. */
export function mapSheets(content: SheetContent): Sheets {
  const { size, title, shapes, edition, lands, holds, ink, naming, kinds, measure } = content;
  const ownerOf = (land: string): Owner | null => holds[land] ?? null;
  const room = { x: MARGIN, y: MARGIN + HEAD, width: size.width - 2 * MARGIN };
  const rest = size.height - 2 * MARGIN - HEAD - FOOT;
  // More is seen without the legend, so what is measured with it may be a row too high, and nothing is left out.
  const above = (legend: Legend): MapFrame =>
    fitted(content.box, { ...room, height: rest - legend.height - 2 }, shapes);
  const legendIn = (frame: MapFrame): Legend =>
    legendOf(ink === 'outline' ? [] : ownersIn(frame, content), room.width, measure);
  const frame = above(legendIn(fitted(content.box, { ...room, height: rest }, shapes)));
  const legend = legendIn(frame);
  // The powers always look the same; the others share what is left among those that are seen.
  const grounds = groundsOf(
    content.owners.filter(
      (owner) => owner.short === undefined || legend.entries.some((entry) => entry.owner === owner),
    ),
    ink,
  );
  const units = placePaperUnits(frame, shapes, content.stacks);
  const marks = marksIn(frame, shapes, edition, lands, kinds);
  const heldBy = ({ kind, area }: SheetMark): Owner | null =>
    kind === 'land' && area !== null && ink !== 'outline' ? ownerOf(area) : null;
  const labels = placePaperLabels(frame, naming === 'names' ? marks : marks.filter(({ kind }) => kind !== 'zone'), {
    naming,
    namesAll: lands.namesAll,
    measure,
    hasOwner: (mark) => heldBy(mark) !== null,
    groundAt: (at, { area }) => groundAt(frame, content, at, area),
    taken: units.map(({ box }) => box),
  });
  const dots = (naming === 'blank' ? marks : labels.map(({ mark }) => mark))
    .filter(({ kind }) => kind === 'city')
    .flatMap(({ at }) => at.slice(0, 1));
  const below = frame.y + frame.height + 2;
  const body = [
    head(content),
    drawGround(frame, shapes, {
      grounds,
      lands: lands.painted,
      ownerOf,
      zones: kinds.has('zone'),
      scenery: content.scenery,
    }),
    drawDots(dots),
    drawUnits(units, ink === 'colour'),
    drawLabels(labels, {
      measure,
      isNumbered: naming === 'numbers',
      waterInk: LINES[ink].water,
      ownerOf: ({ mark }) => heldBy(mark),
    }),
    drawLegend(legend, [MARGIN, below], grounds, measure),
    textAt([MARGIN, size.height - MARGIN + 1], content.source, { size: 2.6, colour: '#333' }),
  ];
  const named = naming === 'blank' ? marks : signed(labels.map(({ mark }) => mark));
  return {
    map: drawing(size, title, body.join('')),
    marks: named,
    keys: naming === 'numbers' ? keySheets(size, title, named, measure) : [],
  };
}

/** Title and time at the left, and at the right a line for a pupil's name, or which way north is. */
function head({ title, time, size, naming }: SheetContent): string {
  const right = size.width - MARGIN;
  const [x, y] = [right - 3, MARGIN];
  const north =
    element('path', { d: `M${x} ${y}l2.2 8-2.2-1.6-2.2 1.6Z`, fill: '#000' }) +
    textAt([x, y + 11.4], 'N', { size: 3.4, bold: true, anchor: 'middle' });
  const line =
    naming === 'names'
      ? ''
      : textAt([right - 78, MARGIN + 6], 'Name:', { size: 3.6 }) +
        element('path', { d: `M${right - 67} ${MARGIN + 6.4}h57`, stroke: '#000', 'stroke-width': 0.25 });
  return (
    textAt([MARGIN, MARGIN + 5.2], title, { size: 6.6, bold: true }) +
    textAt([MARGIN, MARGIN + 10.6], time, { size: 3.8, italic: true }) +
    line +
    north
  );
}

/** Who holds a land that is seen in the frame, in their own order; nobody comes last. */
function ownersIn(frame: MapFrame, { lands: { painted, landAt }, owners, holds }: SheetContent): (Owner | null)[] {
  const seen = new Set<string | null>();
  const see = (land: string): void => void seen.add(holds[land]?.id ?? null);
  for (const { land, rings } of painted.over) if (rings.some((ring) => hasCornerIn(frame, ring))) see(land);
  // Other lands may cover most of a ground, so only what lies at a point tells. Small islands have corners enough.
  for (const { land, rings } of painted.grounds)
    if (rings.some((ring) => hasCornerIn(frame, ring) && isSmall(frame, ring))) see(land);
  for (let x = frame.x; x <= frame.x + frame.width; x += SAMPLE)
    for (let y = frame.y; y <= frame.y + frame.height; y += SAMPLE) {
      const land = landAt(paperToBoard(frame, [x, y]));
      if (land !== null) see(land);
    }
  return [...owners.filter(({ id }) => seen.has(id)), ...(seen.has(null) ? [null] : [])];
}

/** Between points at which it is looked who holds the land, in millimetres. */
const SAMPLE = 3;

/** Whether an outline may lie between these points. */
function isSmall({ scale }: MapFrame, ring: Ring): boolean {
  const [x0, y0, x1, y1] = boundsOf([ring]);
  return Math.min(x1 - x0, y1 - y0) * scale < 2 * SAMPLE;
}

function groundAt(frame: MapFrame, { grid, lands }: SheetContent, at: Point, own: string | null): LabelGround {
  const point = paperToBoard(frame, at);
  const land = lands.landAt(point);
  if (land !== null) return land === own ? 'own' : 'other';
  const zone = grid.at(...point);
  if (zone === null) return 'other';
  // The name of a sea belongs to water, whichever zone it is.
  return own === null || own === zone ? 'own' : 'water';
}
