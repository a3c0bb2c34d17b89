import { describe, expect, test } from 'vitest';
import {
  after,
  asked,
  declare,
  endPhase,
  expectRefused,
  fight,
  game,
  move,
  readBack,
  roll,
  type Scene,
} from './support.ts';

const winter = (scene: Scene) => game({ advantages: { 'soviet-union': ['russian-winter'] }, ...scene });
const ukraine: Scene = {
  power: 'soviet-union',
  phase: 'collect-income',
  units: {
    'soviet-union': { caucasus: { infantry: 2, artillery: 1 } },
    'united-kingdom': { caucasus: { infantry: 1 } },
    germany: { 'ukraine-ssr': { tank: 1, infantry: 1 }, belorussia: { tank: 1 } },
  },
};

describe('NA-SU-1: Russian Winter', () => {
  test('its infantry defend on 3, its artillery and friends’ infantry on 2', () => {
    const declared = after(winter(ukraine), declare('russian-winter'), endPhase);
    const state = after(readBack(declared), endPhase, endPhase, move('ukraine-ssr', { tank: 1 }, 'caucasus'), endPhase);
    expect(asked(after(state, fight('caucasus'), roll(6)))).toEqual([
      '2: artillery, infantry',
      '3: infantry, infantry',
    ]);
  });

  test('without it they defend on 2', () => {
    const state = after(winter(ukraine), endPhase, endPhase, endPhase, move('ukraine-ssr', { tank: 1 }, 'caucasus'));
    expect(asked(after(state, endPhase, fight('caucasus'), roll(6)))[0]).toMatch(/^2: (?:\w+(?:, )?){4}$/u);
  });

  test('it ends when the next Soviet turn begins, and is used up then', () => {
    const winterOver = winter({
      ...ukraine,
      power: 'united-states',
      spentAdvantages: ['russian-winter'],
      running: [{ advantage: 'russian-winter', until: 'own-turn' }],
    });
    const next = after(winterOver, endPhase);
    expect(next.power).toBe('soviet-union');
    expect(next.running).toEqual([]);
    const end = after(next, endPhase, endPhase, endPhase, endPhase, endPhase, endPhase);
    expect(end.phase).toBe('collect-income');
    expectRefused(end, declare('russian-winter'), 'NA-SU-1', 'advantage-used-up');
  });

  test('it says nothing of attacks, nor of who declared it in another phase or turn', () => {
    const running = [{ advantage: 'russian-winter', until: 'own-turn' as const }];
    const attack = winter({ ...ukraine, phase: 'combat-move', running });
    const state = after(attack, move('caucasus', { infantry: 2 }, 'ukraine-ssr'), endPhase, fight('ukraine-ssr'));
    expect(asked(state)).toEqual(['1: infantry, infantry']);
    expectRefused(winter({ ...ukraine, phase: 'mobilize-new-units' }), declare('russian-winter'), 'NA-SU-1');
    expectRefused(winter({ ...ukraine, power: 'germany' }), declare('russian-winter'), 'NA-SU-1', 'advantage-not-now');
  });
});
