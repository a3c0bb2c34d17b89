import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameState } from '../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../src/engine/index.ts';
import { type CameraDirector, type ViewTarget, followTurn } from '../../../src/map/following/cameraDirector.ts';
import { endDrawings, useDrawings } from '../../../src/store/drawings.ts';
import { hand } from '../../../src/games/axis-allies/store/hand.ts';
import { frontSpaces } from '../../../src/games/axis-allies/store/places.ts';
import { useMapCamera } from '../../../src/store/mapCamera.ts';
import type { Setup } from '../../../src/saves/schema.ts';
import { opening } from '../openingBoard.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

// The battles below are not whole: only the camera looks at them.
vi.spyOn(hand, 'follow').mockImplementation(() => undefined);

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

const withBattles = (...spaces: readonly SpaceId[]): GameState => ({
  ...opening,
  phase: 'conduct-combat',
  turn: {
    ...opening.turn,
    battles: spaces.map((space) => ({ space, kind: 'land' })) as unknown as GameState['turn']['battles'],
  },
});
const inBattle = (space: SpaceId): GameState => ({
  ...withBattles(space, 'ukraine'),
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
const requested = () => useMapCamera.getState().request?.target ?? null;

beforeEach(() => {
  inView = [];
});
afterEach(() => stop());

it('opens at the front of the power whose turn it is', () => {
  open(opening);
  expect(shown).toEqual({ kind: 'spaces', spaces: frontSpaces(opening) });
});

it('opens a short game with all of the part of the board on which it is played, whatever a save says of it', () => {
  useGame.setState({ setup: { shortGame: { map: ['caucasus', 'atlantis', 7, '__proto__'] } } as unknown as Setup });
  open(opening);
  expect(shown).toEqual({ kind: 'spaces', spaces: [...new Set([...frontSpaces(opening), 'caucasus'])] });
  useGame.setState({ setup: { shortGame: { map: 'caucasus' } } as unknown as Setup });
  open(opening);
  expect(shown).toEqual({ kind: 'spaces', spaces: frontSpaces(opening) });
  useGame.setState({ setup: null });
});

it('opens at the battle being fought, or at the battles to fight', () => {
  open(inBattle('karelia'));
  expect(shown).toEqual({ kind: 'spaces', spaces: ['karelia'] });
  open(withBattles('karelia', 'ukraine'));
  expect(shown).toEqual({ kind: 'spaces', spaces: ['karelia', 'ukraine'] });
});

it('goes to the next power’s front when the turn ends, unless it is in view', () => {
  const next: GameState = { ...opening, power: 'germany' };
  open(opening);
  go(next);
  expect(requested()).toEqual({ kind: 'spaces', spaces: frontSpaces(next) });
  inView = frontSpaces(next);
  open(opening);
  go(next);
  expect(requested()).toBe(null);
});

it('goes to the battles when combat begins, and to each battle when it begins, unless they are in view', () => {
  open({ ...opening, phase: 'combat-move' });
  go(withBattles('karelia', 'ukraine'));
  expect(requested()).toEqual({ kind: 'spaces', spaces: ['karelia', 'ukraine'] });
  go(inBattle('karelia'));
  expect(requested()).toEqual({ kind: 'spaces', spaces: ['karelia'] });
  useMapCamera.setState({ request: null });
  inView = ['karelia', 'ukraine'];
  go(inBattle('ukraine'));
  expect(requested()).toBe(null);
});

it('stays where it is after all other commands', () => {
  open({ ...opening, phase: 'combat-move' });
  go({ ...opening, phase: 'combat-move', units: { ...opening.units } });
  go({ ...opening, phase: 'noncombat-move' });
  open(inBattle('karelia'));
  go({ ...inBattle('karelia'), units: { ...opening.units } });
  go({ ...withBattles('ukraine'), battle: null });
  expect(requested()).toBe(null);
});

it('shows the arrows and marks that come with a position, unless they are in view', () => {
  const arrow = { kind: 'arrow', from: 'karelia', to: 'west-russia', colour: 'green' } as const;
  const mark = { kind: 'space', space: 'karelia', colour: 'red' } as const;
  const drawn = { kind: 'spaces', spaces: ['karelia', 'west-russia'] };
  useDrawings.setState({ draws: [arrow, mark] });
  open(opening);
  expect(shown).toEqual(drawn);
  useDrawings.setState({ draws: [] });
  open(opening);
  useDrawings.setState({ draws: [arrow, mark] });
  go({ ...opening });
  expect(requested()).toEqual(drawn);
  // Drawn by hand or looked at already, they are where somebody looks.
  useMapCamera.setState({ request: null });
  go({ ...opening });
  expect(requested()).toBeNull();
  inView = drawn.spaces;
  useDrawings.setState({ draws: [mark] });
  go({ ...opening });
  expect(requested()).toBeNull();
  endDrawings();
});
