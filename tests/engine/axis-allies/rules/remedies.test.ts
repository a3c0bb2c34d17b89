import { describe, expect, test } from 'vitest';
import {
  editionOf,
  remedies,
  type Command,
  type GameState,
  type Remedy,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  commandOf,
  endPhase,
  game,
  idsOf,
  load,
  mobilize,
  move,
  offload,
  one,
  type Order,
  type Scene,
} from './position.ts';

/**
 * The exact remedies of refused orders: which commands, in which order, for which units.
 */

const UK = 'united-kingdom';
const US = 'united-states';
const quiet: Partial<Scene> = { phase: 'noncombat-move' };
const japanese = Object.fromEntries(
  editionOf('1941').spaces.flatMap((space) => (space.kind === 'land' && !space.neutral ? [[space.id, 'japan']] : [])),
);

const german = (units: Scene['units'][string], more: Partial<Scene> = {}): GameState =>
  game({ power: 'germany', ...more, units: { germany: units, ...more.units } });
const ways = (state: GameState, order: Order): readonly Remedy[] => remedies(state, commandOf(state, order));
const instead = (...orders: readonly Command[]): Remedy => ({ kind: 'instead', orders });
const first = (...orders: readonly Command[]): Remedy => ({ kind: 'first', orders });
const to = (units: readonly UnitId[], space: string): Command => ({ type: 'move', units, to: space });

describe('fewer units', () => {
  test('CM-2: those that can go so far', () => {
    const state = german({ germany: { infantry: 2, tank: 1 } });
    const tank = idsOf(state, 'germany', { tank: 1 });
    expect(ways(state, move('germany', { infantry: 2, tank: 1 }, 'karelia'))).toEqual([instead(to(tank, 'karelia'))]);
    expect(ways(state, move('germany', { tank: 1, infantry: 2 }, 'karelia'))).toEqual([instead(to(tank, 'karelia'))]);
    expect(ways(state, move('germany', { infantry: 2 }, 'karelia'))).toEqual([]);
  });

  test('NCM-9: as many as the ship holds', () => {
    const state = german({ 'sz-5': { transport: 1 }, germany: { tank: 2, infantry: 1 } }, quiet);
    const [tank = '', , infantry = ''] = idsOf(state, 'germany', { tank: 2, infantry: 1 });
    expect(ways(state, load('germany', { tank: 2, infantry: 1 }, 'sz-5'))[0]).toEqual(
      instead({ type: 'load', units: [tank, infantry], zone: 'sz-5' }),
    );
  });

  test('CM-11: where another loses its deck, the last that was named stays', () => {
    const state = game({
      power: US,
      control: { ...japanese, 'wake-island': US },
      units: {
        [US]: { 'wake-island': { fighter: 2 }, 'sz-40': { carrier: 1, fighter: 1 } },
        japan: { 'caroline-islands': { infantry: 1 } },
      },
    });
    const struck = after(state, move('sz-40', { fighter: 1 }, 'caroline-islands'));
    const [stays = ''] = idsOf(struck, 'wake-island', { fighter: 2 });
    expect(ways(struck, move('wake-island', { fighter: 2 }, 'caroline-islands'))[0]).toEqual(
      instead(to([stays], 'caroline-islands')),
    );
  });
});

describe('other spaces', () => {
  test('CM-2: the three destinations nearest to the target, including the space of one of the units', () => {
    const state = german({ germany: { tank: 1 }, 'eastern-europe': { tank: 1 } }, quiet);
    const units = [one(state, 'germany', 'tank'), one(state, 'eastern-europe', 'tank')];
    const [nearest] = ways(state, to(units, 'urals')).slice(-1);
    expect(nearest?.kind === 'instead' && nearest.orders.map((order) => order.type === 'move' && order.to)).toEqual([
      'ukraine',
      'west-russia',
      'eastern-europe',
    ]);
  });

  test('CM-1: aboard a ship, for those that can walk nowhere', () => {
    const state = german({ germany: { infantry: 1 }, 'sz-5': { transport: 1 } });
    const units = idsOf(state, 'germany', { infantry: 1 });
    expect(ways(state, move('germany', { infantry: 1 }, 'western-europe'))).toEqual([
      instead({ type: 'load', units, zone: 'sz-5' }),
    ]);
  });

  test('CM-1: none by ship for those that can walk', () => {
    const state = german({ germany: { tank: 1 }, 'sz-5': { transport: 1 } });
    const units = idsOf(state, 'germany', { tank: 1 });
    expect(ways(state, move('germany', { tank: 1 }, 'western-europe'))).toEqual([instead(to(units, 'karelia'))]);
  });

  test('CM-16: another zone for those that go aboard, and no walk', () => {
    const state = game({
      power: UK,
      ...quiet,
      units: { [UK]: { 'united-kingdom': { infantry: 1 }, 'sz-6': { transport: 1 } } },
    });
    const units = idsOf(state, 'united-kingdom', { infantry: 1 });
    expect(ways(state, load('united-kingdom', { infantry: 1 }, 'sz-9'))).toEqual([
      instead({ type: 'load', units, zone: 'sz-6' }),
    ]);
    const dry = german({ germany: { infantry: 1 } }, quiet);
    expect(ways(dry, load('germany', { infantry: 1 }, 'sz-5'))).toEqual([]);
  });
});

describe('moves taken back', () => {
  const pacific = (guests: number, own: number): GameState =>
    game({
      power: US,
      ...quiet,
      units: {
        [US]: { 'sz-40': { carrier: 1, ...(own > 0 && { fighter: own }) } },
        ...(guests > 0 && { [UK]: { 'sz-40': { fighter: guests } } }),
      },
    });
  const sail = (state: GameState): GameState => after(state, move('sz-40', { carrier: 1 }, 'sz-48'));
  const on = move('sz-48', { carrier: 1 }, 'sz-43');

  test('NCM-1: of this phase, but not of a carrier that brought guests along', () => {
    const alone = sail(pacific(0, 0));
    expect(ways(alone, on)).toEqual([{ kind: 'take-back', units: [one(alone, 'sz-48', 'carrier')] }]);
    expect(ways(sail(pacific(1, 0)), on)).toEqual([]);
  });

  test('NCM-1: with its own fighters beside it all the same', () => {
    const start = game({
      power: US,
      ...quiet,
      units: { [US]: { 'sz-40': { carrier: 1 }, 'sz-48': { carrier: 1, fighter: 1 } } },
    });
    const carrier = one(start, 'sz-40', 'carrier');
    expect(ways(after(start, to([carrier], 'sz-48')), to([carrier], 'sz-43'))).toEqual([
      { kind: 'take-back', units: [carrier] },
    ]);
  });

  test('NCM-1: not those of the combat move before', () => {
    const start = german({ 'sz-5': { destroyer: 1 } }, { units: { [UK]: { 'sz-5': { destroyer: 1 } } } });
    const fled = after(start, move('sz-5', { destroyer: 1 }, 'sz-6'), endPhase, endPhase);
    expect(ways(fled, move('sz-6', { destroyer: 1 }, 'sz-7'))).toEqual([]);
  });

  test('CM-7: not of a transport that loaded troops on its route', () => {
    const start = german({ 'sz-5': { transport: 1 }, germany: { tank: 1 } }, quiet);
    const moved = after(start, move('sz-5', { transport: 1 }, 'sz-6'), move('sz-6', { transport: 1 }, 'sz-5'));
    expect(ways(moved, move('sz-5', { transport: 1 }, 'sz-6'))).toEqual([
      { kind: 'take-back', units: [one(moved, 'sz-5', 'transport')] },
    ]);
    expect(ways(after(moved, load('germany', { tank: 1 }, 'sz-5')), move('sz-5', { transport: 1 }, 'sz-6'))).toEqual(
      [],
    );
  });
});

describe('ships that come', () => {
  test('CM-16: the nearest transport of each place, three at most', () => {
    const state = game({
      power: UK,
      ...quiet,
      units: {
        [UK]: {
          'united-kingdom': { tank: 1 },
          'sz-2': { transport: 2 },
          'sz-7': { transport: 1 },
          'sz-9': { transport: 1 },
          'sz-10': { transport: 1 },
          'sz-28': { transport: 1 },
        },
        [US]: { 'sz-8': { transport: 1 } },
      },
    });
    expect(ways(state, load('united-kingdom', { tank: 1 }, 'sz-6'))[0]).toEqual({
      ...first(...['sz-2', 'sz-7', 'sz-9'].map((zone) => to(idsOf(state, zone, { transport: 1 }), 'sz-6'))),
      more: true,
    });
  });

  test('CM-18: the ship with the troops sails to the coast', () => {
    const state = game({
      power: UK,
      aboard: [{ in: 'sz-9', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: UK }] }],
      units: { [UK]: { 'sz-9': { transport: 1 } } },
    });
    const ship = idsOf(state, 'sz-9', { transport: 1 });
    expect(ways(state, offload('sz-9', { tank: 1 }, 'norway-finland'))[0]).toEqual(
      first(to(ship, 'sz-3'), to(ship, 'sz-5'), to(ship, 'sz-6')),
    );
  });

  test('CM-19: a warship comes, the nearer first, and no infantry', () => {
    const state = game({
      power: UK,
      aboard: [{ in: 'sz-6', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: UK }] }],
      units: {
        [UK]: {
          'sz-6': { transport: 1 },
          'sz-10': { destroyer: 1 },
          'sz-9': { destroyer: 2 },
          'united-kingdom': { infantry: 1 },
        },
        germany: { 'sz-6': { submarine: 1 } },
      },
    });
    const declared = after(state, offload('sz-6', { tank: 1 }, 'norway-finland'));
    expect(ways(declared, endPhase)[0]).toEqual(
      first(to(idsOf(state, 'sz-9', { destroyer: 1 }), 'sz-6'), to(idsOf(state, 'sz-10', { destroyer: 1 }), 'sz-6')),
    );
  });

  test('CM-16: the ship that carries them goes instead, with all that were named', () => {
    const state = game({
      power: UK,
      ...quiet,
      aboard: [{ in: 'sz-9', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: UK }] }],
      units: { [UK]: { 'sz-9': { transport: 1, destroyer: 1 } } },
    });
    const [tank = '', ship = '', destroyer = ''] = idsOf(state, 'sz-9', { tank: 1, transport: 1, destroyer: 1 });
    expect(ways(state, to([tank, destroyer], 'sz-6'))).toEqual([instead(to([ship, destroyer], 'sz-6'))]);
    expect(ways(state, to([tank], 'sz-9'))).toEqual([]);
  });

  test('CM-16: a transport sent to a coast takes troops aboard first', () => {
    const state = german({
      'norway-finland': { infantry: 3, tank: 1 },
      germany: { infantry: 1 },
      'sz-3': { transport: 1 },
    });
    const ship = one(state, 'sz-3', 'transport');
    const units = [one(state, 'norway-finland', 'tank'), one(state, 'norway-finland', 'infantry')];
    const loading: Command = { type: 'load', units, zone: 'sz-3', transport: ship };
    expect(ways(state, to([ship], 'united-kingdom'))).toEqual([instead(loading)]);
    const loaded = after(state, loading);
    expect(ways(loaded, to([ship], 'karelia'))).toEqual([]);
  });

  test('CM-18, NCM-8: the cargo of a transport that is sent ashore goes ashore', () => {
    const loaded = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 1 } } },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
    });
    const ship = one(loaded, 'sz-5', 'transport');
    const units = idsOf(loaded, 'sz-5', { tank: 1 });
    expect(ways(loaded, to([ship], 'karelia'))).toEqual([instead({ type: 'offload', units, to: 'karelia' })]);
  });

  test('CM-17: troops without a target assault, or sail to where they can', () => {
    const near = german({ 'sz-5': { transport: 1 }, germany: { tank: 1 } });
    const loaded = after(near, load('germany', { tank: 1 }, 'sz-5'));
    expect(ways(loaded, endPhase)).toEqual([
      first({ type: 'offload', units: idsOf(loaded, 'sz-5', { tank: 1 }), to: 'karelia' }),
    ]);
    const far = game({ power: UK, units: { [UK]: { 'sz-10': { transport: 1 }, 'eastern-canada': { tank: 1 } } } });
    const waiting = after(far, load('eastern-canada', { tank: 1 }, 'sz-10'));
    const [sail] = ways(waiting, endPhase);
    if (sail?.kind !== 'instead') throw new Error(`no zone to sail to, but ${sail?.kind}`);
    // No coast is proposed, because the player has not named one; each proposed zone has one.
    expect(sail.orders.map((order) => order.type)).toEqual(sail.orders.map(() => 'move'));
    for (const order of sail.orders) {
      const arrived = after(waiting, order);
      const coasts = ways(arrived, endPhase);
      expect(coasts[0]?.kind === 'first' && coasts[0].orders.map(({ type }) => type)).toContain('offload');
    }
  });
});

describe('decks', () => {
  const ocean = (
    american: Scene['units'][string],
    british: Scene['units'][string] = {},
    more: Partial<Scene> = {},
  ): GameState =>
    game({ power: US, ...quiet, control: japanese, ...more, units: { [US]: american, [UK]: british, ...more.units } });

  test('NCM-6: aircraft of one space land together, or one of them where there is room for one', () => {
    const roomy = ocean({ 'sz-28': { fighter: 2 } }, { 'sz-38': { carrier: 1 } });
    expect(ways(roomy, endPhase)).toEqual([first(to(idsOf(roomy, 'sz-28', { fighter: 2 }), 'sz-38'))]);
    const narrow = ocean({ 'sz-28': { fighter: 2 } }, { 'sz-38': { carrier: 1, fighter: 1 } });
    expect(ways(narrow, endPhase)).toEqual([
      first(...idsOf(narrow, 'sz-28', { fighter: 2 }).map((fighter) => to([fighter], 'sz-38'))),
    ]);
  });

  test('NCM-6: at the nearest deck first', () => {
    const state = ocean(
      { 'sz-28': { fighter: 1 } },
      { 'sz-38': { carrier: 1 }, 'sz-29': { carrier: 1 }, 'sz-31': { carrier: 1 } },
    );
    const fighter = idsOf(state, 'sz-28', { fighter: 1 });
    expect(ways(state, endPhase)).toEqual([first(to(fighter, 'sz-29'), to(fighter, 'sz-31'), to(fighter, 'sz-38'))]);
  });

  test('NCM-6: a carrier comes to those that have landed and cannot fly on', () => {
    const state = after(
      ocean({ 'sz-40': { carrier: 1, transport: 1 }, 'sz-28': { fighter: 1 } }),
      move('sz-28', { fighter: 1 }, 'sz-38'),
    );
    expect(ways(state, endPhase)).toEqual([first(to(idsOf(state, 'sz-40', { carrier: 1 }), 'sz-38'))]);
  });

  test('NCM-6: a carrier comes nearer, and then they land on it', () => {
    const state = ocean({ 'sz-44': { carrier: 1 }, 'sz-28': { fighter: 1 } });
    const [steps] = ways(state, endPhase);
    if (steps?.kind !== 'steps') throw new Error(`no steps, but ${steps?.kind}`);
    const [sails, lands] = steps.orders;
    expect([sails, lands]).toEqual([
      to(idsOf(state, 'sz-44', { carrier: 1 }), sails?.type === 'move' ? sails.to : ''),
      to(idsOf(state, 'sz-28', { fighter: 1 }), sails?.type === 'move' ? sails.to : ''),
    ]);
    expect(after(state, ...steps.orders, endPhase).units[one(state, 'sz-28', 'fighter')]).toBeDefined();
  });

  test('CM-11: a carrier more is bought for the nearest zones, if there is the money and a place for it', () => {
    const home = { 'eastern-united-states': US, 'western-united-states': US };
    const far = (ipcs: number, purchased: Readonly<Record<string, number>> = {}, held: Scene['control'] = home) =>
      ocean(
        { 'sz-31': { carrier: 1, fighter: 1 } },
        {},
        {
          phase: 'combat-move',
          purchased,
          treasury: { [US]: ipcs },
          control: { ...japanese, ...held },
          units: { japan: { 'sz-42': { destroyer: 1 } } },
        },
      );
    const strike = move('sz-31', { fighter: 1 }, 'sz-42');
    const buy: Remedy = { kind: 'buy', unit: 'carrier', zones: ['sz-42', 'sz-11'] };
    expect(ways(far(12), strike)[0]).toEqual(buy);
    expect(ways(far(12, { infantry: 11 }), strike)[0]).toEqual(buy);
    expect(ways(far(12, {}, { ...home, [UK]: US }), strike)[0]).toEqual({ ...buy, more: true });
    expect(ways(far(11), strike).some(({ kind }) => kind === 'buy')).toBe(false);
    expect(ways(far(12, { infantry: 12 }), strike).some(({ kind }) => kind === 'buy')).toBe(false);
  });
});

describe('what is bought and placed', () => {
  test('BUY-2: as much as there is money for, the dearest first to stay away where one alone is too much', () => {
    const state = game({ power: UK, phase: 'purchase-units', treasury: { [UK]: 10 }, units: {} });
    const buy = (units: Readonly<Record<string, number>>): Command => ({ type: 'purchase', units });
    expect(ways(state, buy({ infantry: 4 }))).toEqual([instead(buy({ infantry: 3 }))]);
    expect(ways(state, buy({ infantry: 1, tank: 1, transport: 1 }))).toEqual([
      instead(buy({ infantry: 1, transport: 1 })),
    ]);
    expect(ways(state, buy({ battleship: 1 }))).toEqual([]);
    expect(ways(state, buy({ battleship: 1, infantry: 1 }))).toEqual([instead(buy({ infantry: 1 }))]);
    expect(ways(state, buy({ infantry: 6, tank: 2 }))).toEqual([instead(buy({ infantry: 3 }))]);
  });

  test('MOB-2: another complex', () => {
    const state = after(
      game({ power: UK, phase: 'mobilize-new-units', purchased: { infantry: 2 }, units: {} }),
      mobilize('infantry', 'india'),
    );
    expect(ways(state, mobilize('infantry', 'india'))).toEqual([
      instead(
        { type: 'mobilize', unit: 'infantry', to: 'australia', complex: 'australia' },
        { type: 'mobilize', unit: 'infantry', to: UK, complex: UK },
      ),
    ]);
  });

  test('CM-12: the carrier that a fighter waits for, instead of what would take its place', () => {
    const waiting = (purchased: Readonly<Record<string, number>>, control: Scene['control'] = {}) =>
      game({
        power: US,
        phase: 'mobilize-new-units',
        purchased,
        control,
        turn: { mobilized: { 'eastern-united-states': 5 } },
        units: { [US]: { 'sz-11': { fighter: 1 } } },
      });
    const carrier = instead({ type: 'mobilize', unit: 'carrier', to: 'sz-11', complex: 'eastern-united-states' });
    const order = mobilize('infantry', 'eastern-united-states');
    const alone = waiting({ carrier: 1, infantry: 1 }, { 'western-united-states': 'japan' });
    expect(ways(alone, order)).toEqual([carrier]);
    const west = 'western-united-states';
    expect(ways(waiting({ tank: 1, infantry: 1, carrier: 1 }), order)).toEqual([
      instead({ type: 'mobilize', unit: 'infantry', to: west, complex: west }),
      carrier,
    ]);
  });

  test('MOB-4: what still has a place', () => {
    const state = game({
      power: UK,
      phase: 'mobilize-new-units',
      purchased: { infantry: 1 },
      control: { india: 'japan', australia: 'japan' },
      units: {},
    });
    expect(ways(state, endPhase)).toEqual([first({ type: 'mobilize', unit: 'infantry', to: UK, complex: UK })]);
  });

  test('TURN-2: the phases of each order', () => {
    const state = game({
      power: UK,
      phase: 'collect-income',
      units: { [UK]: { 'united-kingdom': { infantry: 1 }, 'sz-6': { transport: 1 } } },
    });
    const phases = (order: Order) => ways(state, order);
    const both = [{ kind: 'phase', phases: ['combat-move', 'noncombat-move'] }];
    expect(phases({ type: 'purchase', units: { infantry: 1 } })).toEqual([
      { kind: 'phase', phases: ['purchase-units'] },
    ]);
    expect(phases(move('united-kingdom', { infantry: 1 }, UK))).toEqual(both);
    expect(phases(load('united-kingdom', { infantry: 1 }, 'sz-6'))).toEqual(both);
    expect(phases(offload('sz-6', {}, UK))).toEqual(both);
    expect(phases({ type: 'engage', zone: 'sz-6', attack: true })).toEqual([
      { kind: 'phase', phases: ['combat-move'] },
    ]);
    expect(phases({ type: 'fight', space: 'sz-6' })).toEqual([{ kind: 'phase', phases: ['conduct-combat'] }]);
    expect(phases(mobilize('infantry', UK))).toEqual([{ kind: 'phase', phases: ['mobilize-new-units'] }]);
    expect(phases({ type: 'press' })).toEqual([]);
    expect(phases({ type: 'roll', dice: [1] })).toEqual([]);
  });
});
