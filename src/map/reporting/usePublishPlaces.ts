import { useEffect } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';
import { useMapPlaces } from '../../store/mapPlaces.ts';
import { onRest } from '../camera/onCameraIdle.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Atlas } from '../scene/MapContext.ts';

/** Milliseconds without movement after which the view counts as chosen. */
const REST = 250;
/** Round the middle of a space in which nobody stands, in pixels. */
const MIDDLE = 24;

/** Says where spaces stand in the window, so that what opens over the map can keep clear of them. */
export function useTellPlaces({ byId, frame }: Atlas, layout: MapLayout): void {
  useEffect(() => {
    const anchorOf = (space: SpaceId): Point | undefined => byId.get(space)?.anchor;
    const publish = (): void =>
      useMapPlaces.setState({
        boxesOf: (spaces) => spaces.flatMap((space) => boxOf(layout, space, anchorOf(space), frame.windowPoint) ?? []),
      });
    publish();
    const stop = onRest(frame, REST, publish);
    return () => {
      stop();
      useMapPlaces.setState(useMapPlaces.getInitialState());
    };
  }, [byId, frame, layout]);
}

/** The box round a space's units in the window, or round its middle; null for a space that the map does not have. */
export function boxOf(
  { blocks }: Pick<MapLayout, 'blocks'>,
  space: SpaceId,
  anchor: Point | undefined,
  windowPoint: (at: Point) => Point,
): Box | null {
  const placed = blocks.find((block) => block.space === space);
  const at: Point | undefined = placed === undefined ? anchor : [placed.x, placed.y];
  if (at === undefined) return null;
  const [x, y] = windowPoint(at);
  const { width, height } = placed?.block ?? { width: MIDDLE, height: MIDDLE };
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
