// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameState, SpaceId } from '../../src/engine/index.ts';
import type { CameraDirector, ViewTarget } from '../../src/map/following/cameraDirector.ts';
import { followTurn } from '../../src/map/following/followTurn.ts';
import { frontOf } from '../../src/store/front.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { useMapCamera } from '../../src/store/mapCamera.ts';
import { opening } from './openingBoard.ts';

let inView: readonly SpaceId[] = [];
let shown: ViewTarget | null = null;
const areInView = (spaces: readonly SpaceId[]): boolean => spaces.every((space) => inView.includes(space));
const director: CameraDirector = {
  show: (target) => {
    shown = target;
  },
  areInView,
  areWellFramed: areInView,
  stop: () => {},
};

const fighting = (...spaces: readonly SpaceId[]): GameState => ({
  ...opening,
  phase: 'conduct-combat',
  turn: {
    ...opening.turn,
    battles: spaces.map((space) => ({ space, kind: 'land' })) as unknown as GameState['turn']['battles'],
  },
});
const inBattle = (space: SpaceId): GameState => ({
  ...fighting(space, 'ukraine'),
  battle: { space } as unknown as GameState['battle'],
});

let stop = (): void => {};
function open(game: GameState): void {
  stop();
  useGame.setState({ game });
  useMapCamera.setState({ request: null });
  shown = null;
  stop = followTurn(director);
}
const go = (game: GameState): void => useGame.setState({ game });
const asked = () => useMapCamera.getState().request?.target ?? null;

beforeEach(() => {
  inView = [];
});
afterEach(() => stop());

it('opens at the front of the power whose turn it is', () => {
  open(opening);
  expect(shown).toEqual({ kind: 'spaces', spaces: frontOf(opening) });
});

it('opens at the battle that is fought, or at the battles to be fought', () => {
  open(inBattle('karelia'));
  expect(shown).toEqual({ kind: 'spaces', spaces: ['karelia'] });
  open(fighting('karelia', 'ukraine'));
  expect(shown).toEqual({ kind: 'spaces', spaces: ['karelia', 'ukraine'] });
});

it('goes to the next power’s front when the turn passes on, unless it is in sight', () => {
  const next: GameState = { ...opening, power: 'germany' };
  open(opening);
  go(next);
  expect(asked()).toEqual({ kind: 'spaces', spaces: frontOf(next) });
  inView = frontOf(next);
  open(opening);
  go(next);
  expect(asked()).toBe(null);
});

it('goes to the battles as combat begins, and to each one fought, unless they are in sight', () => {
  open({ ...opening, phase: 'combat-move' });
  go(fighting('karelia', 'ukraine'));
  expect(asked()).toEqual({ kind: 'spaces', spaces: ['karelia', 'ukraine'] });
  go(inBattle('karelia'));
  expect(asked()).toEqual({ kind: 'spaces', spaces: ['karelia'] });
  useMapCamera.setState({ request: null });
  inView = ['karelia', 'ukraine'];
  go(inBattle('ukraine'));
  expect(asked()).toBe(null);
});

it('stays where it is at every other order, whatever is in sight', () => {
  open({ ...opening, phase: 'combat-move' });
  go({ ...opening, phase: 'combat-move', units: { ...opening.units } });
  go({ ...opening, phase: 'noncombat-move' });
  open(inBattle('karelia'));
  go({ ...inBattle('karelia'), units: { ...opening.units } });
  go({ ...fighting('ukraine'), battle: null });
  expect(asked()).toBe(null);
});
