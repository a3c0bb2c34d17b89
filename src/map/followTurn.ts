import type { GameState, SpaceId } from '../engine/index.ts';
import { useExample } from '../store/exampleStore.ts';
import { useGame } from '../store/gameStore.ts';
import { flyTo } from '../store/mapCamera.ts';
import { useView } from '../store/viewStore.ts';
import { anchorsOf, type Atlas } from './Atlas.ts';
import { framing, isInView, type Camera } from './camera.ts';

/** Seen from farther away than this, pieces and names are needlessly small. */
const MUCH_CLOSER = 1.25;

/** All spaces where the acting power has something: units or ground. */
function holdings({ power, units, control }: GameState): readonly SpaceId[] {
  const withUnits = Object.values(units).flatMap(({ owner, space }) => (owner === power ? [space] : []));
  const ground = Object.entries(control).flatMap(([space, owner]) => (owner === power ? [space] : []));
  return [...new Set([...withUnits, ...ground])];
}

/** When a turn begins, and when a game is laid out, the camera goes where the acting power is, unless all of it is well seen. Returns how to stop. */
export function followTurn(atlas: Atlas): () => void {
  const { frame } = atlas;

  function show(game: GameState, go: (goal: Camera) => void): void {
    // Who looks at an example is not led away from it.
    if (useExample.getState().example !== null) return;
    const { covered } = useView.getState();
    const anchors = anchorsOf(atlas, holdings(game));
    const goal = framing(anchors, frame.board, frame.window(), covered);
    const camera = frame.camera();
    if (goal === null) return;
    const isSeen = anchors.every((anchor) => isInView(camera, anchor, frame.board, frame.window(), covered));
    if (!isSeen || goal.zoom > camera.zoom * MUCH_CLOSER) go(goal);
  }

  const { game: laid } = useGame.getState();
  if (laid !== null) show(laid, frame.look);
  return useGame.subscribe(({ game, start }, before) => {
    if (game !== null && (game.power !== before.game?.power || start !== before.start)) show(game, () => flyTo(holdings(game)));
  });
}
