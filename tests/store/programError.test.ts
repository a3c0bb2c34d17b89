import { beforeEach, expect, test, vi } from 'vitest';
import * as orders from '../../src/store/playOrders.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { endPhase, onTable, sitDown } from './table.ts';

beforeEach(() => sitDown());

test('an order that breaks the program changes nothing, says so, and the game goes on', () => {
  const before = onTable();
  const broken = vi.spyOn(orders, 'playOrders').mockImplementationOnce(() => {
    throw new Error('no such thing');
  });
  expect(endPhase()).toBe(false);
  expect(onTable()).toBe(before);
  expect(useGame.getState().commands).toEqual([]);
  expect(useGame.getState().error).toBe('no such thing');
  broken.mockRestore();
  expect(endPhase()).toBe(true);
  expect(useGame.getState().error).toBeNull();
});
