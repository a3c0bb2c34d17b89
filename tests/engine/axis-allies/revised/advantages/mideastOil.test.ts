import { describe, expect, test } from 'vitest';
import { movesLeft } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  placesOf,
  played,
  readBack,
  roll,
  toldOf,
  type Scene,
} from './support.ts';

const oil = (scene: Partial<Scene> = {}) =>
  game({
    power: 'united-kingdom',
    phase: 'noncombat-move',
    advantages: { 'united-kingdom': ['mideast-oil'] },
    units: { 'united-kingdom': { 'karelia-ssr': { fighter: 1 } } },
    ...scene,
  });
const toPersia = move('karelia-ssr', { fighter: 1 }, 'persia');

describe('NA-UK-4: Mideast Oil', () => {
  test('a fighter that lands in Persia flies its whole movement again, and no further', () => {
    const landed = readBack(after(oil(), toPersia));
    const fighter = idsOf(landed, 'persia', { fighter: 1 });
    expect(placesOf(landed, fighter)).toContain('belgian-congo');
    const flown = after(landed, move('persia', { fighter: 1 }, 'belgian-congo', 'trans-jordan', 'anglo-egypt'));
    expect(countsIn(flown, 'belgian-congo')).toEqual({ fighter: 1 });
    const again = played(landed, move('persia', { fighter: 1 }, 'anglo-egypt'));
    expect(toldOf(again.events, 'mideast-oil')).toEqual([]);
    expect(placesOf(again.state, idsOf(again.state, 'anglo-egypt', { fighter: 1 }))).not.toContain('south-africa');
  });

  test('once a turn: on the second field it is not filled up again', () => {
    const twice = after(
      oil(),
      toPersia,
      move('persia', { fighter: 1 }, 'trans-jordan'),
      move('trans-jordan', { fighter: 1 }, 'anglo-egypt'),
    );
    expect(Object.values(twice.turn.deeds)[0]?.again).toBe(2);
  });

  test('not over fields that are not British now, nor without it', () => {
    const lost = oil({ control: { persia: 'soviet-union' } });
    expectRefused(after(lost, toPersia), move('persia', { fighter: 1 }, 'belgian-congo'), 'CM-10');
    expectRefused(after(oil({ advantages: {} }), toPersia), move('persia', { fighter: 1 }, 'belgian-congo'), 'CM-10');
  });

  test('a flight home after battle does not count', () => {
    const battle = oil({
      phase: 'combat-move',
      control: { 'anglo-egypt': 'germany' },
      units: {
        'united-kingdom': { 'trans-jordan': { fighter: 1, infantry: 1 } },
        germany: { 'anglo-egypt': { infantry: 1 } },
      },
    });
    const home = after(
      battle,
      move('trans-jordan', { fighter: 1, infantry: 1 }, 'anglo-egypt'),
      endPhase,
      fight('anglo-egypt'),
      roll(6, 1),
      roll(6),
      move('anglo-egypt', { fighter: 1 }, 'trans-jordan'),
      endPhase,
    );
    expect(home.phase).toBe('noncombat-move');
    expectRefused(home, move('trans-jordan', { fighter: 1 }, 'persia'), 'NCM-1', 'already-moved');
  });

  test('each kind of aircraft flies as far again as it can, from Anglo-Egypt too', () => {
    const both = oil({ units: { 'united-kingdom': { 'trans-jordan': { fighter: 1, bomber: 1 } } } });
    const landed = after(both, move('trans-jordan', { fighter: 1, bomber: 1 }, 'anglo-egypt'));
    expect(movesLeft(landed, idsOf(landed, 'anglo-egypt', { fighter: 1 })[0]!)).toBe(4);
    expect(movesLeft(landed, idsOf(landed, 'anglo-egypt', { bomber: 1 })[0]!)).toBe(6);
  });

  test('it fills no tanks on tracks, and none of a friend’s', () => {
    const march = oil({ units: { 'united-kingdom': { india: { infantry: 1 } } } });
    expect(toldOf(played(march, move('india', { infantry: 1 }, 'persia')).events, 'mideast-oil')).toEqual([]);
    const guest = oil({ power: 'soviet-union', units: { 'soviet-union': { 'karelia-ssr': { fighter: 1 } } } });
    expect(toldOf(played(guest, toPersia).events, 'mideast-oil')).toEqual([]);
  });
});
