import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { LayoutBox } from '../layout/Occupied.ts';
import type { BlockPiece } from '../layout/stackBlock.ts';
import type { PlacedRow } from '../layout/placeSigns.ts';
import { plateRoom } from '../layout/plate.ts';
import { spaceAt, type PickIndex } from './picking.ts';
import type { Passage } from '../../store/mapPopups.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import { boxTest } from './boxTest.ts';

/** A pointer may miss a tiny island by so many screen pixels. */
const ISLAND_TOLERANCE = { mouse: 10, touch: 22 } as const;
/** A pointer may miss a counter by so many screen pixels; a mouse only the gaps between them. */
const PIECE_TOLERANCE = { mouse: 1, touch: 6 } as const;
/** Signs take presses of a finger on at least so many screen pixels each way. */
const FINGER = 24;

/** What is drawn on the map, as far as the pointer can hit it. */
export interface DrawnMap {
  readonly layout: MapLayout;
  readonly signs: readonly PlacedRow[];
}

/** What a press means: the space, and the counter or emblem if one is there. */
export interface Hit {
  readonly space: SpaceId;
  readonly piece: BlockPiece | null;
}

/** A counter or emblem, and the space it is in. */
export interface PieceHit extends Hit {
  readonly piece: BlockPiece;
}

/**
 * What is on top at a board point: a sign, the strength on an arrow (which means the space attacked), a counter, a
 * name, then the ground. A finger may miss signs and counters a little; of several, it hits the nearest.
 */
export function hitAt(
  pick: PickIndex,
  { layout, signs }: DrawnMap,
  at: Point,
  zoom: number,
  isTouch: boolean,
): Hit | null {
  const pointer = isTouch ? 'touch' : 'mouse';
  /**
   * How far a box is from the point, in screen pixels; 0 inside. Its size is fixed on screen: in screen pixels, or with
   * `scale` so many for each of its own.
   */
  const distance = ({ x, y, width, height }: LayoutBox, scale = 1, least = 0): number =>
    Math.max(
      Math.abs(wrappedDelta(x, at[0], pick.width)) * zoom - Math.max(width * scale, least) / 2,
      Math.abs(y - at[1]) * zoom - Math.max(height * scale, least) / 2,
      0,
    );
  const plates = layout.arrows.flatMap((arrow) => {
    const space = arrow.attack.route.at(-1);
    return space === undefined ? [] : [{ space, ...plateRoom(arrow, layout.detail, layout.zoom) }];
  });
  const marks = [...signs.toReversed(), ...plates];
  const mark = marks.find((box) => distance(box, layout.zoom) === 0);
  if (mark) return { space: mark.space, piece: null };

  let nearest: Hit | null = null;
  let smallest = Infinity;
  const offer = (space: SpaceId, piece: BlockPiece | null, away: number): void => {
    if (away < smallest) [nearest, smallest] = [{ space, piece }, away];
  };
  // Of several at the point, the one drawn last is on top.
  for (const { space, block, x, y } of layout.blocks.toReversed()) {
    const [left, top] = [x - block.width / 2 / zoom, y - block.height / 2 / zoom];
    for (const piece of block.pieces) {
      const middle = { x: left + (piece.x + piece.width / 2) / zoom, y: top + (piece.y + piece.height / 2) / zoom };
      const away = distance({ ...middle, width: piece.width, height: piece.height });
      if (away <= PIECE_TOLERANCE[pointer]) offer(space, piece, away);
    }
  }
  if (isTouch && smallest > PIECE_TOLERANCE.mouse)
    for (const box of marks)
      if (distance(box, layout.zoom, FINGER) === 0) offer(box.space, null, distance(box, layout.zoom));
  if (nearest !== null) return nearest;

  const label = layout.labels.find((placed) =>
    placed.boxes.some((box) => distance({ ...box, x: placed.x + box.x / zoom, y: placed.y + box.y / zoom }) === 0),
  );
  const space = label?.space ?? spaceAt(pick, at, ISLAND_TOLERANCE[pointer] / zoom);
  return space === null ? null : { space, piece: null };
}

/** A pointer may miss a canal's small sign by so many screen pixels. */
const TOLERANCE = { mouse: 0, touch: 12 } as const;

/** The canal sign with its name, or the label of a sea zone with closed straits, at a board point; null if none. */
export function passageUnderPointer(
  { canals, labels }: Pick<MapLayout, 'canals' | 'labels'>,
  spaceInfo: SpaceInfoById,
  point: Point,
  zoom: number,
  width: number,
  isTouch: boolean,
): Passage | null {
  const isInBox = boxTest(point, zoom, width);
  const tolerance = TOLERANCE[isTouch ? 'touch' : 'mouse'];
  const canal = canals.find((placed) =>
    isInBox(
      placed,
      -placed.size / 2 - tolerance,
      -placed.size / 2 - tolerance,
      placed.size + placed.width + 2 * tolerance,
      placed.size + 2 * tolerance,
    ),
  );
  if (canal) return { kind: 'canal', name: canal.canal };
  const closed = labels.find(
    (label) =>
      spaceInfo.get(label.space)?.isClosed &&
      label.boxes.some((box) => isInBox(label, box.x - box.width / 2, box.y - box.height / 2, box.width, box.height)),
  );
  return closed ? { kind: 'closed', zone: closed.space } : null;
}
