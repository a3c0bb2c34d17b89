import { useEffect } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useMapInset, type Totalled } from '../../store/mapInset.ts';
import { useView } from '../../store/viewStore.ts';
import type { Atlas } from '../scene/Atlas.ts';
import type { Size } from '../camera/camera.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { onRest } from '../camera/onRest.ts';

/** So long the map must rest before it says where things stand, in milliseconds. */
const REST = 200;

/**
 * Says where the totals of the space pointed at stand, so that an inset can open beside them. Silent while the map
 * moves.
 */
export function useTellTotals({ frame }: Atlas, layout: MapLayout): void {
  useEffect(() => {
    const tell = (space: SpaceId | null): void => {
      const totalled = space === null ? null : totalledIn(layout, space, frame.windowPoint);
      if (totalled !== null && isSeen(totalled, frame.window())) useMapInset.setState({ totalled });
    };
    const hush = (): void => {
      if (useMapInset.getState().totalled !== null) useMapInset.setState({ totalled: null });
    };
    const stopListening = useView.subscribe((now, before) => {
      if (now.hovered !== before.hovered) tell(now.hovered);
    });
    const stopHushing = frame.onLook(hush);
    const stopWaiting = onRest(frame, REST, () => tell(useView.getState().hovered));
    return () => {
      stopListening();
      stopHushing();
      stopWaiting();
      hush();
    };
  }, [frame, layout]);
}

const isSeen = ({ left, top, width, height }: Totalled, window: Size): boolean =>
  left + width > 0 && top + height > 0 && left < window.width && top < window.height;

/** Where a space's totals stand in the window; null where it shows its counters or nothing. */
export function totalledIn(
  { blocks }: Pick<MapLayout, 'blocks'>,
  space: SpaceId,
  windowPoint: (at: readonly [number, number]) => readonly [number, number],
): Totalled | null {
  const placed = blocks.find(
    (block) => block.space === space && block.block.pieces.some(({ kind }) => kind === 'total'),
  );
  if (placed === undefined) return null;
  const { width, height } = placed.block;
  const [x, y] = windowPoint([placed.x, placed.y]);
  return { space, left: x - width / 2, top: y - height / 2, width, height };
}
