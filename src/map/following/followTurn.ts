import type { GameState } from '../../engine/index.ts';
import { useExample } from '../../store/exampleStore.ts';
import { matterOf } from '../../store/front.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo } from '../../store/mapCamera.ts';
import type { HeldView } from './cameraDirector.ts';

/**
 * Shows what the table is about: when a game is laid out and when a turn begins the power's front, unless all of it is
 * well seen; when combat begins, and each battle, the spaces fought for, unless they are in sight. Returns how to stop.
 */
export function followTurn(view: HeldView): () => void {
  const { game: laid } = useGame.getState();
  if (laid !== null && useExample.getState().example === null)
    view.show({ kind: 'spaces', spaces: matterOf(laid) }, 'jump');
  return useGame.subscribe(({ game, start }, { game: before, start: startBefore }) => {
    // Who looks at an example is not led away from it.
    if (game === null || game === before || useExample.getState().example !== null) return;
    const spaces = matterOf(game);
    const isNewTurn = game.power !== before?.power || start !== startBefore;
    if (isNewTurn ? !view.fits(spaces) : isNewFight(game, before) && !view.sees(spaces)) flyTo(spaces);
  });
}

const isNewFight = (game: GameState, before: GameState): boolean =>
  game.battle === null
    ? game.phase === 'conduct-combat' && before.phase !== game.phase
    : game.battle.space !== before.battle?.space;
