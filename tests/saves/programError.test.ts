import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_COMMANDS } from '../../src/saves/limits.ts';
import * as orders from '../../src/session/orders.ts';
import { endPhase, currentGame, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

beforeEach(() => startNewGame());

test('an order that causes a program error changes nothing and is reported, and the game goes on', () => {
  const before = currentGame();
  const broken = vi.spyOn(orders, 'playPress').mockImplementationOnce(() => {
    throw new Error('no such thing');
  });
  expect(endPhase()).toBe(false);
  expect(currentGame()).toBe(before);
  expect(useGame.getState().commands).toEqual([]);
  expect(useGame.getState().error).toBe('no such thing');
  broken.mockRestore();
  expect(endPhase()).toBe(true);
  expect(useGame.getState().error).toBeNull();
});

test('an order beyond the limit of a saved game is refused, with advice', () => {
  startNewGame();
  const { timeline } = useGame.getState();
  if (timeline === null) throw new Error('no game');
  const full = { ...timeline, commands: Array.from({ length: MAX_COMMANDS }, () => ({ type: 'end-phase' as const })) };
  useGame.setState({ timeline: full });
  expect(endPhase()).toBe(false);
  expect(useGame.getState().error).toContain('at most 20000 orders');
  expect(useGame.getState().timeline).toBe(full);
});
