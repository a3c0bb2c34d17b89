import { describe, expect, test } from 'vitest';
import { after, countsIn, expectRefused, game, idsOf, move, placesOf, readBack, type Scene } from './support.ts';

const railway = (units: Scene['units'], scene: Partial<Scene> = {}) =>
  game({
    power: 'soviet-union',
    phase: 'noncombat-move',
    advantages: { 'soviet-union': ['trans-siberian-railway'] },
    units,
    ...scene,
  });
const inRussia = { 'soviet-union': { russia: { infantry: 2, artillery: 1, 'antiaircraft-gun': 1 } } };

describe('NA-SU-6: Trans-Siberian Railway', () => {
  test.each(['infantry', 'artillery', 'antiaircraft-gun'])(
    '%s goes two territories by rail, at once or by halves',
    (type) => {
      const state = railway(inRussia);
      const whole = after(state, move('russia', { [type]: 1 }, 'yakut-ssr'));
      expect(countsIn(whole, 'yakut-ssr')).toEqual({ [type]: 1 });
      const half = readBack(after(state, move('russia', { [type]: 1 }, 'novosibirsk')));
      const again = readBack(after(half, move('novosibirsk', { [type]: 1 }, 'yakut-ssr')));
      expectRefused(again, move('yakut-ssr', { [type]: 1 }, 'buryatia-ssr'), 'CM-2', 'already-moved');
    },
  );

  test('it reaches what it says and no more', () => {
    const state = railway(inRussia);
    const places = placesOf(state, idsOf(state, 'russia', { infantry: 1 }));
    expect(places).toContain('yakut-ssr');
    expect(places).not.toContain('buryatia-ssr');
    expect(places).not.toContain('sinkiang');
    const without = game({ power: 'soviet-union', phase: 'noncombat-move', units: inRussia });
    expect(placesOf(without, idsOf(without, 'russia', { infantry: 1 }))).not.toContain('yakut-ssr');
  });

  test('who leaves the line moves one territory', () => {
    const state = railway(inRussia);
    expectRefused(state, move('russia', { infantry: 1 }, 'yakut-ssr', 'evenki-national-okrug'), 'CM-2', 'too-far');
    expectRefused(state, move('russia', { infantry: 1 }, 'sinkiang', 'novosibirsk'), 'CM-2', 'too-far');
    const off = after(state, move('russia', { infantry: 1 }, 'novosibirsk'));
    expectRefused(off, move('novosibirsk', { infantry: 1 }, 'sinkiang'), 'CM-2');
    const out = after(state, move('russia', { infantry: 1 }, 'kazakh-ssr'));
    expectRefused(out, move('kazakh-ssr', { infantry: 1 }, 'novosibirsk'), 'CM-2');
  });

  test('tanks, friends and those whose line is cut gain nothing', () => {
    const cut = railway(
      { 'soviet-union': { russia: { infantry: 1 } }, japan: { novosibirsk: { infantry: 1 } } },
      { control: { novosibirsk: 'japan' } },
    );
    expectRefused(cut, move('russia', { infantry: 1 }, 'yakut-ssr', 'novosibirsk'), 'NCM-3');
    const attack = railway(
      { 'soviet-union': { russia: { infantry: 1 } }, japan: { 'yakut-ssr': { infantry: 1 } } },
      { phase: 'combat-move', control: { 'yakut-ssr': 'japan' } },
    );
    expect(countsIn(after(attack, move('russia', { infantry: 1 }, 'yakut-ssr')), 'yakut-ssr', 'soviet-union')).toEqual({
      infantry: 1,
    });
    const friend = railway({ 'united-kingdom': { russia: { infantry: 1 } } }, { power: 'united-kingdom' });
    expectRefused(friend, move('russia', { infantry: 1 }, 'yakut-ssr'), 'CM-2', 'too-far');
  });
});
