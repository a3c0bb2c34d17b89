import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import { eventText } from '../../../../src/games/axis-allies/text/events/eventText.ts';
import { orderText, phaseOrderText } from '../../../../src/games/axis-allies/text/orderText.ts';
import { typeCounts, unitTypeName, countedUnits } from '../../../../src/games/axis-allies/text/unitNames.ts';
import { commandOf, game, move, played, type Order, type Scene } from '../../../engine/axis-allies/rules/position.ts';

/** One order in the list of orders, and in the news. */
function said(state: GameState, order: Order): readonly (string | null)[] {
  const command = commandOf(state, order);
  const { state: after, events } = played(state, command);
  return [phaseOrderText(state, command), eventText(after, events[0]!, state)];
}

const german = (units: Scene['units'][string], more: Partial<Scene> = {}): GameState =>
  game({ power: 'germany', ...more, units: { germany: units, ...more.units } });

describe('an order', () => {
  test('names each start with the units that set out there', () => {
    const state = german(
      { 'norway-finland': { infantry: 1 }, germany: { bomber: 1 } },
      { units: { 'soviet-union': { karelia: { infantry: 1 } } } },
    );
    const units = Object.keys(state.units).filter((id) => state.units[id]?.owner === 'germany');
    expect(said(state, { type: 'move', units, to: 'karelia' })).toEqual([
      '1 infantry from Norway/Finland and a bomber from Germany to Karelia',
      'Germany moves 1 infantry from Norway/Finland and a bomber from Germany to Karelia.',
    ]);
  });

  test('to where the units stand already is no way from a space to itself', () => {
    const tank = german({ ukraine: { tank: 1 } }, { control: { 'west-russia': 'soviet-union' } });
    expect(said(tank, move('ukraine', { tank: 1 }, 'ukraine', 'west-russia'))).toEqual([
      'A tank from Ukraine through West Russia and back',
      'Germany moves a tank from Ukraine through West Russia and back.',
    ]);
  });

  test('that leads through a space and back by itself names that space', () => {
    const tank = german({ ukraine: { tank: 1 } }, { control: { 'west-russia': 'soviet-union' } });
    const order = commandOf(tank, move('ukraine', { tank: 1 }, 'ukraine'));
    expect(orderText(tank, order)).toBe('A tank from Ukraine through West Russia and back');
  });
});

test('units of a kind are counted together, in the order of the rulebook’s table', () => {
  expect(typeCounts(['infantry', 'infantry'])).toBe('2 infantry');
  expect(typeCounts(['tank', 'infantry', 'tank'])).toBe('1 infantry and 2 tanks');
  expect(typeCounts([])).toBe('');
});

test('what is no unit of ours is still named in words', () => {
  expect(countedUnits('industrial-complex', 1)).toBe('an industrial complex');
  expect(unitTypeName('cruiser')).toBe('cruiser');
});
