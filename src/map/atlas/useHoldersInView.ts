import { useEffect, useMemo } from 'react';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import type { LandsOnMap } from '../../geography/lands/decodeLands.ts';
import { boundsOf, type Bounds } from '../../geography/shapes.ts';
import { useHeldControl } from '../../store/atlas/heldControl.ts';
import type { BoardArea } from '../../store/mapPlaces.ts';
import { onCameraIdle } from '../camera/onCameraIdle.ts';
import { areaSeen } from '../reporting/usePublishPlaces.ts';
import type { MapContext } from '../scene/MapContext.ts';

/** The camera must not have moved for so many milliseconds. */
const IDLE_MS = 150;

/** Publishes who held the lands that are in view, for the key of the colours. */
export function useHoldersInView(
  { shapes, byId, view }: MapContext,
  found: LandsOnMap | null,
  held: BySpace<Holder> | null,
): void {
  const boxes = useMemo(
    () =>
      (found?.lands ?? []).map(({ id, rings, main }) => ({
        id,
        boxes: [...rings, ...main.flatMap((space) => byId.get(space)?.rings ?? [])].map((ring) => boundsOf([ring])),
      })),
    [found, byId],
  );
  useEffect(() => {
    if (held === null) return undefined;
    const stop = onCameraIdle(view, IDLE_MS, () => {
      const area = areaSeen(view);
      const seen = boxes.filter((land) => land.boxes.some((box) => isSeen(box, area, shapes.width)));
      useHeldControl.setState({ inView: byCount(seen.flatMap(({ id }) => held[id] ?? [])) });
    });
    return () => {
      stop();
      useHeldControl.setState({ inView: [] });
    };
  }, [boxes, held, view, shapes]);
}

/** Whether a box of the board lies in an area, which may reach beyond an edge. */
const isSeen = ([x0, y0, x1, y1]: Bounds, { left, top, width, height }: BoardArea, boardWidth: number): boolean =>
  y1 > top &&
  y0 < top + height &&
  [-boardWidth, 0, boardWidth].some((shift) => x1 + shift > left && x0 + shift < left + width);

/** Each once, those that stand most often first. */
function byCount(holders: readonly Holder[]): readonly Holder[] {
  const counts = new Map<Holder, number>();
  for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([holder]) => holder);
}
