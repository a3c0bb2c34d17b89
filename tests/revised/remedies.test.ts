import { describe, expect, test } from 'vitest';
import { refusalOf, remedies, type Command, type GameState } from '../../src/engine/index.ts';
import { remediesText } from '../../src/text/remedies.ts';
import { after, endPhase, fight, game, idsOf, move, roll } from './position.ts';

/** What can be done instead of refused orders for raids, rockets and flights home. */

const said = (state: GameState, command: Command): string =>
  remediesText(state, { command, refusal: refusalOf(state, command)! }, remedies(state, command));

const raid = (state: GameState, space: string, counts: Readonly<Record<string, number>>): Command => ({
  type: 'raid',
  units: idsOf(state, space, counts),
  raid: true,
});

describe('raids', () => {
  const flown = after(
    game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { bomber: 1, fighter: 1 }, 'eastern-europe': { infantry: 1 } },
        'soviet-union': { caucasus: { infantry: 1 }, belorussia: { infantry: 1 } },
      },
      control: { belorussia: 'soviet-union' },
    }),
    move('ukraine-ssr', { bomber: 1, fighter: 1 }, 'caucasus'),
    move('eastern-europe', { infantry: 1 }, 'belorussia'),
  );

  test('SBR-1: those of the units that can raid', () => {
    const order = raid(flown, 'caucasus', { bomber: 1, fighter: 1 });
    expect(remedies(flown, order)).toEqual([{ kind: 'instead', orders: [raid(flown, 'caucasus', { bomber: 1 })] }]);
    expect(said(flown, order)).toBe('The bomber can raid.');
  });

  test('SBR-1: what is still to be flown and fought', () => {
    const state = after(flown, raid(flown, 'caucasus', { bomber: 1 }), endPhase);
    expect(remedies(state, endPhase)[0]).toEqual({
      kind: 'instead',
      orders: [{ type: 'fight', space: 'caucasus', kind: 'raid' }, fight('belorussia')],
    });
    expect(said(state, endPhase)).toBe('Raid Caucasus or fight in Belorussia now.');
    expect(said(state, { type: 'fight', space: 'belorussia', kind: 'raid' })).toBe(
      'Raid Caucasus or fight in Belorussia instead.',
    );
  });
});

test('RKT-2: other strikes, of the same guns first', () => {
  const state = after(
    game({
      power: 'germany',
      developments: { germany: ['rockets'] },
      units: { germany: { 'western-europe': { 'antiaircraft-gun': 1 }, norway: { 'antiaircraft-gun': 1 } } },
    }),
    endPhase,
    { type: 'rocket', from: 'western-europe', to: 'united-kingdom' },
    roll(3),
  );
  const again: Command = { type: 'rocket', from: 'norway', to: 'united-kingdom' };
  const strike = (to: string): Command => ({ type: 'rocket', from: 'norway', to });
  expect(remedies(state, again)).toEqual([{ kind: 'instead', orders: [strike('caucasus'), strike('russia')] }]);
  expect(said(state, again)).toBe(
    'You can send a rocket from Norway to Caucasus, or send a rocket from Norway to Russia.',
  );
});

test('COM-25: the nearest places for aircraft that must complete their move', () => {
  const state = after(
    game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { tank: 2, fighter: 1, infantry: 1 } },
        'soviet-union': { caucasus: { infantry: 1 }, archangel: { infantry: 1 } },
      },
    }),
    move('ukraine-ssr', { tank: 2, fighter: 1 }, 'caucasus'),
    endPhase,
    fight('caucasus'),
    roll(1, 1, 1),
    roll(6),
  );
  const [order] = remedies(state, endPhase);
  expect(order).toMatchObject({
    kind: 'instead',
    orders: [{ type: 'move', to: 'ukraine-ssr' }, { type: 'move' }, { type: 'move' }],
  });
  expect(said(state, endPhase)).toMatch(/^The fighter can go to Ukraine S\.S\.R\., .+\.$/);
});
