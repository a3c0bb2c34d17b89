import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { isSameView, wholeBoard, type Camera } from '../camera/camera.ts';
import { fitBox, fitPoints, isInView } from '../camera/fitPoints.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { useSearchResult } from '../../store/displayedOnMap.ts';
import { spacePointsWithFound } from '../scene/spacePoints.ts';
import { spacesOfDraw, type Draw } from '../../engine/table/index.ts';
import { useDrawings } from '../../store/drawings.ts';
import { boardFaceOf } from '../../games/boards.ts';
import { faceOf } from '../../games/faces.ts';
import { isExampleDisplayed, useExample, type Example } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo } from '../../store/mapCamera.ts';

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

/**
 * Moves the camera to where the game continues: to the power's front when a game is opened or a turn begins, unless it
 * is well framed already; to the contested spaces when combat or a battle begins, unless they are in view. Arrows and
 * marks that come with a position are what is to be seen of it. Returns an unsubscribe function.
 */
export function followTurn(director: CameraDirector): () => void {
  const { game: initial, setup: initialSetup } = useGame.getState();
  let { draws } = useDrawings.getState();
  if (initial !== null && !isExampleDisplayed())
    director.show(
      { kind: 'spaces', spaces: drawnSpaces(draws) ?? faceOf(initial).places.first(initial, initialSetup) },
      'jump',
    );
  return useGame.subscribe(({ game, start, setup }, { game: before, start: startBefore }) => {
    // While an example is shown, the camera stays with it.
    if (game === null || game === before || isExampleDisplayed()) return;
    const drawsBefore = draws;
    ({ draws } = useDrawings.getState());
    const drawn = draws === drawsBefore ? null : drawnSpaces(draws);
    const spaces = drawn ?? faceOf(game).places.first(game, setup);
    const isNewTurn = game.power !== before?.power || start !== startBefore;
    if (
      isNewTurn
        ? !director.areWellFramed(spaces)
        : (drawn !== null || boardFaceOf(game).isNewSight?.(game, before)) && !director.areInView(spaces)
    )
      flyTo(spaces);
  });
}

/** The spaces of these drawings; null for none. */
const drawnSpaces = (draws: readonly Draw[]): readonly SpaceId[] | null =>
  draws.length === 0 ? null : [...new Set(draws.flatMap(spacesOfDraw))];

/**
 * Shows the view or the spaces of each step of an example; when it is closed, the camera returns to where it was.
 * Returns an unsubscribe function.
 */
export function followExample({ view, flight }: MapContext, director: CameraDirector): () => void {
  const { example: initial } = useExample.getState();
  let cameraBefore: Camera | null = initial === null ? null : view.camera();
  if (initial !== null) director.show(targetOf(initial), 'jump');
  return useExample.subscribe(({ example }, { example: before }) => {
    if (example === null) {
      flight.stop();
      if (cameraBefore !== null) view.setCamera(cameraBefore);
      cameraBefore = null;
      return;
    }
    if (before === null) cameraBefore = view.camera();
    if (example.view !== undefined) {
      if (example.view !== before?.view) director.show(targetOf(example), before === null ? 'jump' : 'fly');
      return;
    }
    // Under a hand the map stays where it is: the next press may be meant for a place beside.
    const spaces = before === null ? firstSpaces(example) : example.spaces;
    if (before === null ? spaces.length > 0 : !example.hand && !director.areInView(spaces))
      director.show({ kind: 'spaces', spaces }, before === null ? 'jump' : 'fly');
  });
}

const firstSpaces = ({ spaces, opensOn = [] }: Example): readonly SpaceId[] => (spaces.length > 0 ? spaces : opensOn);

function targetOf(example: Example): ViewTarget {
  if (example.view !== undefined) return { kind: 'box', box: example.view };
  const spaces = firstSpaces(example);
  return spaces.length === 0 ? { kind: 'whole' } : { kind: 'spaces', spaces };
}
