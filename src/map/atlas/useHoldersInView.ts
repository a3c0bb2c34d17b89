import { useEffect, useMemo } from 'react';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import type { LandOnMap, LandsOnMap } from '../../geography/lands/decodeLands.ts';
import { boundsOf, type Bounds, type SpaceShape } from '../../geography/shapes.ts';
import { useHeldControl } from '../../store/atlas/onMap.ts';
import type { BoardArea } from '../../store/mapCamera.ts';
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
  const find = useMemo(() => holdersIn(found?.lands ?? [], byId, shapes.width), [found, byId, shapes]);
  useEffect(() => {
    if (held === null) return undefined;
    const stop = onCameraIdle(view, IDLE_MS, () => {
      useHeldControl.setState({ inView: find(held, areaSeen(view)) });
    });
    return () => {
      stop();
      useHeldControl.setState({ inView: [] });
    };
  }, [find, held, view]);
}

/** Finds who held the lands in an area of the board, those that held most of them first. */
export function holdersIn(
  lands: readonly LandOnMap[],
  byId: ReadonlyMap<string, Pick<SpaceShape, 'rings'>>,
  width: number,
): (held: BySpace<Holder>, area: BoardArea) => readonly Holder[] {
  const parts = lands.map(({ id, rings, main }) => ({
    id,
    boxes: [...rings, ...main.flatMap((space) => byId.get(space)?.rings ?? [])].map((ring) => boundsOf([ring])),
  }));
  return (held, area) => {
    const seen = parts.filter(({ boxes }) => boxes.some((box) => isSeen(box, area, width)));
    return byCount(seen.flatMap(({ id }) => held[id] ?? []));
  };
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
