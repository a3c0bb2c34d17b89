import type { Point } from '../../geography/shapes.ts';
import type { Passage } from '../../store/mapTip.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { SpaceInfoById } from '../scene/MapScene.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/** So far beside a canal's small sign a pointer still means it, in screen pixels. */
const REACH = { mouse: 0, touch: 12 } as const;

/**
 * The canal sign with its name, or the label of a zone with closed straits, under a board point; null where there is
 * none.
 */
export function passageUnderPointer(
  { canals, labels }: Pick<MapLayout, 'canals' | 'labels'>,
  places: SpaceInfoById,
  [x, y]: Point,
  zoom: number,
  width: number,
  touch: boolean,
): Passage | null {
  /** Whether a box lies under the point: its upper left corner from a board point, in screen pixels. */
  const isUnder = (
    from: { readonly x: number; readonly y: number },
    left: number,
    top: number,
    wide: number,
    high: number,
  ): boolean => {
    const [across, down] = [wrappedDelta(from.x, x, width) * zoom, (y - from.y) * zoom];
    return across >= left && across <= left + wide && down >= top && down <= top + high;
  };
  const reach = REACH[touch ? 'touch' : 'mouse'];
  const canal = canals.find((placed) =>
    isUnder(
      placed,
      -placed.size / 2 - reach,
      -placed.size / 2 - reach,
      placed.size + placed.width + 2 * reach,
      placed.size + 2 * reach,
    ),
  );
  if (canal) return { kind: 'canal', name: canal.canal };
  const closed = labels.find(
    (label) =>
      places.get(label.space)?.closed &&
      label.boxes.some((box) => isUnder(label, box.x - box.width / 2, box.y - box.height / 2, box.width, box.height)),
  );
  return closed ? { kind: 'closed', zone: closed.space } : null;
}
