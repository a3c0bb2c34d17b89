import { describe, expect, test } from 'vitest';
import { reach, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { after, endPhase, expectAllowed, expectRefused, fight, game, move, one, roll, type Scene } from './position.ts';

/** The way of aircraft whose player names none: past the fewest guns, and among such ways the shortest (CM-10). */

const GUN = { 'antiaircraft-gun': 1 };

type Spaces = readonly SpaceId[];

/** A power's fighter or bomber in a space, and enemy guns in others. */
const flying = (
  power: string,
  from: SpaceId,
  type: string,
  guns: Readonly<Record<string, Spaces>>,
  more: Partial<Scene> = {},
): GameState =>
  game({
    power,
    phase: 'noncombat-move',
    ...more,
    units: {
      [power]: { [from]: { [type]: 1 } },
      ...Object.fromEntries(
        Object.entries(guns).map(([owner, spaces]) => [owner, Object.fromEntries(spaces.map((at) => [at, GUN]))]),
      ),
      ...more.units,
    },
  });

/** The way it flies there, without its ends; the way that is shown for it must be the same. */
function wayTo(state: GameState, from: SpaceId, type: string, to: SpaceId): Spaces {
  const id = one(state, from, type);
  const shown = reach(state, [id]).find(({ space }) => space === to)?.routes[id];
  const flown = after(state, move(from, { [type]: 1 }, to)).turn.deeds[id]?.route ?? [];
  expect(shown).toEqual(flown);
  return flown.slice(1, -1);
}

describe('CM-10: the way past guns', () => {
  /** A Soviet bomber flies from Archangel to the Caucasus, which West Russia lies between. */
  const home = (guns: Readonly<Record<string, Spaces>>, to = 'caucasus', type = 'bomber', more: Partial<Scene> = {}) =>
    wayTo(flying('soviet-union', 'archangel', type, guns, more), 'archangel', type, to);

  test('is the shortest where no gun stands in it', () => {
    expect(home({})).toHaveLength(1);
    expect(home({ germany: ['eastern-europe', 'norway'] })).toHaveLength(1);
  });

  test('of equally short ways is the one without guns', () => {
    expect(home({ germany: ['west-russia'] })).toEqual(['russia']);
    const held = { control: { russia: 'germany', 'west-russia': 'soviet-union' } };
    expect(home({ germany: ['russia'] }, 'caucasus', 'bomber', held)).toEqual(['west-russia']);
  });

  test('is longer if that avoids guns, and no longer than it must be', () => {
    const ukraine = { control: { 'ukraine-ssr': 'soviet-union' } };
    expect(home({}, 'ukraine-ssr', 'bomber', ukraine)).toEqual(['west-russia']);
    const around = home({ germany: ['west-russia'] }, 'ukraine-ssr', 'bomber', ukraine);
    expect(around).toHaveLength(2);
    expect(around).not.toContain('west-russia');
  });

  test('but never longer than the aircraft can fly: then it is the shortest again', () => {
    const ring = { germany: ['west-russia', 'russia', 'karelia-ssr'] };
    const control = { 'ukraine-ssr': 'soviet-union', russia: 'germany', 'karelia-ssr': 'germany' };
    // Around by sea it is six spaces, and every other way passes a gun.
    const bySea = ['sz-4', 'sz-3', 'sz-6', 'sz-5', 'eastern-europe'];
    expect(home(ring, 'ukraine-ssr', 'bomber', { control })).toEqual(bySea);
    expect(home(ring, 'ukraine-ssr', 'fighter', { control })).toEqual(['west-russia']);
    const far = { control, developments: { 'soviet-union': ['long-range-aircraft'] } };
    expect(home(ring, 'ukraine-ssr', 'fighter', far)).toEqual(bySea);
  });

  test('minds enemy guns only, and none that stands where it starts or ends', () => {
    const freed = { control: { 'west-russia': 'soviet-union' } };
    const guests = { 'united-kingdom': ['russia', 'west-russia'] };
    expect(home(guests, 'caucasus', 'bomber', freed)).toEqual(home({}));
    const attack = { phase: 'combat-move', control: { 'ukraine-ssr': 'germany' } } as const;
    expect(home({ germany: ['ukraine-ssr'] }, 'ukraine-ssr', 'bomber', attack)).toEqual(['west-russia']);
    const off = game({
      power: 'soviet-union',
      units: { 'soviet-union': { archangel: { bomber: 1 } }, germany: { 'west-russia': GUN, 'ukraine-ssr': GUN } },
    });
    const over = after(off, move('archangel', { bomber: 1 }, 'west-russia'));
    const on = after(over, move('west-russia', { bomber: 1 }, 'ukraine-ssr'));
    expect(Object.values(on.turn.deeds)[0]?.route).toEqual(['archangel', 'west-russia', 'ukraine-ssr']);
  });

  test('is told for every aircraft by itself', () => {
    const state = flying(
      'soviet-union',
      'archangel',
      'bomber',
      { germany: ['west-russia'] },
      {
        units: {
          'soviet-union': { archangel: { bomber: 1 }, 'karelia-ssr': { fighter: 1 } },
          germany: { 'west-russia': GUN },
        },
      },
    );
    expect(wayTo(state, 'archangel', 'bomber', 'caucasus')).toEqual(['russia']);
    expect(wayTo(state, 'karelia-ssr', 'fighter', 'caucasus')).toEqual(['archangel', 'russia']);
  });

  test('takes the free step from an island into account', () => {
    const bases = {
      advantages: { 'united-states': ['island-bases'] },
      control: { 'philippine-islands': 'united-states' },
      units: {
        'united-states': { 'philippine-islands': { fighter: 1 } },
        japan: { kwantung: GUN, 'french-indochina': GUN },
      },
    };
    const state = flying('united-states', 'philippine-islands', 'fighter', {}, bases);
    const way = wayTo(state, 'philippine-islands', 'fighter', 'china');
    expect(way).toEqual(['sz-49', 'sz-59', 'sz-61', 'manchuria']);
    const without = flying('united-states', 'philippine-islands', 'fighter', {}, { ...bases, advantages: {} });
    expect(wayTo(without, 'philippine-islands', 'fighter', 'china')).toHaveLength(3);
  });
});

describe('CM-11: a way that leaves enough to land', () => {
  /** A British bomber at home; between it and Southern Europe stand guns in France and in Germany. */
  const raid = flying(
    'united-kingdom',
    'united-kingdom',
    'bomber',
    { germany: ['western-europe', 'germany'] },
    {
      phase: 'combat-move',
      units: {
        'united-kingdom': { 'united-kingdom': { bomber: 1 } },
        germany: { 'western-europe': GUN, germany: GUN, 'southern-europe': { infantry: 1 } },
      },
    },
  );

  test('leads past a gun where the safe way would be too long to come back from', () => {
    const way = wayTo(raid, 'united-kingdom', 'bomber', 'southern-europe');
    expect(way).toHaveLength(2);
    expect(way.at(-1)).toBe('western-europe');
  });

  test('a way that the player names is flown as it is named', () => {
    const around = move('united-kingdom', { bomber: 1 }, 'southern-europe', 'sz-7', 'sz-12', 'sz-13', 'sz-14');
    expectRefused(raid, around, 'CM-11', 'cannot-land');
    expectAllowed(raid, move('united-kingdom', { bomber: 1 }, 'southern-europe', 'sz-6', 'western-europe'));
  });

  test('AA-1: the guns on it fire', () => {
    const begun = after(raid, move('united-kingdom', { bomber: 1 }, 'southern-europe'), endPhase);
    expect(begun.shots.map(({ space }) => space)).toEqual(['western-europe']);
    expect(after(begun, roll(6), fight('southern-europe')).battle?.space).toBe('southern-europe');
  });
});
