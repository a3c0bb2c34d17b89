// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import type { Atlas } from '../../src/map/scene/Atlas.ts';
import type { Camera } from '../../src/map/camera/camera.ts';
import { followTurn } from '../../src/map/following/followTurn.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { useMapCamera } from '../../src/store/mapCamera.ts';
import { useView } from '../../src/store/viewStore.ts';
import { opening, shapes } from './openingBoard.ts';

const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
const anchor = byId.get('karelia')?.anchor ?? [0, 0];

/** Karelia lies in the right half of the window. */
const camera: Camera = { x: anchor[0] - 250, y: anchor[1], zoom: 1 };
const frame = {
  board: { width: shapes.width, height: shapes.height },
  window: () => ({ width: 1000, height: 600 }),
  camera: () => camera,
  look: () => {},
};
const atlas = { frame, byId } as unknown as Atlas;

const battles = (phase: GameState['phase']): GameState => ({
  ...opening,
  phase,
  turn: { ...opening.turn, battles: [{ space: 'karelia', kind: 'land' }] as unknown as GameState['turn']['battles'] },
});

const coverRight = (pixels: number): void =>
  useView.getState().cover(pixels === 0 ? [] : [{ left: 1000 - pixels, top: 0, right: 1000, bottom: 600 }]);

let stop = (): void => {};
beforeEach(() => {
  coverRight(0);
  useMapCamera.setState({ asked: null });
  stop = followTurn(atlas);
});
afterEach(() => stop());

const asked = () => useMapCamera.getState().asked?.wish ?? null;

it('brings battles out from under the panel that grows over them', () => {
  useGame.setState({ game: battles('conduct-combat') });
  useMapCamera.setState({ asked: null });
  coverRight(150);
  expect(asked()).toBe(null);
  coverRight(400);
  expect(asked()).toEqual({ kind: 'spaces', spaces: ['karelia'] });
});

it('stays where it is when the panel goes away, and in other phases', () => {
  useGame.setState({ game: battles('conduct-combat') });
  coverRight(400);
  useMapCamera.setState({ asked: null });
  coverRight(0);
  useGame.setState({ game: battles('noncombat-move') });
  coverRight(400);
  expect(asked()).toBe(null);
});
