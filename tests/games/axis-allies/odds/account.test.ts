import { expect, test } from 'vitest';
import { both, either, NO_BATTLE, NO_END, oneEnd, spreadOf } from '../../../../src/games/axis-allies/odds/gainSum.ts';

test('two ends together are one end, as likely as both and worth both', () => {
  expect(both(oneEnd(0.5, 4, true), oneEnd(0.25, 2, true))).toEqual(oneEnd(0.125, 6, true));
  expect(both(oneEnd(0.5, -4, false), oneEnd(0.25, 8, false))).toEqual(oneEnd(0.125, 4, false));
});

test('one battle won and one lost are neither all nor none', () => {
  expect(both(oneEnd(0.5, 4, true), oneEnd(0.25, 2, false))).toEqual({ ...oneEnd(0.125, 6, true), all: 0, none: 0 });
});

test('ends of a battle are added up', () => {
  const two = either(either(oneEnd(0.125, 2, true), oneEnd(0.25, 2, true)), oneEnd(0.125, -1, false));
  const three = either(two, oneEnd(0.5, -1, false));
  expect(three).toEqual({ ...either(oneEnd(0.375, 2, true), oneEnd(0.625, -1, false)) });
  expect(three).toEqual({ chance: 1, swing: 0.125, squares: 2.125, all: 0.375, none: 0.625 });
});

test('no battle changes nothing beside a battle, and no end nothing beside ends', () => {
  const battle = either(oneEnd(0.5, 4, true), oneEnd(0.25, -2, false));
  expect(both(battle, NO_BATTLE)).toEqual(battle);
  expect(both(NO_BATTLE, battle)).toEqual(battle);
  expect(either(battle, NO_END)).toEqual(battle);
});

test('a swing of 6 or 2 with even chances is spread by 2, a certain one by nothing', () => {
  expect(spreadOf(either(oneEnd(0.5, 6, true), oneEnd(0.5, 2, false)))).toBe(2);
  expect(spreadOf(oneEnd(1, 0.1 + 0.2, true))).toBeCloseTo(0, 7);
});
