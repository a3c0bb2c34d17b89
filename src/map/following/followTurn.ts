import type { GameState } from '../../engine/axis-allies/index.ts';
import type { SpaceId } from '../../engine/index.ts';
import { spacesOfDraw, type Draw } from '../../engine/table/index.ts';
import { useDrawings } from '../../store/drawings.ts';
import { spacesToShowFirst } from '../../games/axis-allies/store/front.ts';
import { flyTo } from '../../store/mapCamera.ts';
import type { CameraDirector } from './cameraDirector.ts';
import { isExampleDisplayed, useGame } from '../../games/axis-allies/store/game.ts';

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
      { kind: 'spaces', spaces: drawnSpaces(draws) ?? spacesToShowFirst(initial, initialSetup?.shortGame) },
      'jump',
    );
  return useGame.subscribe(({ game, start, setup }, { game: before, start: startBefore }) => {
    // While an example is shown, the camera stays with it.
    if (game === null || game === before || isExampleDisplayed()) return;
    const drawsBefore = draws;
    ({ draws } = useDrawings.getState());
    const drawn = draws === drawsBefore ? null : drawnSpaces(draws);
    const spaces = drawn ?? spacesToShowFirst(game, setup?.shortGame);
    const isNewTurn = game.power !== before?.power || start !== startBefore;
    if (
      isNewTurn
        ? !director.areWellFramed(spaces)
        : (drawn !== null || isNewBattle(game, before)) && !director.areInView(spaces)
    )
      flyTo(spaces);
  });
}

const isNewBattle = (game: GameState, before: GameState): boolean =>
  game.battle === null
    ? game.phase === 'conduct-combat' && before.phase !== game.phase
    : game.battle.space !== before.battle?.space;

/** The spaces of these drawings; null for none. */
const drawnSpaces = (draws: readonly Draw[]): readonly SpaceId[] | null =>
  draws.length === 0 ? null : [...new Set(draws.flatMap(spacesOfDraw))];
