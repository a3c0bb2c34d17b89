import type { GameState } from '../../engine/index.ts';
import { useExample } from '../../store/exampleStore.ts';
import { spacesToShowFirst } from '../../store/front.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo } from '../../store/mapCamera.ts';
import type { CameraDirector } from './cameraDirector.ts';

/**
 * Moves the camera to where the game continues: to the power's front when a game is opened or a turn begins, unless it
 * is well framed already; to the contested spaces when combat or a battle begins, unless they are in view. Returns an
 * unsubscribe function.
 */
export function followTurn(director: CameraDirector): () => void {
  const { game: initial } = useGame.getState();
  if (initial !== null && useExample.getState().example === null)
    director.show({ kind: 'spaces', spaces: spacesToShowFirst(initial) }, 'jump');
  return useGame.subscribe(({ game, start }, { game: before, start: startBefore }) => {
    // While an example is shown, the camera stays with it.
    if (game === null || game === before || useExample.getState().example !== null) return;
    const spaces = spacesToShowFirst(game);
    const isNewTurn = game.power !== before?.power || start !== startBefore;
    if (isNewTurn ? !director.areWellFramed(spaces) : isNewBattle(game, before) && !director.areInView(spaces))
      flyTo(spaces);
  });
}

const isNewBattle = (game: GameState, before: GameState): boolean =>
  game.battle === null
    ? game.phase === 'conduct-combat' && before.phase !== game.phase
    : game.battle.space !== before.battle?.space;
