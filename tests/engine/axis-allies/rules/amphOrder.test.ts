import { describe, expect, test } from 'vitest';
import { hit, miss, retreat, strip } from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fight,
  game,
  load,
  move,
  offload,
} from './position.ts';

describe('assaults first', () => {
  const start = () =>
    game({
      power: 'germany',
      units: {
        germany: {
          'sz-5': { transport: 1 },
          'sz-16': { transport: 1, destroyer: 1 },
          germany: { infantry: 2 },
          'southern-europe': { infantry: 2 },
          ukraine: { tank: 1 },
        },
        'united-kingdom': { 'sz-17': { destroyer: 1 }, 'anglo-egypt-sudan': { infantry: 1 } },
        'soviet-union': { karelia: { infantry: 1 }, caucasus: { infantry: 1 } },
      },
    });
  const declared = () =>
    after(
      start(),
      load('germany', { infantry: 2 }, 'sz-5'),
      offload('sz-5', { infantry: 2 }, 'karelia'),
      load('southern-europe', { infantry: 2 }, 'sz-16'),
      move('sz-16', { destroyer: 1 }, 'sz-17'),
      move('sz-16', { transport: 1 }, 'sz-17'),
      offload('sz-17', { infantry: 2 }, 'anglo-egypt-sudan'),
      move('ukraine', { tank: 1 }, 'caucasus'),
      endPhase,
    );

  test('AMPH-8: no other battle is fought while an assault remains', () => {
    const state = declared();
    expectRefused(state, fight('caucasus'), 'AMPH-8', 'assaults-first');
    const one = after(state, fight('karelia'), hit({ surface: 1 }), miss);
    expectRefused(one, fight('caucasus'), 'AMPH-8', 'assaults-first');
    const sea = after(one, fight('sz-17'), hit({ surface: 1 }), miss);
    expectRefused(sea, fight('caucasus'), 'AMPH-8', 'assaults-first');
    const all = after(sea, fight('anglo-egypt-sudan'), hit({ surface: 1 }), miss);
    expectAllowed(all, fight('caucasus'));
  });

  test('AMPH-8: among assaults the attacker chooses, but each one’s sea battle comes before its landing', () => {
    const state = declared();
    expectAllowed(state, fight('karelia'));
    expectAllowed(state, fight('sz-17'));
    expectRefused(state, fight('anglo-egypt-sudan'), 'AMPH-8', 'sea-battle-first');
  });

  test('AMPH-8: an assault without attackers left does not delay other battles', () => {
    const state = after(
      declared(),
      fight('karelia'),
      hit({ surface: 1 }),
      miss,
      fight('sz-17'),
      miss,
      miss,
      retreat('sz-16'),
    );
    expectAllowed(state, fight('caucasus'));
  });

  test('AMPH-8: a sea battle of no assault waits like any other', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { transport: 1 }, 'sz-7': { battleship: 1 }, germany: { infantry: 1 } },
          'united-kingdom': { 'sz-8': { destroyer: 1 } },
          'soviet-union': { karelia: { infantry: 1 } },
        },
      }),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      move('sz-7', { battleship: 1 }, 'sz-8'),
      endPhase,
    );
    expectRefused(state, fight('sz-8'), 'AMPH-8', 'assaults-first');
    expectAllowed(after(state, fight('karelia'), hit({ surface: 1 }), miss), fight('sz-8'));
  });

  test('AMPH-8: troops from two zones wait for both sea battles, and land from the zone that was won', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: {
            'sz-5': { transport: 1, destroyer: 1 },
            'sz-3': { transport: 1, destroyer: 1 },
            germany: { infantry: 2 },
            'norway-finland': { tank: 1 },
          },
          'soviet-union': { 'sz-4': { destroyer: 1 }, 'sz-5': { submarine: 1 }, karelia: { infantry: 1 } },
        },
      }),
      load('germany', { infantry: 2 }, 'sz-5'),
      load('norway-finland', { tank: 1 }, 'sz-3'),
      move('sz-3', { destroyer: 1 }, 'sz-4'),
      move('sz-3', { transport: 1 }, 'sz-4'),
      offload('sz-5', { infantry: 2 }, 'karelia'),
      offload('sz-4', { tank: 1 }, 'karelia'),
      engage('sz-5'),
      endPhase,
    );
    expectRefused(state, fight('karelia'), 'AMPH-8', 'sea-battle-first');
    const one = after(state, fight('sz-5'), hit({ surface: 1 }), miss);
    expectRefused(one, fight('karelia'), 'AMPH-8', 'sea-battle-first');
    const both = after(one, fight('sz-4'), miss, miss, retreat('sz-3'), fight('karelia'));
    expect(strip(both, 'attacker')).toEqual({ infantry: 2 });
    expect(countsIn(both, 'sz-3')).toEqual({ transport: 1, destroyer: 1, tank: 1 });
  });

  test('AMPH-8: a territory assaulted without defenders is taken when its zone is clear, before other battles', () => {
    const state = after(declared(), fight('karelia'), hit({ surface: 1 }), miss);
    expect(state.control['karelia']).toBe('germany');
    expect(state.turn.battles.map((plan) => plan.space).sort()).toEqual(['anglo-egypt-sudan', 'caucasus', 'sz-17']);
  });
});

describe('air units in an assault with a sea battle', () => {
  test('AMPH-1, AMPH-8: those sent to the sea fight there only, those sent to the land only there', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: {
            'sz-6': { transport: 1, destroyer: 1 },
            'norway-finland': { infantry: 1, fighter: 1 },
            germany: { bomber: 1 },
          },
          'soviet-union': { 'sz-5': { destroyer: 1 }, karelia: { infantry: 1 } },
        },
      }),
      load('norway-finland', { infantry: 1 }, 'sz-6'),
      move('sz-6', { destroyer: 1 }, 'sz-5'),
      move('sz-6', { transport: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      move('norway-finland', { fighter: 1 }, 'sz-5'),
      move('germany', { bomber: 1 }, 'karelia'),
      endPhase,
      fight('sz-5'),
    );
    expect(strip(state, 'attacker')).toEqual({ transport: 1, destroyer: 1, fighter: 1 });
    const ashore = after(state, hit({ surface: 1 }), miss, fight('karelia'));
    expect(strip(ashore, 'attacker')).toEqual({ infantry: 1, bomber: 1 });
    expect(countsIn(ashore, 'sz-5')).toEqual({ transport: 1, destroyer: 1, fighter: 1 });
  });
});
