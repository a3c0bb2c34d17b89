import { describe, expect, test } from 'vitest';
import { after, countsIn, declare, endPhase, expectRefused, game, idsOf, move, one, type Scene } from './support.ts';

const lending = (scene: Partial<Scene> = {}) =>
  game({
    power: 'soviet-union',
    phase: 'purchase-units',
    advantages: { 'soviet-union': ['lend-lease'] },
    units: {
      'soviet-union': { 'karelia-ssr': { infantry: 1 } },
      'united-kingdom': { 'karelia-ssr': { fighter: 1, 'antiaircraft-gun': 1 }, 'united-kingdom': { tank: 1 } },
      'united-states': { 'karelia-ssr': { tank: 2 } },
    },
    ...scene,
  });

describe('NA-SU-5: Lend-Lease', () => {
  test('friends’ units in red territories become Soviet, of two friends at once', () => {
    const state = lending();
    const units = [
      ...idsOf(state, 'karelia-ssr', { fighter: 1, 'antiaircraft-gun': 1 }, 'united-kingdom'),
      ...idsOf(state, 'karelia-ssr', { tank: 1 }, 'united-states'),
    ];
    const lent = after(state, declare('lend-lease', { units }));
    expect(countsIn(lent, 'karelia-ssr', 'soviet-union')).toEqual({
      infantry: 1,
      fighter: 1,
      'antiaircraft-gun': 1,
      tank: 1,
    });
    expect(countsIn(lent, 'karelia-ssr', 'united-states')).toEqual({ tank: 1 });
  });

  test('what was lent moves as any Soviet unit, and more may be lent in the same phase and in later turns', () => {
    const state = lending({ units: { 'united-states': { 'karelia-ssr': { tank: 2 } } } });
    const [first = '', second = ''] = idsOf(state, 'karelia-ssr', { tank: 2 }, 'united-states');
    const lent = after(state, declare('lend-lease', { units: [first] }), declare('lend-lease', { units: [second] }));
    const attack = after(lent, endPhase, move('karelia-ssr', { tank: 2 }, 'norway'));
    expect(countsIn(attack, 'norway', 'soviet-union')).toEqual({ tank: 2 });
    expect(attack.spentAdvantages).toEqual([]);
  });

  test('not from other ground, not the enemy’s, not its own', () => {
    const state = lending({
      control: { 'karelia-ssr': 'germany', 'west-russia': 'soviet-union' },
      units: {
        germany: { 'karelia-ssr': { tank: 1 } },
        'united-kingdom': { 'west-russia': { tank: 1 }, 'united-kingdom': { tank: 1 } },
        'soviet-union': { russia: { tank: 1 } },
      },
    });
    for (const [space, owner] of [
      ['karelia-ssr', 'germany'],
      ['west-russia', 'united-kingdom'],
      ['united-kingdom', 'united-kingdom'],
      ['russia', 'soviet-union'],
    ] as const)
      expectRefused(
        state,
        declare('lend-lease', { units: [one(state, space, 'tank', owner)] }),
        'NA-SU-5',
        'not-to-be-lent',
      );
    expectRefused(state, declare('lend-lease'), 'NA-SU-5', 'no-units-chosen');
    expectRefused(state, declare('lend-lease', { units: ['u99'] }), 'NA-SU-5', 'unknown-unit');
  });

  test('only in its own purchase phase', () => {
    for (const phase of ['combat-move', 'mobilize-new-units'] as const) {
      const state = lending({ phase });
      const units = idsOf(state, 'karelia-ssr', { tank: 1 }, 'united-states');
      expectRefused(state, declare('lend-lease', { units }), 'NA-SU-5', 'advantage-not-now');
    }
    const british = lending({ power: 'united-kingdom' });
    const units = idsOf(british, 'karelia-ssr', { tank: 1 }, 'united-states');
    expectRefused(british, declare('lend-lease', { units }), 'NA-SU-5', 'advantage-not-now');
  });
});
