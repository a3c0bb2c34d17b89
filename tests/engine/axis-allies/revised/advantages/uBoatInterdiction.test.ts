import { describe, expect, test } from 'vitest';
import { incomeParts, incomeToCollect } from '../../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, game, type Scene } from './support.ts';

const hunted = (power: string, units: Scene['units'], scene: Partial<Scene> = {}) =>
  game({ power, phase: 'collect-income', advantages: { germany: ['u-boat-interdiction'] }, units, ...scene });
const THREE = { germany: { 'sz-5': { submarine: 2, destroyer: 1 }, 'sz-8': { submarine: 1 } } };

describe('NA-GE-1: U-Boat Interdiction', () => {
  test.each([
    ['united-kingdom', 30],
    ['united-states', 42],
  ])('the income of %s is less by each German submarine, wherever it is', (power, production) => {
    const state = hunted(power, THREE);
    expect(incomeParts(state, power).map(({ rule, ipcs, spaces }) => [rule, ipcs, spaces.length])).toEqual([
      ['INC-1', production, expect.any(Number)],
      ['NA-GE-1', -3, 2],
    ]);
    const before = state.treasury[power]!;
    expect(after(state, endPhase).treasury[power]).toBe(before + production - 3);
  });

  test('the Soviets lose nothing, nor does anybody by Japanese submarines or none', () => {
    expect(incomeToCollect(hunted('soviet-union', THREE), 'soviet-union')).toBe(24);
    expect(incomeToCollect(hunted('united-kingdom', { japan: { 'sz-5': { submarine: 3 } } }), 'united-kingdom')).toBe(
      30,
    );
    expect(incomeParts(hunted('united-kingdom', {}), 'united-kingdom')).toHaveLength(1);
    expect(incomeToCollect(game({ power: 'united-kingdom', units: THREE }), 'united-kingdom')).toBe(30);
  });

  test('never less than nothing', () => {
    expect(incomeToCollect(hunted('united-states', { germany: { 'sz-5': { submarine: 50 } } }), 'united-states')).toBe(
      0,
    );
  });

  test('nothing is lost of what is not collected: with the capital lost', () => {
    const state = hunted('united-states', THREE, {
      power: 'united-states',
      phase: 'combat-move',
      control: { 'united-kingdom': 'germany' },
    });
    expect(incomeParts(state, 'united-kingdom')).toEqual([]);
  });
});
