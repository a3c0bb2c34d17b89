import { describe, expect, test } from 'vitest';
import { incomeToCollect } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, game } from './position.ts';

describe('collect income', () => {
  test('INC-1: national production is added to what is left in the treasury', () => {
    const state = game({
      power: 'germany',
      phase: 'collect-income',
      treasury: { germany: 5 },
      control: { karelia: 'germany', 'southern-europe': 'united-states', 'west-russia': 'soviet-union' },
      units: {},
    });
    expect(incomeToCollect(state, 'germany')).toBe(11);
    const ended = after(state, endPhase);
    expect([ended.power, ended.treasury['germany']]).toEqual(['united-kingdom', 16]);
  });

  test('INC-1: only the power that controls a territory collects for it', () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'collect-income',
      units: { 'united-states': { 'united-kingdom': { infantry: 5 } } },
    });
    const ended = after(state, endPhase);
    expect([ended.treasury['united-kingdom'], ended.treasury['united-states']]).toEqual([24, 17]);
  });

  test('INC-1: a power whose capital is enemy-held collects nothing, whatever else it holds', () => {
    const state = game({
      power: 'japan',
      phase: 'noncombat-move',
      control: { japan: 'united-states' },
      treasury: { japan: 2 },
      units: {},
    });
    expect(incomeToCollect(state, 'japan')).toBe(0);
    const ended = after(state, endPhase);
    expect([ended.power, ended.treasury['japan']]).toEqual(['united-states', 2]);
  });

  test('INC-1: the income of what was taken this turn is collected this turn', () => {
    const start = game({
      power: 'germany',
      treasury: { germany: 0 },
      units: { germany: { 'eastern-europe': { tank: 1 } } },
    });
    const ended = after(
      start,
      (state) => ({ type: 'move', units: Object.keys(state.units), to: 'karelia' }),
      endPhase,
      endPhase,
      endPhase,
      endPhase,
      endPhase,
    );
    expect(ended.treasury['germany']).toBe(13);
  });
});
