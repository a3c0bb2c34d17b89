import type { Point } from '../../geography/shapes.ts';
import type { Passage } from '../../store/mapPopups.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import { boxTest } from './boxTest.ts';

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
