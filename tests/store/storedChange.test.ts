import { expect, test } from 'vitest';
import type { Command } from '../../src/engine/axis-allies/index.ts';
import { storedChange } from '../../src/store/storedChange.ts';
import { SETUP } from './gameSupport.ts';
import { startState } from '../../src/games/axis-allies/store/game.ts';

const order: Command = { type: 'purchase', units: { infantry: 1 } };
const begun = startState(SETUP);
const changeOf = (commands: readonly Command[]) => {
  if (!begun.ok) throw new Error('no start');
  return storedChange({ id: 'a', setup: SETUP, state: begun.value, commands, sideLines: [] }, null);
};

test('a few orders are made ready at once, so that a tab that closes in the next moment has written them', () => {
  const { done, value } = changeOf([order, order, order]).next();
  expect(done).toBe(true);
  expect(value).toMatchObject({ part: { id: 'a', commands: [order, order, order] } });
});

test('thousands are made ready in steps, which tell how far they are', () => {
  const work = changeOf(Array.from({ length: 5000 }, () => order));
  const { done, value } = work.next();
  expect(done).toBe(false);
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThan(0.1);
});
