import { describe, expect, test } from 'vitest';
import {
  waitsFor,
  ashore,
  battleOf,
  count,
  expectOver,
  groups,
  hit,
  miss,
  press,
  retreat,
  retreats,
  strike,
  strip,
} from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectRefused,
  fight,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  type Order,
} from './position.ts';

type Counts = Readonly<Record<string, number>>;

/** A joint attack on Karelia: infantry and a tank from zone 5, others over land. The battle has begun. */
function joint(from: Readonly<Record<string, Counts>>, defenders: Counts = { infantry: 3, tank: 3 }) {
  const orders: Order[] = [
    load('germany', { infantry: 1, tank: 1 }, 'sz-5'),
    offload('sz-5', { infantry: 1, tank: 1 }, 'karelia'),
  ];
  for (const [space, counts] of Object.entries(from)) orders.push(move(space, counts, 'karelia'));
  const start = game({
    power: 'germany',
    units: {
      germany: { ...from, 'sz-5': { transport: 1 }, germany: { infantry: 1, tank: 1 } },
      'soviet-union': { karelia: defenders },
    },
  });
  return after(start, ...orders, endPhase, fight('karelia'));
}

describe('retreat from an assault', () => {
  test('AMPH-4: seaborne units cannot retreat', () => {
    const state = after(joint({}), miss, miss);
    expect(waitsFor(state)).toBe('dice attacker');
    expectRefused(state, retreat('sz-5'), 'AMPH-4', 'cannot-retreat');
    expectRefused(state, retreat('eastern-europe'), 'AMPH-4', 'cannot-retreat');
  });

  test('AMPH-4: overland units retreat, the seaborne ones fight on', () => {
    const state = after(joint({ 'eastern-europe': { infantry: 2 } }), miss, miss);
    expect(retreats(state)).toEqual({ to: ['eastern-europe'], air: false });
    const alone = after(state, retreat('eastern-europe'));
    expect(countsIn(alone, 'eastern-europe')).toEqual({ infantry: 2 });
    expect(strip(alone, 'attacker')).toEqual({ infantry: 1, tank: 1 });
    expect(battleOf(alone).round).toBe(2);
    expect(waitsFor(alone)).toBe('dice attacker');
  });

  test('AMPH-4: seaborne troops cannot retreat', () => {
    const state = after(joint({ 'eastern-europe': { infantry: 2 } }), miss, miss);
    expectRefused(state, retreat('sz-5'), 'COM-18', 'not-a-retreat-space');
    expectRefused(state, retreat('germany'), 'COM-18', 'not-a-retreat-space');
  });

  test('AMPH-4: overland units of different origins go to one territory together', () => {
    const state = after(
      joint({ 'eastern-europe': { infantry: 1 }, 'norway-finland': { infantry: 2 } }),
      miss,
      miss,
      retreat('norway-finland'),
    );
    expect(countsIn(state, 'norway-finland')).toEqual({ infantry: 3 });
    expect(countsIn(state, 'eastern-europe')).toEqual({});
  });

  test('AMPH-4: a tank retreats only to the territory from which it entered, not to one it passed before', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1 }, 'west-russia': { tank: 1 } },
          'soviet-union': { karelia: { infantry: 3 } },
        },
      }),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      move('west-russia', { tank: 1 }, 'karelia', 'eastern-europe'),
      endPhase,
      fight('karelia'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['eastern-europe']);
  });

  test('AMPH-4: air and overland units retreat at the same time', () => {
    const state = after(joint({ 'eastern-europe': { infantry: 1, fighter: 1 } }), miss, miss);
    expect(retreats(state)).toEqual({ to: ['eastern-europe'], air: true });
    expectRefused(state, retreat(), 'COM-18', 'not-a-retreat-space');
    const gone = after(state, retreat('eastern-europe'));
    expect(strip(gone, 'attacker')).toEqual({ infantry: 1, tank: 1 });
    expect(countsIn(gone, 'karelia', 'germany')).toEqual({ infantry: 1, tank: 1, fighter: 1 });
  });

  test('AMPH-4: air units retreat although the seaborne ones fight on', () => {
    const state = after(joint({ 'eastern-europe': { fighter: 2 } }), miss, miss);
    expect(retreats(state)).toEqual({ to: [], air: true });
    const gone = after(state, retreat());
    expect(strip(gone, 'attacker')).toEqual({ infantry: 1, tank: 1 });
    expect(waitsFor(gone)).toBe('dice attacker');
    expect(waitsFor(after(gone, miss, miss))).toBe('dice attacker');
  });

  test('AMPH-4: no retreat before a round has been fought', () => {
    expectRefused(joint({ 'eastern-europe': { fighter: 2 } }), retreat(), 'COM-18', 'cannot-retreat');
  });

  test('AMPH-4: after the retreat the seaborne units can still win the territory', () => {
    const state = after(
      joint({ 'eastern-europe': { infantry: 1, fighter: 1 } }, { infantry: 2 }),
      miss,
      miss,
      retreat('eastern-europe'),
      hit({ surface: 2 }),
      miss,
    );
    expectOver(state);
    expect(state.control['karelia']).toBe('germany');
  });

  test('AMPH-4: or be wiped out by those who stay', () => {
    const state = after(
      joint({ 'eastern-europe': { infantry: 1 } }, { infantry: 2 }),
      miss,
      miss,
      retreat('eastern-europe'),
      miss,
      hit({ surface: 2 }),
    );
    expectOver(state);
    expect(state.control['karelia']).toBe('soviet-union');
    expect(countsIn(state, 'karelia')).toEqual({ infantry: 2 });
  });

  test('AMPH-4: if all overland units are lost, the battle goes on without a choice', () => {
    const state = after(joint({ 'eastern-europe': { infantry: 1 } }), miss, hit({ surface: 1 }));
    expect(waitsFor(state)).toBe('casualties attacker');
    const overland =
      state.units[idsOf(state, 'karelia', { infantry: 2 }).find((id) => !battleOf(state).seaborne.includes(id)) ?? '']
        ?.id ?? '';
    expect(waitsFor(after(state, { type: 'casualties', units: [overland] }))).toBe('dice attacker');
    const seaborne = battleOf(state).seaborne.filter((id) => state.units[id]?.type === 'infantry');
    expect(retreats(after(state, { type: 'casualties', units: seaborne })).to).toEqual(['eastern-europe']);
  });
});

describe('air units in an assault', () => {
  test('AMPH-5: air units defending the territory fight on land only', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { transport: 1 }, 'sz-6': { battleship: 1 }, germany: { infantry: 1 } },
          'soviet-union': { 'sz-5': { submarine: 1 }, karelia: { fighter: 1, infantry: 1 } },
          'united-kingdom': { 'sz-5': { carrier: 1, fighter: 1 } },
        },
      }),
      move('sz-6', { battleship: 1 }, 'sz-5'),
      (now) => ({ type: 'move', units: idsOf(now, 'sz-5', { transport: 1 }), to: 'sz-5', via: ['sz-6'] }),
      endPhase,
      fight('sz-5'),
    );
    expect(strip(state, 'defender')).toEqual({ submarine: 1, carrier: 1, fighter: 1 });
  });

  test('AMPH-5: fighters on carriers in the zone do not defend the territory', () => {
    const state = joint({}, { infantry: 1, fighter: 1 });
    expect(strip(state, 'defender')).toEqual({ infantry: 1, fighter: 1 });
    expect(groups(after(state, miss))).toEqual(['2 surface: infantry', '4 air: fighter']);
  });
});

describe('what goes ashore', () => {
  test('AMPH-6: a transport lands all it loaded this turn', () => {
    const start = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1 }, germany: { infantry: 2 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    });
    const loaded = after(start, load('germany', { infantry: 2 }, 'sz-5'), offload('sz-5', { infantry: 1 }, 'karelia'));
    expectRefused(loaded, endPhase, 'AMPH-6', 'all-loaded-must-land');
    const all = after(
      loaded,
      (now) => ({ type: 'offload', units: idsOf(now, 'sz-5', { infantry: 2 }).slice(1), to: 'karelia' }),
      endPhase,
      fight('karelia'),
    );
    expect(strip(all, 'attacker')).toEqual({ infantry: 2 });
  });

  const carrying = () =>
    game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
    });

  test('AMPH-6: what was aboard when the turn began may land too, or stay aboard', () => {
    const loaded = after(
      carrying(),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
    );
    const some = after(loaded, endPhase, fight('karelia'));
    expect(strip(some, 'attacker')).toEqual({ infantry: 1 });
    expect(count(some, idsOf(some, 'sz-5', { tank: 1 }))).toEqual({ tank: 1 });
    const all = after(loaded, offload('sz-5', { tank: 1 }, 'karelia'), endPhase, fight('karelia'));
    expect(strip(all, 'attacker')).toEqual({ infantry: 1, tank: 1 });
  });

  test('AMPH-6: cargo aboard since the turn began assaults without any loading', () => {
    const state = after(carrying(), offload('sz-5', { tank: 1 }, 'karelia'), endPhase, fight('karelia'));
    expect(strip(state, 'attacker')).toEqual({ tank: 1 });
  });

  test('AMPH-6: troops land without a battle if a tank has blitzed through their target', () => {
    const blitz = (enemyShips: Counts) =>
      after(
        game({
          power: 'germany',
          units: {
            germany: {
              'sz-5': { transport: 1, battleship: 1 },
              germany: { infantry: 1 },
              'eastern-europe': { tank: 1 },
            },
            'soviet-union': { 'sz-5': enemyShips, archangel: { infantry: 1 } },
          },
        }),
        load('germany', { infantry: 1 }, 'sz-5'),
        offload('sz-5', { infantry: 1 }, 'karelia'),
        move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
        ...(enemyShips['submarine'] ? [engage('sz-5')] : []),
        endPhase,
      );
    expect(countsIn(blitz({}), 'karelia')).toEqual({ infantry: 1 });
    const waiting = blitz({ submarine: 1 });
    expect(countsIn(waiting, 'karelia')).toEqual({});
    expect(countsIn(after(waiting, fight('sz-5'), strike, miss, hit({ surface: 1 })), 'karelia')).toEqual({
      infantry: 1,
    });
  });

  test('AMPH-6: a friend’s troops aboard do not land on your turn', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'japan' }] }],
    });
    expectRefused(
      state,
      { type: 'offload', units: [one(state, 'sz-5', 'tank', 'japan')], to: 'karelia' },
      'TURN-7',
      'not-your-unit',
    );
  });

  test('AMPH-6: a transport lands in one territory only', () => {
    const state = after(
      carrying(),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
    );
    const other = { ...state, control: { ...state.control, 'norway-finland': 'soviet-union' } };
    expectRefused(other, offload('sz-5', { tank: 1 }, 'norway-finland'), 'CM-18', 'one-territory');
  });

  test('AMPH-6: a transport that retreated lands nothing, in noncombat move neither', () => {
    const start = game({
      power: 'germany',
      units: {
        germany: { 'sz-6': { transport: 1, destroyer: 1 }, 'norway-finland': { infantry: 1 } },
        'soviet-union': { 'sz-5': { destroyer: 1 }, karelia: { infantry: 1 } },
      },
    });
    const state = after(
      start,
      load('norway-finland', { infantry: 1 }, 'sz-6'),
      move('sz-6', { destroyer: 1 }, 'sz-5'),
      move('sz-6', { transport: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      endPhase,
      fight('sz-5'),
      miss,
      miss,
      retreat('sz-6'),
    );
    expect(state.turn.battles).toEqual([]);
    const later = after(state, endPhase);
    expectRefused(later, offload('sz-6', { infantry: 1 }, 'norway-finland'), 'NCM-8', 'transport-done');
    expectRefused(later, move('sz-6', { transport: 1 }, 'sz-5'), 'NCM-8', 'transport-done');
  });

  test('AMPH-6: once it has landed its troops it is done for the turn', () => {
    const state = after(joint({}, { infantry: 1 }), hit({ surface: 1 }), miss, endPhase);
    expectRefused(state, move('sz-5', { transport: 1 }, 'sz-6'), 'NCM-8', 'transport-done');
    expectRefused(after(state), load('karelia', { infantry: 1 }, 'sz-5'), 'NCM-9');
  });

  test('AMPH-6: seaborne troops that have landed can be lost like any others', () => {
    const state = after(joint({ 'eastern-europe': { infantry: 1 } }), miss, hit({ surface: 2 }), (now) => ({
      type: 'casualties',
      units: battleOf(now).seaborne,
    }));
    expect(waitsFor(state)).toBe('retreat');
    expect(strip(after(state, press), 'attacker')).toEqual({ infantry: 1 });
  });
});

describe('what this edition leaves out', () => {
  test('AMPH-7: battleships beside a landing do not fire ashore, with or without a sea battle', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { transport: 1, battleship: 2 }, germany: { infantry: 1 } },
          'soviet-union': { karelia: { infantry: 2 } },
        },
      }),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
    );
    expect(groups(state)).toEqual(['1 surface: infantry']);
    expect(strip(state, 'attacker')).toEqual({ infantry: 1 });
  });

  test('AMPH-7: nothing shoots at bombers before the battle, and bombers bomb no complex', () => {
    const state = ashore({ bomber: 1, tank: 1 }, { infantry: 1 });
    expect(waitsFor(state)).toBe('dice attacker');
    const flight = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { bomber: 1 } }, 'soviet-union': {} },
    });
    const over = after(flight, move('eastern-europe', { bomber: 1 }, 'russia'), endPhase);
    expect(over.turn.battles).toEqual([]);
    expect(over.treasury['soviet-union']).toBe(7);
    expect(over.control['russia']).toBe('soviet-union');
  });
});
