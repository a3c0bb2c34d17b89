import { describe, expect, test } from 'vitest';
import { after, declare, endPhase, expectRefused, game, mobilize, readBack, type Scene } from './support.ts';

const moving = (scene: Partial<Scene> = {}) =>
  game({
    power: 'soviet-union',
    phase: 'noncombat-move',
    advantages: { 'soviet-union': ['mobile-industry'] },
    units: {},
    ...scene,
  });
const from = (start: string, to: string) => declare('mobile-industry', { from: start, to });

describe('NA-SU-3: Mobile Industry', () => {
  test('a complex moves one territory and builds there, as many units as that is worth', () => {
    const moved = readBack(after(moving({ purchased: { infantry: 3 } }), from('caucasus', 'kazakh-ssr')));
    expect(moved.complexes).toContain('kazakh-ssr');
    expect(moved.complexes).not.toContain('caucasus');
    const built = after(moved, endPhase, mobilize('infantry', 'kazakh-ssr'), mobilize('infantry', 'kazakh-ssr'));
    expectRefused(built, mobilize('infantry', 'kazakh-ssr'), 'MOB-2', 'complex-limit');
    expectRefused(built, mobilize('infantry', 'caucasus'), 'MOB-1', 'no-complex');
  });

  test('each moves once, and no two come together', () => {
    const moved = after(moving(), from('russia', 'novosibirsk'));
    expectRefused(moved, from('novosibirsk', 'yakut-ssr'), 'NA-SU-3', 'complex-stays');
    const both = after(moved, from('caucasus', 'kazakh-ssr'));
    expect(both.complexes).toEqual(expect.arrayContaining(['novosibirsk', 'kazakh-ssr']));
    expectRefused(moving(), from('caucasus', 'russia'), 'NA-SU-3');
    // A turn later each may go on.
    const later = moving({ complexes: [...both.complexes] });
    expect(after(later, from('novosibirsk', 'yakut-ssr')).complexes).toContain('yakut-ssr');
  });

  test('not to what is far, what was taken this turn, or a friend’s', () => {
    expectRefused(moving(), from('caucasus', 'novosibirsk'), 'NA-SU-3');
    expectRefused(moving(), from('caucasus', 'persia'), 'NA-SU-3');
    const taken = moving({
      control: { 'ukraine-ssr': 'soviet-union' },
      turn: { captured: ['ukraine-ssr'], control: { 'ukraine-ssr': 'germany' } },
    });
    expectRefused(taken, from('caucasus', 'ukraine-ssr'), 'NA-SU-3');
    const held = moving({ control: { 'ukraine-ssr': 'soviet-union' } });
    expect(after(held, from('caucasus', 'ukraine-ssr')).complexes).toContain('ukraine-ssr');
  });

  test('a complex that was captured this turn moves, but builds nothing this turn', () => {
    const state = moving({
      control: { 'ukraine-ssr': 'soviet-union', belorussia: 'soviet-union' },
      complexes: ['ukraine-ssr', 'russia'],
      turn: { captured: ['ukraine-ssr'], control: { 'ukraine-ssr': 'germany' } },
      purchased: { infantry: 1 },
    });
    const moved = readBack(after(state, from('ukraine-ssr', 'caucasus')));
    expect(moved.complexes).toEqual(['caucasus', 'russia']);
    expectRefused(after(moved, endPhase), mobilize('infantry', 'caucasus'), 'CPX-3', 'complex-new');
  });

  test('only in its own noncombat move, and never by a captor', () => {
    expectRefused(moving({ phase: 'combat-move' }), from('russia', 'novosibirsk'), 'NA-SU-3', 'advantage-not-now');
    const lost = { caucasus: 'germany' };
    expectRefused(
      moving({ power: 'germany', control: lost }),
      from('caucasus', 'ukraine-ssr'),
      'NA-SU-3',
      'advantage-not-now',
    );
    expectRefused(moving({ control: lost }), from('caucasus', 'kazakh-ssr'), 'NA-SU-3', 'complex-stays');
  });

  test('TURN-3: a power without its capital has its noncombat move, and may move them too', () => {
    const lost = moving({ control: { russia: 'germany' } });
    expect(after(lost, from('caucasus', 'kazakh-ssr')).complexes).toContain('kazakh-ssr');
  });
});
