import { describe, expect, test } from 'vitest';
import { nationalProduction, reach } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  one,
  placesOf,
} from './position.ts';

const raid = (units: Parameters<typeof game>[0]['units'] = {}, control: Readonly<Record<string, string>> = {}) =>
  game({ power: 'germany', control, units: { germany: { 'eastern-europe': { tank: 2, infantry: 1 } }, ...units } });

describe('tanks and blitzing', () => {
  test('CM-9: a tank blitzes through an empty hostile territory to another one, and captures the first', () => {
    const state = after(
      raid({ 'soviet-union': { archangel: { infantry: 1 } } }),
      move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
    );
    expect([state.control['karelia'], state.control['archangel']]).toEqual(['germany', 'soviet-union']);
    expect(nationalProduction(state, 'germany')).toBe(13);
    expect(countsIn(state, 'archangel', 'germany')).toEqual({ tank: 1 });
  });

  test('CM-9: two empty hostile territories in one move are both taken', () => {
    const state = after(raid(), move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'), endPhase);
    expect([state.control['karelia'], state.control['archangel']]).toEqual(['germany', 'germany']);
  });

  test('CM-9: a tank blitzes out to the space it came from', () => {
    const start = raid();
    const state = after(start, move('eastern-europe', { tank: 1 }, 'eastern-europe', 'karelia'));
    expect(state.control['karelia']).toBe('germany');
    expect(countsIn(state, 'eastern-europe')).toEqual({ tank: 2, infantry: 1 });
    expect(placesOf(start, [one(start, 'eastern-europe', 'tank')])).toContain('eastern-europe');
  });

  test('CM-9: a tank blitzes to another friendly territory, and its move is then over', () => {
    const state = after(raid(), move('eastern-europe', { tank: 1 }, 'norway-finland', 'karelia'));
    expect(state.control['karelia']).toBe('germany');
    const noncombat = after(state, endPhase, endPhase);
    expectRefused(noncombat, move('norway-finland', { tank: 1 }, 'karelia'), 'NCM-1', 'already-moved');
  });

  test.each(['infantry', 'tank', 'fighter', 'bomber'])('CM-9: a single enemy %s stops the blitz', (type) => {
    const state = raid({ 'soviet-union': { karelia: { [type]: 1 } } });
    expectRefused(state, move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'), 'CM-9', 'must-stop');
    expectRefused(state, move('eastern-europe', { tank: 1 }, 'eastern-europe', 'karelia'), 'CM-9', 'must-stop');
    expectAllowed(state, move('eastern-europe', { tank: 1 }, 'karelia'));
  });

  test('CM-9: an empty industrial complex stops the blitz', () => {
    const state = game({ power: 'germany', units: { germany: { ukraine: { tank: 1 } } } });
    expectRefused(state, move('ukraine', { tank: 1 }, 'middle-east', 'caucasus'), 'CM-9', 'must-stop');
    expect(placesOf(state, [one(state, 'ukraine', 'tank')])).toEqual(['archangel', 'caucasus', 'karelia', 'russia']);
    expect(after(state, move('ukraine', { tank: 1 }, 'caucasus'), endPhase).control['caucasus']).toBe('germany');
  });

  test('CM-9: an own complex lost to the enemy stops the blitz as well', () => {
    const state = game({
      power: 'germany',
      control: { germany: 'united-kingdom' },
      units: { germany: { 'western-europe': { tank: 1 } } },
    });
    expectRefused(state, move('western-europe', { tank: 1 }, 'eastern-europe', 'germany'), 'CM-9', 'must-stop');
  });

  test('CM-9: a blitz liberates a friend’s territory on the way', () => {
    const state = game({
      power: 'united-kingdom',
      control: { karelia: 'germany' },
      units: { 'united-kingdom': { archangel: { tank: 1 } } },
    });
    const blitzed = after(state, move('archangel', { tank: 1 }, 'archangel', 'karelia'));
    expect(blitzed.control['karelia']).toBe('soviet-union');
  });

  test('CM-9: the second tank can move through the territory that the first has captured', () => {
    const state = raid({ 'soviet-union': { archangel: { infantry: 1 } } });
    const first = after(state, move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'));
    const second = after(first, move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'));
    expect(countsIn(second, 'archangel', 'germany')).toEqual({ tank: 2 });
  });

  test('CM-9: what was blitzed is friendly for the rest of the phase: no combat move ends in it', () => {
    const blitzed = after(raid(), move('eastern-europe', { tank: 1 }, 'eastern-europe', 'karelia'));
    expectRefused(blitzed, move('eastern-europe', { infantry: 1 }, 'karelia'), 'CM-1', 'ends-friendly');
    expectAllowed(after(blitzed, endPhase, endPhase), move('eastern-europe', { infantry: 1 }, 'karelia'));
  });

  test('CM-9: infantry never blitzes, and no tank goes a third step', () => {
    const state = raid({}, { archangel: 'germany' });
    expectRefused(state, move('eastern-europe', { infantry: 1 }, 'archangel', 'karelia'), 'CM-2', 'too-far');
    expectRefused(state, move('eastern-europe', { tank: 1 }, 'russia', 'karelia', 'archangel'), 'CM-2', 'too-far');
  });

  test('CM-9: a tank cannot blitz through or into a neutral territory', () => {
    const state = game({ power: 'germany', units: { germany: { 'north-africa': { tank: 1 } } } });
    expect(placesOf(state, [one(state, 'north-africa', 'tank')])).not.toContain('sahara');
    expectRefused(
      state,
      move('north-africa', { tank: 1 }, 'french-equatorial-africa', 'sahara'),
      'MAP-3',
      'neutral-space',
    );
  });

  test('CM-9: of two routes the default is the one without a blitz', () => {
    const state = game({
      power: 'germany',
      control: { karelia: 'germany' },
      units: { germany: { 'eastern-europe': { tank: 1 } }, 'soviet-union': { archangel: { infantry: 1 } } },
    });
    const peaceful = game({
      power: 'germany',
      control: { 'west-russia': 'soviet-union', karelia: 'germany' },
      units: { germany: { 'eastern-europe': { tank: 1 } }, 'soviet-union': { archangel: { infantry: 1 } } },
    });
    expect(after(state, move('eastern-europe', { tank: 1 }, 'archangel')).control['karelia']).toBe('germany');
    const [tank] = idsOf(peaceful, 'eastern-europe', { tank: 1 });
    const straight = after(peaceful, move('eastern-europe', { tank: 1 }, 'archangel'));
    expect([straight.turn.deeds[tank ?? '']?.route, straight.control['west-russia']]).toEqual([
      ['eastern-europe', 'karelia', 'archangel'],
      'soviet-union',
    ]);
    expect(
      after(peaceful, move('eastern-europe', { tank: 1 }, 'archangel', 'west-russia')).control['west-russia'],
    ).toBe('germany');
  });

  test('CM-9: a destination that is reached by a blitz has the meaning blitz', () => {
    const state = raid();
    const meanings = Object.fromEntries(
      reach(state, [one(state, 'eastern-europe', 'tank')]).map(({ space, meaning }) => [space, meaning]),
    );
    expect(meanings).toMatchObject({
      'eastern-europe': 'blitz',
      'norway-finland': 'blitz',
      karelia: 'capture',
      archangel: 'capture',
    });
  });

  test('CM-9: a territory captured by a blitz stays captured if the tank is lost later', () => {
    const state = raid({ 'soviet-union': { archangel: { infantry: 1 } } });
    let battle = after(
      state,
      move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
      endPhase,
      fight('archangel'),
    );
    battle = after(battle, { type: 'roll', dice: [6] }, { type: 'roll', dice: [1] });
    expect([battle.battle, battle.control['archangel'], battle.control['karelia']]).toEqual([
      null,
      'soviet-union',
      'germany',
    ]);
    expect(countsIn(battle, 'archangel')).toEqual({ infantry: 1 });
  });
});
