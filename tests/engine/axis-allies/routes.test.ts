import { describe, expect, test } from 'vitest';
import { reach, type GameState, type UnitId } from '../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../src/engine/index.ts';
import { eventsOf } from './rules/battle.ts';
import {
  after,
  endPhase,
  expectAllowed,
  expectRefused,
  game,
  idsOf,
  move,
  one,
  played,
  type Scene,
} from './rules/position.ts';

/** The routes of units, and what they do to the spaces on them. */

const UK = 'united-kingdom';
const SOVIET = 'soviet-union';
const placesFor = (state: GameState, ...units: readonly UnitId[]): readonly SpaceId[] =>
  reach(state, units)
    .map(({ space }) => space)
    .toSorted();

describe('a route on land', () => {
  test.each([
    ['karelia', 'west-russia'],
    ['west-russia', 'karelia'],
  ])('CM-9: leads over friendly ground where it can: over %s, not over %s', (friendly, hostile) => {
    const state = game({
      power: 'germany',
      control: { [friendly]: 'germany', [hostile]: SOVIET },
      units: { germany: { 'eastern-europe': { tank: 1 } } },
    });
    const moved = played(state, move('eastern-europe', { tank: 1 }, 'archangel'));
    const tank = one(state, 'eastern-europe', 'tank');
    expect(moved.events).toEqual([
      {
        type: 'units-moved',
        power: 'germany',
        legs: [{ unit: tank, route: ['eastern-europe', friendly, 'archangel'] }],
        cargo: [],
      },
    ]);
    expect(reach(state, [tank]).find(({ space }) => space === 'archangel')?.routes[tank]).toEqual([
      'eastern-europe',
      friendly,
      'archangel',
    ]);
    expect(moved.state.control[hostile]).toBe(SOVIET);
  });

  test('CM-1: does not begin in the hostile territory it needs', () => {
    const state = game({
      power: 'germany',
      units: { germany: { karelia: { tank: 1 } }, [SOVIET]: { karelia: { infantry: 1 } } },
    });
    expectRefused(state, move('karelia', { tank: 1 }, 'eastern-europe'), 'CM-1', 'ends-friendly');
    expectAllowed(state, move('karelia', { tank: 1 }, 'archangel'));
  });

  test('MAP-1: does not lead to the unit’s own space, in noncombat move too', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { germany: { infantry: 1, fighter: 1 } } },
    });
    expectRefused(state, move('germany', { infantry: 1 }, 'germany'), 'MAP-1', 'same-space');
    expectRefused(state, move('germany', { fighter: 1 }, 'germany'), 'MAP-1', 'same-space');
  });

  test('CM-16: does not lead across water', () => {
    const state = game({ power: UK, phase: 'noncombat-move', units: { [UK]: { 'united-kingdom': { tank: 1 } } } });
    expectRefused(state, move('united-kingdom', { tank: 1 }, 'eastern-canada'), 'CM-16', 'no-route');
  });
});

describe('a route through the air', () => {
  test('COM-19: captures nothing on the way', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'united-kingdom': { bomber: 1 } }, germany: { germany: { infantry: 1 } } },
    });
    const flown = played(state, move('united-kingdom', { bomber: 1 }, 'germany', 'western-europe'));
    expect(flown.events.map(({ type }) => type)).toEqual(['units-moved']);
    expect(flown.state.control['western-europe']).toBe('germany');
  });

  test('CM-1, NCM-5: out of a hostile zone ends in a territory that was friendly when the turn began', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { carrier: 1, fighter: 1, destroyer: 1 }, 'eastern-europe': { tank: 1 } },
        [UK]: { 'sz-5': { destroyer: 1 } },
      },
    });
    const blitzed = after(state, move('eastern-europe', { tank: 1 }, 'norway-finland', 'karelia'));
    expect(blitzed.control['karelia']).toBe('germany');
    expectRefused(blitzed, move('sz-5', { fighter: 1 }, 'karelia'), 'CM-1', 'ends-friendly');
    expectAllowed(blitzed, move('sz-5', { fighter: 1 }, 'eastern-europe'));
    // A flight over hostile territories is an escape, not a blitz.
    expect(reach(state, idsOf(state, 'sz-5', { fighter: 1 })).find(({ space }) => space === 'ukraine')?.meaning).toBe(
      'escape',
    );
  });

  test('NCM-1: is limited by the unit that has flown furthest', () => {
    const start = game({
      power: 'germany',
      units: {
        germany: { 'western-europe': { fighter: 1 }, germany: { fighter: 1 } },
        [SOVIET]: { karelia: { infantry: 1 } },
      },
    });
    const struck = after(start, move('western-europe', { fighter: 1 }, 'karelia'));
    // The state as if the battle in the other fighter's space had been won.
    const tired = one(struck, 'karelia', 'fighter');
    const fresh = one(struck, 'germany', 'fighter');
    const state: GameState = {
      ...struck,
      phase: 'noncombat-move',
      units: { ...struck.units, [tired]: { ...struck.units[tired]!, space: 'germany' } },
    };
    const near = placesFor(state, tired);
    expect(placesFor(state, fresh).length).toBeGreaterThan(near.length);
    expect(placesFor(state, fresh, tired)).toEqual(near);
    expect(placesFor(state, tired, fresh)).toEqual(near);
  });
});

describe('a route at sea', () => {
  const cargo: Scene['aboard'] = [{ in: 'sz-10', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: UK }] }];

  test('CM-1: of a transport with troops is not that of an empty transport in its zone', () => {
    const state = game({ power: UK, aboard: cargo, units: { [UK]: { 'sz-10': { transport: 2 } } } });
    const [full = '', empty = ''] = idsOf(state, 'sz-10', { transport: 2 });
    expect(placesFor(state, full)).toContain('sz-3');
    expect(placesFor(state, empty)).toEqual([]);
    expect(placesFor(state, full, empty)).toEqual([]);
    expect(placesFor(state, empty, full)).toEqual([]);
  });

  test.each(['sz-40', 'sz-44'])(
    'CM-1: what forbids the end says more than what stops the ship on one way of two (%s)',
    (zone) => {
      const state = game({
        power: 'united-states',
        units: { 'united-states': { 'sz-39': { battleship: 1 } }, japan: { [zone]: { destroyer: 1 } } },
      });
      expectRefused(state, move('sz-39', { battleship: 1 }, 'sz-43'), 'CM-1', 'ends-friendly');
    },
  );

  test('CM-4: if every route is stopped, the refusal says where', () => {
    const state = game({
      power: 'united-states',
      units: {
        'united-states': { 'sz-39': { battleship: 1 } },
        japan: { 'sz-40': { destroyer: 1 }, 'sz-44': { destroyer: 1 } },
      },
    });
    expectRefused(state, move('sz-39', { battleship: 1 }, 'sz-43'), 'CM-4', 'must-stop');
  });

  test('CM-8: is an escape only for ships that leave a hostile zone', () => {
    const state = game({
      power: UK,
      aboard: [{ in: 'sz-6', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: UK }] }],
      units: {
        [UK]: { 'sz-2': { destroyer: 1 }, 'sz-9': { destroyer: 1 }, 'sz-6': { transport: 1 } },
        germany: { 'sz-2': { destroyer: 1 } },
      },
    });
    const leaving = one(state, 'sz-2', 'destroyer');
    const coming = one(state, 'sz-9', 'destroyer');
    const meaning = (...units: readonly UnitId[]) => reach(state, units).find(({ space }) => space === 'sz-6')?.meaning;
    expect([meaning(leaving), meaning(coming), meaning(leaving, coming), meaning(coming, leaving)]).toEqual([
      'escape',
      'move',
      'move',
      'move',
    ]);
  });
});

test('CM-3: a tank that passes a friendly territory captures nothing there', () => {
  const state = game({
    power: 'germany',
    units: { germany: { germany: { tank: 1 } }, [SOVIET]: { karelia: { infantry: 1 } } },
  });
  const moved = played(state, move('germany', { tank: 1 }, 'karelia'), endPhase);
  expect(eventsOf(moved, 'territory-captured')).toEqual([]);
});
