import { describe, expect, test } from 'vitest';
import { commandTo, reach, type GameState, type UnitId } from '../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../src/engine/index.ts';
import { atSea } from './rules/battle.ts';
import { after, endPhase, game, idsOf, load, move, offload, type Scene } from './rules/position.ts';

/** Destinations of chosen units: where they can go, the meaning, the command and the routes. */

type Units = Readonly<Record<string, Readonly<Record<string, number>>>>;
const UK = 'united-kingdom';
const german = (units: Units, enemies: NonNullable<Scene['units']> = {}, more: Partial<Scene> = {}) =>
  game({ power: 'germany', ...more, units: { germany: units, ...enemies } });
const quiet: Partial<Scene> = { phase: 'noncombat-move' };
const soviet = (units: Units): NonNullable<Scene['units']> => ({ 'soviet-union': units });
const british = (units: Units): NonNullable<Scene['units']> => ({ [UK]: units });
const cargo = (...units: readonly string[]): Pick<Scene, 'aboard'> => ({
  aboard: [
    { in: 'sz-5', ship: 'transport', owner: 'germany', cargo: units.map((unit) => ({ unit, owner: 'germany' })) },
  ],
});

/** The destinations by their meaning. */
function meanings(state: GameState, ids: readonly UnitId[]): Readonly<Record<string, readonly SpaceId[]>> {
  const found: Record<string, SpaceId[]> = {};
  for (const { space, meaning } of reach(state, ids)) (found[meaning] ??= []).push(space);
  for (const spaces of Object.values(found)) spaces.sort();
  return found;
}
const going = (state: GameState, from: SpaceId, counts: Readonly<Record<string, number>>) =>
  meanings(state, idsOf(state, from, counts));

describe('a destination in combat move means', () => {
  test('an attack if there are enemies, otherwise a capture', () => {
    expect(
      going(german({ 'eastern-europe': { infantry: 1 } }, soviet({ karelia: { infantry: 1 } })), 'eastern-europe', {
        infantry: 1,
      }),
    ).toEqual({ attack: ['karelia'] });
    expect(going(german({ 'eastern-europe': { infantry: 1 } }), 'eastern-europe', { infantry: 1 })).toEqual({
      capture: ['karelia'],
    });
  });

  test('for aircraft an attack if there are enemies, otherwise only a move', () => {
    const state = german({ 'eastern-europe': { fighter: 1 } }, soviet({ karelia: { infantry: 1 } }));
    const found = going(state, 'eastern-europe', { fighter: 1 });
    expect(found['attack']).toEqual(['karelia']);
    expect(found['move']).toContain('archangel');
    expect(Object.keys(found).toSorted()).toEqual(['attack', 'move']);
  });

  test('a capture for a tank with a fighter if there are no units', () => {
    expect(
      going(german({ 'eastern-europe': { tank: 1, fighter: 1 } }), 'eastern-europe', { tank: 1, fighter: 1 }),
    ).toEqual({ capture: ['archangel', 'caucasus', 'karelia', 'russia'] });
  });

  test('a blitz if a tank comes back through a territory that it captures', () => {
    const state = german({ 'eastern-europe': { tank: 1 } }, {}, { control: { 'west-russia': 'soviet-union' } });
    const found = going(state, 'eastern-europe', { tank: 1 });
    expect(found['blitz']).toEqual(['eastern-europe', 'norway-finland', 'ukraine']);
    expect(found['capture']).toEqual(['archangel', 'caucasus', 'karelia', 'russia', 'west-russia']);
  });

  test('an escape out of a zone shared with enemy warships', () => {
    const state = german(
      { 'sz-5': { destroyer: 1 } },
      british({ 'sz-5': { destroyer: 1 }, 'sz-7': { destroyer: 1 }, 'sz-8': { submarine: 1 } }),
    );
    expect(going(state, 'sz-5', { destroyer: 1 })).toEqual({
      attack: ['sz-5', 'sz-7'],
      escape: ['sz-2', 'sz-3', 'sz-6', 'sz-8', 'sz-9'],
    });
  });

  test('an attack on submarines and transports too, and support of a landing', () => {
    const state = german(
      { 'sz-6': { destroyer: 1 }, 'sz-5': { transport: 1 } },
      british({ 'sz-7': { submarine: 1 }, 'sz-9': { transport: 1 } }),
      cargo('tank'),
    );
    expect(going(state, 'sz-6', { destroyer: 1 })).toEqual({
      attack: ['sz-7', 'sz-9'],
      move: ['sz-2', 'sz-3', 'sz-5', 'sz-6', 'sz-8'],
    });
  });

  test('nothing for units of which one has moved', () => {
    const state = after(german({ 'eastern-europe': { infantry: 2 } }), (now) => ({
      type: 'move',
      units: idsOf(now, 'eastern-europe', { infantry: 1 }),
      to: 'karelia',
    }));
    const [here = ''] = idsOf(state, 'eastern-europe', { infantry: 1 });
    const [there = ''] = idsOf(state, 'karelia', { infantry: 1 });
    expect(reach(state, [there])).toEqual([]);
    expect(reach(state, [here, there])).toEqual([]);
    expect(reach(state, [there, here])).toEqual([]);
    expect(going(state, 'eastern-europe', { infantry: 1 })['capture']).toContain('karelia');
  });

  test('only what all of them can reach', () => {
    const state = german({ 'eastern-europe': { tank: 1, infantry: 1 } });
    expect(going(state, 'eastern-europe', { tank: 1, infantry: 1 })).toEqual({ capture: ['karelia'] });
    expect(going(state, 'eastern-europe', { infantry: 1, tank: 1 })).toEqual({ capture: ['karelia'] });
  });

  test('loading and assault', () => {
    const state = german(
      { 'eastern-europe': { tank: 1 }, 'sz-5': { transport: 1 } },
      soviet({ karelia: { infantry: 1 } }),
    );
    expect(going(state, 'eastern-europe', { tank: 1 })).toEqual({
      attack: ['karelia'],
      capture: ['archangel', 'caucasus', 'russia'],
      load: ['sz-5'],
    });
    expect(going(after(state, load('eastern-europe', { tank: 1 }, 'sz-5')), 'sz-5', { tank: 1 })).toEqual({
      assault: ['karelia'],
    });
  });
});

describe('a destination in noncombat move means', () => {
  test('a move, for aircraft a landing', () => {
    const state = german({ germany: { tank: 1, fighter: 1 } }, {}, quiet);
    expect(going(state, 'germany', { tank: 1 })).toEqual({
      move: ['eastern-europe', 'germany', 'southern-europe', 'ukraine', 'west-russia', 'western-europe'],
    });
    const found = going(state, 'germany', { fighter: 1 });
    expect(Object.keys(found)).toEqual(['land']);
    expect(found['land']).toContain('ukraine');
    expect(going(state, 'germany', { tank: 1, fighter: 1 })).toEqual({
      move: ['eastern-europe', 'southern-europe', 'ukraine', 'west-russia', 'western-europe'],
    });
  });

  test('loading and offloading', () => {
    const state = german({ germany: { tank: 1 }, 'sz-5': { transport: 1 } }, {}, quiet);
    expect(going(state, 'germany', { tank: 1 })['load']).toEqual(['sz-5']);
    expect(
      going(german({ 'sz-5': { transport: 1 } }, {}, { ...quiet, ...cargo('tank') }), 'sz-5', { tank: 1 }),
    ).toEqual({ offload: ['eastern-europe', 'germany', 'norway-finland', 'western-europe'] });
  });
});

describe('a destination is given', () => {
  test('with its command and each unit’s route', () => {
    const state = german({ 'eastern-europe': { tank: 1 }, germany: { tank: 1 } }, soviet({ karelia: { infantry: 1 } }));
    const ids = [...idsOf(state, 'eastern-europe', { tank: 1 }), ...idsOf(state, 'germany', { tank: 1 })];
    const [near = '', far = ''] = ids;
    expect(reach(state, ids)).toEqual([
      {
        space: 'karelia',
        meaning: 'attack',
        command: { type: 'move', units: ids, to: 'karelia' },
        routes: { [near]: ['eastern-europe', 'karelia'], [far]: ['germany', 'eastern-europe', 'karelia'] },
      },
    ]);
  });

  test('with the routes of loading and offloading', () => {
    const start = german({ germany: { tank: 1 }, 'sz-5': { transport: 1 } }, soviet({ karelia: { infantry: 1 } }));
    const ids = idsOf(start, 'germany', { tank: 1 });
    const [tank = ''] = ids;
    expect(reach(start, ids).find(({ meaning }) => meaning === 'load')).toEqual({
      space: 'sz-5',
      meaning: 'load',
      command: { type: 'load', units: ids, zone: 'sz-5' },
      routes: { [tank]: ['germany', 'sz-5'] },
    });
    expect(reach(after(start, load('germany', { tank: 1 }, 'sz-5')), ids)).toEqual([
      {
        space: 'karelia',
        meaning: 'assault',
        command: { type: 'offload', units: ids, to: 'karelia' },
        routes: { [tank]: ['sz-5', 'karelia'] },
      },
    ]);
  });

  test('to each transport by its own cargo, which can have declared an assault', () => {
    const state = after(
      german({ 'sz-5': { transport: 2 } }, soviet({ karelia: { infantry: 1 } }), cargo('tank')),
      offload('sz-5', { tank: 1 }, 'karelia'),
    );
    const [full = '', empty = ''] = idsOf(state, 'sz-5', { transport: 2 });
    expect(reach(state, [full])).toEqual([]);
    expect(reach(state, [empty, full])).toEqual([]);
  });

  test('only in a movement phase, without a battle or a stranded fighter, and only to own units', () => {
    const battle = atSea({ destroyer: 1 }, { destroyer: 1 }, { units: { germany: { germany: { tank: 1 } } } });
    expect(battle.battle).not.toBeNull();
    expect(reach({ ...battle, phase: 'combat-move' }, idsOf(battle, 'germany', { tank: 1 }))).toEqual([]);
    const state = german({ 'eastern-europe': { tank: 1 } }, soviet({ karelia: { infantry: 1 } }));
    const ids = idsOf(state, 'eastern-europe', { tank: 1 });
    expect(reach(state, ids)).not.toEqual([]);
    expect(reach({ ...state, stranded: ['u77'] }, ids)).toEqual([]);
    expect(reach({ ...state, outcome: { winner: 'axis', held: [] } }, ids)).toEqual([]);
    expect(reach(german({ 'eastern-europe': { tank: 1 } }, {}, { phase: 'purchase-units' }), ids)).toEqual([]);
    expect(reach(state, idsOf(state, 'karelia', { infantry: 1 }, 'soviet-union'))).toEqual([]);
    expect(reach(state, ['u77'])).toEqual([]);
    expect(reach(state, [])).toEqual([]);
  });
});

describe('commandTo answers', () => {
  const state = german(
    { germany: { tank: 1, fighter: 1 }, 'sz-5': { transport: 1, destroyer: 1 } },
    {},
    cargo('infantry'),
  );
  const one = (type: string, from: SpaceId) => idsOf(state, from, { [type]: 1 });

  test.each([
    ['a move on land', one('tank', 'germany'), 'karelia', 'move'],
    ['going aboard', one('tank', 'germany'), 'sz-5', 'load'],
    ['a flight over land', one('fighter', 'germany'), 'karelia', 'move'],
    ['a flight over sea', one('fighter', 'germany'), 'sz-5', 'move'],
    ['a voyage', one('destroyer', 'sz-5'), 'sz-6', 'move'],
    ['going ashore', one('infantry', 'sz-5'), 'karelia', 'offload'],
    ['an offload that will be refused', one('infantry', 'sz-5'), 'sz-6', 'offload'],
    ['a move of nobody', [], 'sz-6', 'move'],
  ] as const)('%s', (_, units, space, type) => {
    expect(commandTo(state, units, space)).toEqual(
      type === 'load' ? { type, units, zone: space } : { type, units, to: space },
    );
  });
});

test('the end of combat move does not change the destinations of ships', () => {
  const state = after(german({ 'sz-5': { destroyer: 1 } }, british({ 'sz-6': { submarine: 1 } })), endPhase, endPhase);
  expect(going(state, 'sz-5', { destroyer: 1 })['move']).toContain('sz-6');
  expect(going(after(state, move('sz-5', { destroyer: 1 }, 'sz-9')), 'sz-9', { destroyer: 1 })).toEqual({});
});
