import { expect, test } from 'vitest';
import { atOnce } from '../../src/engine/index.ts';
import { toldGame } from '../../src/session/told.ts';
import { lookingAt, momentAt, stateAt, turnsBeside } from '../../src/store/lookBack.ts';
import { wholeGame } from './wholeGame.ts';

const game = await wholeGame();
const told = atOnce(toldGame(game));

test('a game is told order by order, up to the state that it is in', () => {
  expect(told.steps.map(({ command }) => command)).toEqual(game.commands);
  expect(stateAt(told, 0)).toBe(game.start);
  expect(stateAt(told, game.commands.length)).toEqual(game.state);
  for (const [i, { before }] of told.steps.entries()) expect(before).toBe(stateAt(told, i));
});

test('its turns begin where the power on turn changes', () => {
  const powers = told.turns.map((turn) => stateAt(told, turn).power);
  expect(powers.slice(0, 5)).toEqual(['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states']);
  const [first = 0, second = 0, third = 0] = told.turns;
  expect(first).toBe(0);
  expect(turnsBeside(told, second)).toEqual({ last: first, next: third });
  expect(turnsBeside(told, second + 1)).toEqual({ last: second, next: third });
  expect(turnsBeside(told, told.steps.length)).toEqual({ last: told.turns.at(-1), next: told.steps.length });
});

test('a moment shows its events only as they happen', () => {
  const after = told.steps.findIndex(({ events }) => events.length > 0) + 1;
  expect(lookingAt(told, momentAt(after))).toMatchObject({ events: [], before: null });
  const { events, before } = lookingAt(told, { ...momentAt(after), isMoving: true });
  expect([events, before]).toEqual([told.steps[after - 1]?.events, told.steps[after - 1]?.before]);
});

test('a game ends to be told at an order that the rules refuse', () => {
  const [first] = game.commands;
  const wrong = { ...game, commands: [first!, first!, { type: 'roll', dice: [1], by: 'table' } as const] };
  expect(atOnce(toldGame(wrong)).steps.length).toBeLessThan(3);
});
