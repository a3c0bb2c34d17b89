import { describe, expect, test } from 'vitest';
import { nationalProduction } from '../../../../src/engine/axis-allies/index.ts';
import { ashore, eventsOf, expectOver, hit, lose, miss, press, resultOf } from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  load,
  mobilize,
  move,
  offload,
  played,
} from './position.ts';

describe('capture', () => {
  test('COM-19: a territory is captured by a surviving land unit', () => {
    const end = played(ashore({ infantry: 1, tank: 1 }, { infantry: 1 }), hit({ surface: 1 }), miss);
    expectOver(end.state);
    expect(end.state.control['karelia']).toBe('germany');
    expect(eventsOf(end, 'territory-captured')).toEqual([
      { type: 'territory-captured', space: 'karelia', by: 'germany', from: 'soviet-union', to: 'germany' },
    ]);
  });

  test('COM-19: with only air units left nothing is captured', () => {
    const start = ashore({ infantry: 1, fighter: 1 }, { infantry: 1 });
    const state = after(start, hit({ air: 1 }), hit({ surface: 1 }), lose({ infantry: 1 }));
    expectOver(state);
    expect(state.control['karelia']).toBe('soviet-union');
    expect(countsIn(state, 'karelia')).toEqual({ fighter: 1 });
    expect(resultOf(start, hit({ air: 1 }), hit({ surface: 1 }), lose({ infantry: 1 }))).toBe('attacker-won');
  });

  test('COM-19: both sides wiped out: the defender keeps it', () => {
    const start = ashore({ infantry: 1 }, { infantry: 1 });
    const state = after(start, hit({ surface: 1 }), hit({ surface: 1 }));
    expectOver(state);
    expect(state.control['karelia']).toBe('soviet-union');
    expect(countsIn(state, 'karelia')).toEqual({});
  });

  test('COM-19: a battle that is lost changes nothing', () => {
    const state = after(ashore({ infantry: 1 }, { infantry: 1 }), miss, hit({ surface: 1 }));
    expect(state.control['karelia']).toBe('soviet-union');
  });

  test('COM-19: air units do not land where their own side has just captured', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'eastern-europe': { infantry: 2, fighter: 1 } },
          'soviet-union': { karelia: { infantry: 1 } },
        },
      }),
      move('eastern-europe', { infantry: 2, fighter: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
      hit({ air: 1 }),
      miss,
      endPhase,
    );
    expect(state.control['karelia']).toBe('germany');
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
    expectAllowed(after(state, move('karelia', { fighter: 1 }, 'eastern-europe')), endPhase);
  });

  test('COM-19: the land unit may be one from the sea', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1, fighter: 1 } },
          'soviet-union': { karelia: { infantry: 1 } },
        },
      }),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      move('germany', { fighter: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
      hit({ air: 1 }),
      miss,
    );
    expect(state.control['karelia']).toBe('germany');
  });

  test('COM-20: capture brings income at once to one power and takes it from the other', () => {
    const start = ashore({ infantry: 1 }, { infantry: 1 });
    const state = after(start, hit({ surface: 1 }), miss);
    expect(nationalProduction(state, 'germany')).toBe(nationalProduction(start, 'germany') + 1);
    expect(nationalProduction(state, 'soviet-union')).toBe(nationalProduction(start, 'soviet-union') - 1);
  });

  const caucasus = () =>
    after(
      game({
        power: 'germany',
        phase: 'conduct-combat',
        treasury: { germany: 0 },
        purchased: { infantry: 1 },
        units: { germany: { caucasus: { tank: 1 }, germany: {} }, 'soviet-union': { caucasus: { infantry: 1 } } },
      }),
      fight('caucasus'),
      hit({ surface: 1 }),
      miss,
    );

  test('COM-20: a captured complex is not used in the same turn', () => {
    const state = after(caucasus(), endPhase, endPhase);
    expectRefused(state, mobilize('infantry', 'caucasus'), 'MOB-1', 'complex-taken-this-turn');
    expectAllowed(state, mobilize('infantry', 'germany'));
  });

  test('COM-20: but from the next turn on', () => {
    let state = after(caucasus(), endPhase, endPhase, mobilize('infantry', 'germany'), endPhase, endPhase);
    while (state.power !== 'germany') state = after(state, endPhase);
    state = after(state, { type: 'purchase', units: { infantry: 1 } }, endPhase, endPhase, endPhase, endPhase);
    expectAllowed(state, mobilize('infantry', 'caucasus'));
  });

  test('COM-19: an island is captured in the same way', () => {
    const state = after(
      game({
        power: 'japan',
        phase: 'conduct-combat',
        units: { japan: { midway: { infantry: 1 } }, 'united-states': { midway: { infantry: 1 } } },
      }),
      fight('midway'),
      miss,
      miss,
      hit({ surface: 1 }),
      miss,
    );
    expect(state.control['midway']).toBe('japan');
    expectRefused(state, press, 'COM-3', 'not-now');
  });
});
