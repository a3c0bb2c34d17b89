import { beforeEach, describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/axis-allies/index.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import type { Stack } from '../../../src/map/scene/stacks.ts';
import { endPhase, currentGame, ownUnits, positionSetup, startNewGame } from '../../store/gameSupport.ts';
import { edition } from '../openingBoard.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const POSITION = {
  edition: '1941',
  power: 'germany',
  phase: 'combat-move',
  units: {
    germany: { 'eastern-europe': { infantry: 3 }, ukraine: { infantry: 2, fighter: 1 } },
    'soviet-union': { 'west-russia': { infantry: 1 }, russia: { infantry: 1 } },
  },
  control: { ukraine: 'germany', 'west-russia': 'soviet-union' },
};

const { dispatch } = useGame.getState();
const stacksIn = (game: GameState, space: string): readonly Stack[] =>
  sceneOf(game, edition.turnOrder, []).stacks[space] ?? [];
const summary = (game: GameState, space: string) =>
  stacksIn(game, space).map(({ power, type, readiness, count }) => [power, type, readiness, count]);

beforeEach(() => startNewGame(positionSetup(POSITION)));

describe('a counter', () => {
  test('has the ids of its units', () => {
    expect(stacksIn(currentGame(), 'eastern-europe')[0]?.units.toSorted()).toEqual(
      [...ownUnits('eastern-europe', 'infantry')].toSorted(),
    );
  });

  test('separates units that have moved from those that have not', () => {
    endPhase();
    dispatch({ type: 'move', units: ownUnits('eastern-europe', 'infantry').slice(0, 2), to: 'ukraine' });
    expect(summary(currentGame(), 'ukraine')).toEqual([
      ['germany', 'infantry', 'free', 2],
      ['germany', 'infantry', 'moved', 2],
      ['germany', 'fighter', 'free', 1],
    ]);
    endPhase();
    expect(summary(currentGame(), 'ukraine').map(([, , readiness]) => readiness)).not.toContain('moved');
  });

  test('has the movement points left, of the acting power’s units only', () => {
    const movesLeftIn = (game: GameState, space: string) =>
      stacksIn(game, space).map(({ type, readiness, movesLeft: range }) => [type, readiness, range]);
    endPhase();
    dispatch({ type: 'move', units: ownUnits('eastern-europe', 'infantry').slice(0, 1), to: 'ukraine' });
    expect(movesLeftIn(currentGame(), 'ukraine')).toEqual([
      ['infantry', 'free', [1, 1]],
      ['infantry', 'moved', [0, 0]],
      ['fighter', 'free', [4, 4]],
    ]);
    expect(movesLeftIn(currentGame(), 'russia')).toEqual([['infantry', 'free', null]]);
    endPhase();
    expect(movesLeftIn(currentGame(), 'ukraine').map(([, , range]) => range)).toEqual([null, null]);
  });

  test('of ships with different movement left has both values, and none for cargo', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { 'sz-14': { transport: 1 }, 'sz-15': { transport: 1 } } },
        aboard: [{ in: 'sz-15', ship: 'transport', owner: 'germany', cargo: [{ unit: 'infantry', owner: 'germany' }] }],
      }),
    );
    dispatch({ type: 'move', units: ownUnits('sz-14', 'transport'), to: 'sz-15' });
    const [transports] = stacksIn(currentGame(), 'sz-15');
    expect(transports).toMatchObject({ type: 'transport', count: 2, movesLeft: [1, 2] });
    expect(transports?.cargo).toMatchObject([{ type: 'infantry', movesLeft: null }]);
  });

  test('shows which aircraft still must land', () => {
    dispatch({
      type: 'move',
      units: [...ownUnits('ukraine', 'infantry'), ...ownUnits('ukraine', 'fighter')],
      to: 'west-russia',
    });
    expect(sceneOf(currentGame(), edition.turnOrder, []).signs.map(({ space }) => space)).toEqual(['west-russia']);
    endPhase();
    expect(summary(currentGame(), 'west-russia')).toContainEqual(['germany', 'fighter', 'free', 1]);
    dispatch({ type: 'fight', space: 'west-russia' });
    while (currentGame().phase === 'conduct-combat') {
      const before = useGame.getState().commands.length;
      useGame.getState().roll();
      if (useGame.getState().commands.length === before && !dispatch({ type: 'press' }) && !endPhase()) break;
    }
    expect(currentGame().phase).toBe('noncombat-move');
    expect(summary(currentGame(), 'west-russia')).toContainEqual(['germany', 'fighter', 'urgent', 1]);
  });
});
