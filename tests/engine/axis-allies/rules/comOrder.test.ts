import { describe, expect, test } from 'vitest';
import {
  waitsFor,
  ashore,
  atSea,
  battleOf,
  cameToSea,
  eventsOf,
  expectOver,
  hit,
  lose,
  miss,
  press,
  strike,
  strip,
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
  move,
  played,
  roll,
} from './position.ts';

const twoFronts = () =>
  game({
    power: 'germany',
    phase: 'conduct-combat',
    units: {
      germany: { karelia: { infantry: 2 }, archangel: { infantry: 1 }, 'sz-8': { battleship: 1 } },
      'soviet-union': { karelia: { infantry: 1 }, archangel: { infantry: 1 } },
      'united-kingdom': { 'sz-8': { destroyer: 1 } },
    },
  });

describe('the order of battles', () => {
  test('COM-1: the attacker fights the battles in any order it likes', () => {
    const state = twoFronts();
    expect(state.turn.battles.map((plan) => plan.space).sort()).toEqual(['archangel', 'karelia', 'sz-8']);
    for (const space of ['archangel', 'karelia', 'sz-8']) expectAllowed(state, fight(space));
  });

  test('COM-1: a battle is fought to its end before the next', () => {
    const state = after(twoFronts(), fight('karelia'));
    expectRefused(state, fight('archangel'), 'COM-1', 'not-now');
    expectRefused(state, endPhase, 'COM-1', 'not-now');
    expectRefused(state, engage('sz-8'), 'COM-1', 'not-now');
    const done = after(state, hit({ surface: 1 }), miss);
    expectOver(done);
    expectAllowed(done, fight('archangel'));
  });

  test(
    'COM-1: the phase does not end while battles remain, and no battle is fought twice or where there is ' + 'none',
    () => {
      const state = twoFronts();
      expectRefused(state, endPhase, 'COM-1', 'battles-remain');
      expectRefused(state, fight('russia'), 'COM-1', 'no-such-battle');
      const done = after(state, fight('karelia'), hit({ surface: 1 }), miss);
      expectRefused(done, fight('karelia'), 'COM-1', 'no-such-battle');
    },
  );

  test('COM-1: nothing is fought outside conduct combat', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-8': { battleship: 1 } }, 'united-kingdom': { 'sz-8': { destroyer: 1 } } },
    });
    expect(after(state, endPhase).turn.battles.map((plan) => plan.space)).toEqual(['sz-8']);
    expectRefused(state, fight('sz-8'), 'TURN-2', 'not-now');
  });
});

describe('undefended territories', () => {
  const march = (units: Readonly<Record<string, number>>) =>
    game({
      power: 'germany',
      units: { germany: { 'eastern-europe': units }, 'soviet-union': { russia: { infantry: 1 } } },
    });

  test('COM-2: a hostile territory without units is captured without a battle', () => {
    const end = played(march({ infantry: 1 }), move('eastern-europe', { infantry: 1 }, 'karelia'), endPhase);
    expect(end.state.control['karelia']).toBe('germany');
    expect(end.state.turn.battles).toEqual([]);
    expect(eventsOf(end, 'territory-captured')).toEqual([
      { type: 'territory-captured', space: 'karelia', by: 'germany', from: 'soviet-union', to: 'germany' },
    ]);
  });

  test('COM-2: an industrial complex alone defends nothing', () => {
    const end = after(
      game({
        power: 'germany',
        control: { 'west-russia': 'germany' },
        units: { germany: { 'west-russia': { infantry: 1 } } },
      }),
      move('west-russia', { infantry: 1 }, 'russia'),
      endPhase,
    );
    expect(end.control['russia']).toBe('germany');
    expect(countsIn(end, 'russia')).toEqual({ infantry: 1 });
  });

  test('COM-2: one defending unit of any of its powers means a battle', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { infantry: 1 } }, 'united-kingdom': { karelia: { fighter: 1 } } },
    });
    const end = after(state, move('eastern-europe', { infantry: 1 }, 'karelia'), endPhase);
    expect(end.control['karelia']).toBe('soviet-union');
    expect(end.turn.battles.map((plan) => plan.space)).toEqual(['karelia']);
  });

  test('COM-2: air units alone do not capture even an empty territory', () => {
    const state = game({ power: 'germany', phase: 'conduct-combat', units: { germany: { karelia: { fighter: 1 } } } });
    expect(state.turn.battles).toEqual([]);
    expect(state.control['karelia']).toBe('soviet-union');
  });
});

describe('the battle round', () => {
  test(
    'COM-3: attackers fire, the defender names casualties, the defenders fire, the attacker names ' +
      'casualties, then press or retreat',
    () => {
      let state = after(
        game({
          power: 'germany',
          units: {
            germany: { 'eastern-europe': { infantry: 2, tank: 2 } },
            'soviet-union': { karelia: { infantry: 2, tank: 1 } },
          },
        }),
        move('eastern-europe', { infantry: 2, tank: 2 }, 'karelia'),
        endPhase,
        fight('karelia'),
      );
      expect(waitsFor(state)).toBe('dice attacker');
      state = after(state, hit({ surface: 1 }));
      expect(waitsFor(state)).toBe('casualties defender');
      state = after(state, lose({ infantry: 1 }));
      expect(waitsFor(state)).toBe('dice defender');
      state = after(state, hit({ surface: 1 }));
      expect(waitsFor(state)).toBe('casualties attacker');
      state = after(state, lose({ infantry: 1 }));
      expect(waitsFor(state)).toBe('retreat');
      expect(strip(state, 'attacker')).toEqual({ infantry: 1, tank: 2 });
      expect(strip(state, 'defender')).toEqual({ infantry: 1, tank: 1 });
      state = after(state, press);
      expect(waitsFor(state)).toBe('dice attacker');
      expect(battleOf(state).round).toBe(2);
    },
  );

  test('COM-3: at sea the submarines come first, the attacker’s before the defender’s', () => {
    let state = atSea({ submarine: 1, battleship: 1 }, { submarine: 1, battleship: 1 });
    const steps = [];
    for (const order of [strike, strike, miss, miss, miss, miss]) {
      steps.push(waitsFor(state));
      state = after(state, order);
    }
    expect(steps).toEqual([
      'submerge attacker',
      'submerge defender',
      'dice attacker',
      'dice defender',
      'dice attacker',
      'dice defender',
    ]);
  });

  test('COM-3: without submarines there is no submarine step', () => {
    expect(waitsFor(atSea({ battleship: 1 }, { battleship: 1 }))).toBe('dice attacker');
  });

  test('COM-3: pressing on is refused in the middle of a round', () => {
    expectRefused(atSea({ battleship: 1 }, { battleship: 1 }), press, 'COM-3', 'not-now');
    expectRefused(twoFronts(), press, 'COM-3', 'not-now');
  });

  test('COM-3: when there is no retreat, the next round begins by itself', () => {
    const state = after(ashore({ infantry: 1 }, { infantry: 1 }), miss, miss);
    expect(waitsFor(state)).toBe('dice attacker');
    expect(battleOf(state).round).toBe(2);
  });

  test('COM-3: a battle won in the round asks for no retreat', () => {
    const state = after(cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), hit({ surface: 1 }), miss);
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ destroyer: 1 });
  });

  test('COM-3: a submarine battle accepts no casualties or dice before they are due', () => {
    const state = atSea({ submarine: 1 }, { submarine: 1 });
    expectRefused(state, roll(1), 'COM-4', 'not-now');
    expectRefused(state, { type: 'casualties', units: [] }, 'COM-8', 'not-now');
  });
});

test(
  'CM-5: a position at conduct combat lists the attack on a lone transport, and the table may still ' + 'pass it by',
  () => {
    const state = game({
      power: 'germany',
      phase: 'conduct-combat',
      units: { germany: { 'sz-8': { destroyer: 1 } }, 'united-kingdom': { 'sz-8': { transport: 1 } } },
    });
    expect(state.turn.battles.map((battle) => battle.space)).toEqual(['sz-8']);
    expect(after(state, { type: 'engage', zone: 'sz-8', attack: false }).turn.battles).toEqual([]);
  },
);
