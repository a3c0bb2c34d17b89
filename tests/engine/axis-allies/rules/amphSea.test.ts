import { describe, expect, test } from 'vitest';
import {
  waitsFor,
  eventsOf,
  expectOver,
  hit,
  miss,
  press,
  retreat,
  retreats,
  strike,
  strip,
  submerge,
} from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fight,
  game,
  idsOf,
  load,
  move,
  offload,
  type Order,
  played,
} from './position.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * Germans land in Karelia from zone 5, with more from Eastern Europe; there can be Soviet ships in zone 5.
 */
export function landing(field: {
  ships?: Counts;
  air?: Counts;
  overland?: Counts;
  overlandAir?: Counts;
  enemyShips?: Counts;
  defenders?: Counts;
  say?: readonly Order[];
}) {
  const {
    ships = {},
    air = {},
    overland = {},
    overlandAir = {},
    enemyShips = {},
    defenders = { infantry: 1 },
    say = [],
  } = field;
  const germany = { ...ships };
  const orders: Order[] = [];
  // The fleet loads two infantry from Norway in zone 6, then comes to zone 5.
  orders.push(load('norway-finland', { infantry: 2 }, 'sz-6'));
  if (Object.keys(ships).length > 0) orders.push(move('sz-6', ships, 'sz-5'));
  orders.push(move('sz-6', { transport: 1 }, 'sz-5'), offload('sz-5', { infantry: 2 }, 'karelia'));
  if (Object.keys(air).length > 0) orders.push(move('germany', air, 'sz-5'));
  if (Object.keys(overland).length > 0) orders.push(move('eastern-europe', overland, 'karelia'));
  if (Object.keys(overlandAir).length > 0) orders.push(move('eastern-europe', overlandAir, 'karelia'));
  const start = game({
    power: 'germany',
    units: {
      germany: {
        'sz-6': { ...germany, transport: 1 },
        'norway-finland': { infantry: 2 },
        germany: air,
        'eastern-europe': { ...overland, ...overlandAir },
      },
      'soviet-union': { 'sz-5': enemyShips, karelia: defenders },
    },
  });
  return after(start, ...orders, ...say, endPhase);
}

const plans = (state: ReturnType<typeof landing>) => state.turn.battles.map(({ space, kind }) => `${kind} ${space}`);

describe('the sea battle of an assault', () => {
  test('AMPH-1: enemy surface warships in the zone mean a sea battle before the landing', () => {
    const state = landing({ ships: { battleship: 1 }, enemyShips: { destroyer: 1 } });
    expect(plans(state)).toEqual(['sea sz-5', 'land karelia']);
    expectRefused(state, fight('karelia'), 'AMPH-8', 'sea-battle-first');
  });

  test('AMPH-1: all own sea units there and the air units assigned to the zone fight it', () => {
    const state = after(
      landing({
        ships: { battleship: 1, submarine: 1 },
        air: { fighter: 1 },
        overlandAir: { bomber: 1 },
        enemyShips: { destroyer: 1 },
      }),
      fight('sz-5'),
    );
    expect(strip(state, 'attacker')).toEqual({ battleship: 1, submarine: 1, transport: 1, fighter: 1 });
  });

  test('AMPH-1: with an empty zone there is no sea battle', () => {
    expect(plans(landing({}))).toEqual(['land karelia']);
  });

  test('AMPH-1: submarines and transports may be ignored, beside an own warship', () => {
    const state = landing({
      ships: { destroyer: 1 },
      enemyShips: { submarine: 1, transport: 1 },
      say: [engage('sz-5', false)],
    });
    expect(plans(state)).toEqual(['land karelia']);
    const landed = after(state, fight('karelia'));
    expect(strip(landed, 'attacker')).toEqual({ infantry: 2 });
  });

  test('AMPH-1: an own submarine is warship enough', () => {
    expect(
      plans(landing({ ships: { submarine: 1 }, enemyShips: { submarine: 1 }, say: [engage('sz-5', false)] })),
    ).toEqual(['land karelia']);
  });

  test('AMPH-1: or they may be attacked', () => {
    const state = landing({
      ships: { destroyer: 1 },
      enemyShips: { submarine: 1, transport: 1 },
      say: [engage('sz-5')],
    });
    expect(plans(state)).toEqual(['sea sz-5', 'land karelia']);
  });

  test('AMPH-1: enemy transports alone are ignored without any warship', () => {
    expect(plans(landing({ enemyShips: { transport: 1 } }))).toEqual(['land karelia']);
  });

  test('AMPH-1: without a warship submarines cannot be ignored', () => {
    const start = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1 } },
        'soviet-union': { 'sz-5': { submarine: 1 }, karelia: { infantry: 1 } },
      },
    });
    const loaded = after(start, load('germany', { infantry: 1 }, 'sz-5'));
    expectRefused(loaded, offload('sz-5', { infantry: 1 }, 'karelia'), 'CM-19', 'needs-warship');
  });

  test('AMPH-1: air units cannot ignore in place of a warship: they must fight the submarines', () => {
    const start = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1, fighter: 1 } },
        'soviet-union': { 'sz-5': { submarine: 1 }, karelia: { infantry: 1 } },
      },
    });
    const state = after(start, load('germany', { infantry: 1 }, 'sz-5'), offload('sz-5', { infantry: 1 }, 'karelia'));
    expectRefused(after(state, engage('sz-5', false)), endPhase, 'CM-19', 'needs-warship');
    const flown = after(state, move('germany', { fighter: 1 }, 'sz-5'), endPhase);
    expect(plans(flown)).toEqual(['sea sz-5', 'land karelia']);
  });

  test('AMPH-1: until they land, the choice may still be changed in conduct combat', () => {
    const ignoring = landing({ ships: { destroyer: 1 }, enemyShips: { submarine: 1 }, say: [engage('sz-5', false)] });
    const attacking = after(ignoring, engage('sz-5'));
    expect(plans(attacking)).toEqual(['sea sz-5', 'land karelia']);
    expect(plans(after(attacking, engage('sz-5', false)))).toEqual(['land karelia']);
  });

  test('AMPH-1: once troops have landed past them, the submarines can no longer be attacked', () => {
    const state = after(
      landing({ ships: { destroyer: 1 }, enemyShips: { submarine: 1 }, say: [engage('sz-5', false)] }),
      fight('karelia'),
      hit({ surface: 1 }),
      miss,
    );
    expectOver(state);
    expectRefused(state, engage('sz-5'), 'AMPH-8', 'transport-done');
  });
});

describe('clearing the zone', () => {
  test('AMPH-2: when the zone is cleared, the troops land and fight', () => {
    const state = after(
      landing({ ships: { battleship: 1 }, enemyShips: { destroyer: 1 } }),
      fight('sz-5'),
      hit({ surface: 1 }),
      miss,
    );
    expectOver(state);
    const ashore = after(state, fight('karelia'));
    expect(strip(ashore, 'attacker')).toEqual({ infantry: 2 });
    expect(countsIn(ashore, 'karelia', 'germany')).toEqual({ infantry: 2 });
  });

  test('AMPH-2: against an empty territory they take it as soon as the zone is clear', () => {
    const state = after(
      landing({ ships: { battleship: 1 }, enemyShips: { destroyer: 1 }, defenders: {} }),
      fight('sz-5'),
      hit({ surface: 1 }),
      miss,
    );
    expect(state.control['karelia']).toBe('germany');
    expect(countsIn(state, 'karelia')).toEqual({ infantry: 2 });
    expectAllowed(state, endPhase);
  });

  test('AMPH-2: submarines that submerged do not hinder the landing', () => {
    const state = after(
      landing({ ships: { battleship: 1 }, enemyShips: { submarine: 1 }, say: [engage('sz-5')] }),
      fight('sz-5'),
      submerge(1),
      fight('karelia'),
    );
    expect(strip(state, 'attacker')).toEqual({ infantry: 2 });
  });

  test('AMPH-2: submarines that fought on beside air units do', () => {
    const state = after(
      landing({ ships: { carrier: 1 }, air: { fighter: 1 }, enemyShips: { submarine: 2 }, say: [engage('sz-5')] }),
      fight('sz-5'),
      strike,
      hit({ submarine: 2 }),
    );
    // carrier and transport sunk; fighter and submarines cannot hit each other
    expectOver(state);
    expect(plans(state)).toEqual([]);
    expect(countsIn(state, 'karelia')).toEqual({ infantry: 1 });
  });

  test('AMPH-2: both sides with only transports: those of the attacker that stay put their troops ashore', () => {
    const fought = after(
      landing({ ships: { destroyer: 1 }, enemyShips: { destroyer: 1, transport: 1 } }),
      fight('sz-5'),
      hit({ surface: 1 }),
      hit({ surface: 1 }),
    );
    expect(waitsFor(fought)).toBe('retreat');
    const stay = after(fought, press, fight('karelia'));
    expect(strip(stay, 'attacker')).toEqual({ infantry: 2 });
    const gone = after(fought, retreat('sz-6'));
    expect(plans(gone)).toEqual([]);
  });

  test('AMPH-2: after a lost sea battle there is no landing and no land battle', () => {
    const state = after(
      landing({ ships: { destroyer: 1 }, enemyShips: { battleship: 1 } }),
      fight('sz-5'),
      miss,
      hit({ surface: 1 }),
      retreat('sz-6'),
    );
    expectOver(state);
    expect(plans(state)).toEqual([]);
    expectAllowed(state, endPhase);
    expect(state.control['karelia']).toBe('soviet-union');
  });
});

describe('when the sea battle failed', () => {
  const failed = (how: 'lost' | 'retreated', field: Parameters<typeof landing>[0]) => {
    const begun = after(
      landing({
        ships: { destroyer: 1 },
        enemyShips: { battleship: 1, destroyer: 1 },
        defenders: { infantry: 2 },
        ...field,
      }),
      fight('sz-5'),
      miss,
    );
    return how === 'lost' ? after(begun, hit({ surface: 2 })) : after(begun, miss, retreat('sz-6'));
  };

  test('AMPH-3: overland and air units still fight at least one round before they may retreat', () => {
    for (const how of ['lost', 'retreated'] as const) {
      const state = failed(how, { overland: { tank: 1 }, overlandAir: { fighter: 1 } });
      expect(plans(state)).toEqual(['land karelia']);
      expectRefused(state, endPhase, 'COM-1', 'battles-remain');
      const begun = after(state, fight('karelia'));
      expect(strip(begun, 'attacker')).toEqual({ tank: 1, fighter: 1 });
      expectRefused(begun, retreat('eastern-europe'), 'COM-18', 'cannot-retreat');
      expect(retreats(after(begun, miss, miss))).toEqual({ to: ['eastern-europe'], air: true });
    }
  });

  test('AMPH-3: so do air units alone', () => {
    const state = after(failed('retreated', { overlandAir: { fighter: 1 } }), fight('karelia'));
    expectRefused(state, retreat(), 'COM-18', 'cannot-retreat');
    expect(retreats(after(state, miss, miss))).toEqual({ to: [], air: true });
  });

  test('AMPH-3: cargo stays aboard the ships that retreated', () => {
    const state = failed('retreated', { overland: { tank: 1 } });
    expect(countsIn(state, 'sz-6')).toEqual({ destroyer: 1, transport: 1, infantry: 2 });
    expect(strip(after(state, fight('karelia')), 'attacker')).toEqual({ tank: 1 });
  });

  test('AMPH-3: cargo of ships that sank is lost, and overland units may still win', () => {
    const state = after(failed('lost', { overland: { tank: 2 } }), fight('karelia'), hit({ surface: 2 }), miss);
    expect(state.control['karelia']).toBe('germany');
    expect(Object.values(state.units).filter((unit) => unit.owner === 'germany' && unit.type === 'infantry')).toEqual(
      [],
    );
  });

  test('AMPH-3: overland units take an undefended territory whatever happened at sea', () => {
    const state = failed('lost', { overland: { tank: 1 }, defenders: {} });
    expect(state.control['karelia']).toBe('germany');
    expect(plans(state)).toEqual([]);
  });

  test('AMPH-3: air units that win alone take nothing', () => {
    const state = failed('retreated', { overlandAir: { fighter: 1 }, defenders: { infantry: 1 } });
    const fought = played(state, fight('karelia'), hit({ air: 1 }), miss);
    expect(fought.state.control['karelia']).toBe('soviet-union');
    expect(eventsOf(fought, 'territory-captured')).toEqual([]);
    expect(idsOf(fought.state, 'karelia', { fighter: 1 })).toHaveLength(1);
  });
});
