import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { isSameView, wholeBoard, type Camera } from '../camera/camera.ts';
import { fitBox } from '../camera/fitBox.ts';
import { fitPoints, isInView } from '../camera/fitPoints.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { useSearchResult } from '../../store/displayedOnMap.ts';
import { spacePointsWithFound } from '../scene/spacePoints.ts';

/** What the camera shall show: the whole board, a part of it in map pixels, or certain spaces. */
export type ViewTarget =
  | { readonly kind: 'whole' }
  | { readonly kind: 'box'; readonly box: ScreenBox }
  | { readonly kind: 'spaces'; readonly spaces: readonly SpaceId[] };

/**
 * Moves the camera to targets, and keeps the latest target in view when panels and the window change, until the user
 * moves the map.
 */
export interface CameraDirector {
  readonly show: (target: ViewTarget, how: 'fly' | 'jump') => void;
  /** Whether all these spaces are in view and not covered. */
  readonly areInView: (spaces: readonly SpaceId[]) => boolean;
  /** Whether they are in view and could not be shown much larger. */
  readonly areWellFramed: (spaces: readonly SpaceId[]) => boolean;
  readonly stop: () => void;
}

/** Spaces are not well framed if the camera could zoom in by more than this factor. */
const MUCH_CLOSER = 1.25;

export function createDirector(map: MapContext): CameraDirector {
  const { view, flight } = map;
  let latest: { readonly target: ViewTarget; readonly camera: Camera } | null = null;

  const pointsIn = (spaces: readonly SpaceId[]): readonly Point[] =>
    spacePointsWithFound(map, spaces, useSearchResult.getState().found);

  const cameraFor = (target: ViewTarget): Camera | null => {
    if (target.kind === 'whole') return wholeBoard(view.viewport());
    if (target.kind === 'box') return fitBox(target.box, view.viewport());
    return fitPoints(pointsIn(target.spaces), view.viewport());
  };

  function show(target: ViewTarget, how: 'fly' | 'jump'): void {
    const camera = cameraFor(target);
    if (camera === null) return;
    latest = { target, camera };
    if (how === 'fly') flight.flyTo(camera);
    else {
      flight.stop();
      view.setCamera(camera);
    }
  }

  const areInView = (spaces: readonly SpaceId[]): boolean =>
    pointsIn(spaces).every((point) => isInView(view.camera(), point, view.viewport()));

  function areWellFramed(spaces: readonly SpaceId[]): boolean {
    const camera = cameraFor({ kind: 'spaces', spaces });
    return areInView(spaces) && (camera === null || camera.zoom <= view.camera().zoom * MUCH_CLOSER);
  }

  const stop = view.onViewportChange(({ window, minZoom }, before) => {
    const how = window === before.window ? 'fly' : 'jump';
    const isUnmoved =
      latest !== null && (flight.target() === latest.camera || isSameView(view.camera(), latest.camera));
    if (latest !== null && isUnmoved && (latest.target.kind !== 'spaces' || !areWellFramed(latest.target.spaces)))
      show(latest.target, how);
    // A camera that showed the whole world shows it again.
    else if (view.camera().zoom < minZoom) show({ kind: 'whole' }, how);
  });

  return { show, areInView, areWellFramed, stop };
}
