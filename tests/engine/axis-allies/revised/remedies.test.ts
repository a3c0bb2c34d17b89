import { describe, expect, test } from 'vitest';
import { refusalOf, remedies, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { remediesText } from '../../../../src/games/axis-allies/text/remedies.ts';
import { testRefusals } from '../rules/refusalCases.ts';
import { after, endPhase, fight, game, idsOf, mobilize, move, roll, type Scene } from './position.ts';

/** What can be done instead of refused orders for raids, rockets, flights home and what is new. */

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

describe('places for what is new', () => {
  const placing = (purchased: Readonly<Record<string, number>>, more: Partial<Scene> = {}): GameState =>
    game({ power: 'japan', phase: 'mobilize-new-units', purchased, units: {}, ...more });
  const complexes =
    'instead: mobilize industrial-complex borneo borneo / mobilize industrial-complex east-indies east-indies / ' +
    'mobilize industrial-complex french-indochina french-indochina';
  const carrier = 'first: mobilize carrier sz-60 japan / mobilize carrier sz-61 japan';

  testRefusals([
    [
      'CPX-2: other territories than one that has a complex',
      () => [placing({ 'industrial-complex': 1 }), mobilize('industrial-complex', 'japan')],
      { rule: 'CPX-2', reason: 'has-complex', unitType: 'industrial-complex', spaces: ['japan'] },
      [complexes],
    ],
    [
      'CPX-1: other territories than one that is worth nothing',
      () => [placing({ 'industrial-complex': 1 }), mobilize('industrial-complex', 'wake-island')],
      { rule: 'CPX-1', reason: 'worth-nothing', unitType: 'industrial-complex', spaces: ['wake-island'] },
      [complexes],
    ],
    [
      'MOB-3: a new carrier comes before its fighters, or they stay ashore',
      () => [placing({ carrier: 1, fighter: 1 }), mobilize('fighter', 'sz-60', 'japan')],
      { rule: 'MOB-3', reason: 'no-carrier-room', unitType: 'fighter', spaces: ['sz-60'] },
      ['first: mobilize carrier sz-60 japan', 'instead: mobilize fighter japan japan'],
    ],
    [
      'MOB-3: a new carrier comes before a fighter that stands beside it',
      () => [
        placing({ carrier: 1 }, { units: { japan: { japan: { fighter: 1 } } } }),
        move('japan', { fighter: 1 }, 'sz-60'),
      ],
      { rule: 'MOB-3', reason: 'no-new-carrier', units: ['fighter'], spaces: ['sz-60'] },
      ['first: mobilize carrier sz-60 japan'],
    ],
    [
      'MOB-4: what is still to be placed',
      () => [placing({ carrier: 1, infantry: 1 }), endPhase],
      { rule: 'MOB-4', reason: 'must-place', requested: 2 },
      [`${carrier} / mobilize infantry japan japan`],
    ],
    [
      'RES-1: no dice, where there is no money for one',
      () => [
        game({ power: 'germany', phase: 'develop-weapons', treasury: { germany: 4 }, units: {} }),
        { type: 'research', development: 'rockets', dice: 1 },
      ],
      { rule: 'RES-1', reason: 'cannot-afford', requested: 5, allowed: 4 },
    ],
  ]);
});

test('TURN-2: the phases of each order; flights home and going aboard are no reason to wait for a phase', () => {
  const state = game({ power: 'germany', phase: 'collect-income', units: { germany: { germany: { infantry: 1 } } } });
  const units = idsOf(state, 'germany', { infantry: 1 });
  const orders: readonly (readonly [Command, readonly string[]])[] = [
    [{ type: 'research', development: 'rockets', dice: 1 }, ['develop-weapons']],
    [{ type: 'raid', units, raid: true }, ['combat-move']],
    [{ type: 'rocket', from: 'germany', to: 'russia' }, ['conduct-combat']],
    [{ type: 'call-off', transports: units }, ['conduct-combat']],
    [{ type: 'move', units, to: 'eastern-europe' }, ['combat-move', 'noncombat-move']],
  ];
  for (const [order, phases] of orders) expect(remedies(state, order)).toEqual([{ kind: 'phase', phases }]);
});
