import { useEffect } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { useMapPlaces, type BoardArea } from '../../store/mapCamera.ts';
import { onCameraIdle } from '../camera/onCameraIdle.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapContext } from '../scene/MapContext.ts';

/** The camera must not have moved for so many milliseconds. */
const IDLE_MS = 250;
/** Width and height of the box round the middle of a space without units, in pixels. */
const EMPTY_BOX = 24;

/** Publishes where spaces are in the window, so that panels and notices can avoid covering them. */
export function usePublishPlaces({ byId, view }: MapContext, layout: MapLayout): void {
  useEffect(() => {
    const anchorOf = (space: SpaceId): Point | undefined => byId.get(space)?.anchor;
    const publish = (): void =>
      useMapPlaces.setState({
        boxesOf: (spaces) => spaces.flatMap((space) => boxOf(layout, space, anchorOf(space), view.toWindowPoint) ?? []),
        seen: areaSeen(view),
      });
    publish();
    const stop = onCameraIdle(view, IDLE_MS, publish);
    return () => {
      stop();
      useMapPlaces.setState(useMapPlaces.getInitialState());
    };
  }, [byId, view, layout]);
}

/** The part of the board in the window's free area, which is where the map shows what is looked at. */
export function areaSeen({ board, viewport, toBoardPoint }: MapContext['view']): BoardArea {
  const { left, top, right, bottom } = viewport().freeArea;
  const [[x0, y0], [x1, y1]] = [toBoardPoint([left, top]), toBoardPoint([right, bottom])];
  const upper = Math.max(0, y0);
  return {
    left: x0,
    top: upper,
    width: Math.min(board.width, x1 - x0),
    height: Math.min(board.height, y1) - upper,
  };
}

/** The box round a space's units in window pixels, or round its middle; null for a space that the map does not have. */
export function boxOf(
  { blocks }: Pick<MapLayout, 'blocks'>,
  space: SpaceId,
  anchor: Point | undefined,
  toWindowPoint: (at: Point) => Point,
): ScreenBox | null {
  const placed = blocks.find((block) => block.space === space);
  const at: Point | undefined = placed === undefined ? anchor : [placed.x, placed.y];
  if (at === undefined) return null;
  const [x, y] = toWindowPoint(at);
  const { width, height } = placed?.block ?? { width: EMPTY_BOX, height: EMPTY_BOX };
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
