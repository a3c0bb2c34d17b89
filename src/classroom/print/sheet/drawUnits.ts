import { EMBLEM_BOX, SILHOUETTE_BOX } from '../../../emblems/looks.ts';
import { powerLook, silhouetteOf } from '../../../games/looks.ts';
import type { BySpace, SpaceId } from '../../../engine/index.ts';
import type { BoardShapes, Point } from '../../../geography/shapes.ts';
import { countText, stackBlock } from '../../../map/layout/stackBlock.ts';
import type { Piece, StackBlock } from '../../../map/layout/piece.ts';
import type { Stack } from '../../../map/scene/stacks.ts';
import type { PaperBox } from './labelSpots.ts';
import { broughtInto, inFrame, type MapFrame } from './mapFrame.ts';
import { element, textAt } from './svg.ts';

/** The block of units in a space, and the rectangle that it takes on the paper. */
export interface UnitBlock {
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
export function placeUnits(frame: MapFrame, shapes: BoardShapes, stacks: BySpace<readonly Stack[]>): UnitBlock[] {
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
export function drawUnits(blocks: readonly UnitBlock[], hasColour: boolean): string {
  return blocks
    .map(({ block, box, scale }) => {
      const corner: Point = [box.x - box.width / 2, box.y - box.height / 2];
      const at = `translate(${corner[0].toFixed(2)} ${corner[1].toFixed(2)}) scale(${scale.toFixed(4)})`;
      return element('g', { transform: at }, block.pieces.map((piece) => drawPiece(piece, hasColour)).join(''));
    })
    .join('');
}

function drawPiece({ stack, power, x, y, width, height }: Piece, hasColour: boolean): string {
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
