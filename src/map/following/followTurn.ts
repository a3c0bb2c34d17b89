import type { SpaceId } from '../../engine/index.ts';
import { spacesOfDraw, type Draw } from '../../engine/table/index.ts';
import { useDrawings } from '../../store/drawings.ts';
import { boardFaceOf } from '../../games/boards.ts';
import { faceOf } from '../../games/faces.ts';
import { isExampleDisplayed } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo } from '../../store/mapCamera.ts';
import type { CameraDirector } from './cameraDirector.ts';

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
