import { battlesToCome, type GameState, type SpaceId } from '../../engine/index.ts';
import type { Box } from '../../store/covers.ts';
import { useExample } from '../../store/exampleStore.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { anchorsOf, type Atlas } from '../scene/Atlas.ts';
import { framing, isInView, type Camera } from '../camera/camera.ts';
import { betweenPanels } from '../camera/room.ts';

/** Seen from farther away than this, pieces and names are needlessly small. */
const MUCH_CLOSER = 1.25;

/** All spaces where the acting power has something: units or ground. */
function holdings({ power, units, control }: GameState): readonly SpaceId[] {
  const withUnits = Object.values(units).flatMap(({ owner, space }) => (owner === power ? [space] : []));
  const ground = Object.entries(control).flatMap(([space, owner]) => (owner === power ? [space] : []));
  return [...new Set([...withUnits, ...ground])];
}

/**
 * When a turn begins, and when a game is laid out, the camera goes where the acting power is, unless all of it is well
 * seen;
 * when something comes to lie over the battles to fight, to these. Returns how to stop.
 */
export function followTurn(atlas: Atlas): () => void {
  const { frame } = atlas;
  const room = (): Box => betweenPanels(frame.window(), useView.getState().covers);

  function show(game: GameState, go: (goal: Camera) => void): void {
    // Who looks at an example is not led away from it.
    if (useExample.getState().example !== null) return;
    const spaces = holdings(game);
    const goal = framing(anchorsOf(atlas, spaces), frame.board, frame.window(), room());
    if (goal === null) return;
    if (!areSeen(spaces) || goal.zoom > frame.camera().zoom * MUCH_CLOSER) go(goal);
  }

  function areSeen(spaces: readonly SpaceId[]): boolean {
    return anchorsOf(atlas, spaces).every((anchor) =>
      isInView(frame.camera(), anchor, frame.board, frame.window(), room()),
    );
  }

  function uncover(game: GameState): void {
    const battles = battlesToCome(game).map(({ space }) => space);
    if (battles.length > 0 && useExample.getState().example === null && !areSeen(battles)) flyTo(battles);
  }

  const { game: laid } = useGame.getState();
  if (laid !== null) show(laid, frame.look);
  const stopTurns = useGame.subscribe(({ game, start }, before) => {
    if (game !== null && (game.power !== before.game?.power || start !== before.start))
      show(game, () => flyTo(holdings(game)));
  });
  const stopUncovering = useView.subscribe(({ covers }, before) => {
    const { game } = useGame.getState();
    if (game?.phase === 'conduct-combat' && covers !== before.covers) uncover(game);
  });
  return () => {
    stopTurns();
    stopUncovering();
  };
}
