import { describe, expect, test } from 'vitest';
import { awaiting, refusalOf, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { waitsFor, ashore, atSea, count, eventsOf, hit, miss, press, resultOf, retreat, submerge } from './battle.ts';
import {
  after,
  endPhase,
  engage,
  expectRefused,
  fight,
  fightOut,
  game,
  idsOf,
  move,
  offload,
  one,
  played,
  type Order,
  type Scene,
} from './position.ts';

/** How battles with few units left end, and units that take no part in them. */

const UK = 'united-kingdom';
type Cargo = NonNullable<Scene['aboard']>[number];
const tankAboard = (zone: string): Cargo => ({
  in: zone,
  ship: 'transport',
  owner: UK,
  cargo: [{ unit: 'tank', owner: UK }],
});

describe('a battle ends', () => {
  test('COM-17: with a win for the side with transports left, if the other side has no units', () => {
    const bothHit: readonly Order[] = [hit({ surface: 1 }), hit({ surface: 1 })];
    expect(resultOf(atSea({ destroyer: 1 }, { destroyer: 1, transport: 1 }), ...bothHit)).toBe('defender-won');
    expect(resultOf(atSea({ destroyer: 1, transport: 1 }, { destroyer: 1 }), ...bothHit)).toBe('attacker-won');
    expect(resultOf(atSea({ destroyer: 1 }, { destroyer: 1 }), ...bothHit)).toBe('both-lost');
  });

  test('COM-5, COM-17: without a winner if only submerged submarines are left', () => {
    expect(
      resultOf(
        atSea({ carrier: 1 }, { submarine: 1, destroyer: 1 }),
        submerge(1),
        hit({ surface: 1 }),
        hit({ surface: 1 }),
      ),
    ).toBe('stalemate');
  });

  test('COM-19: with the territory still the enemy’s where aircraft alone are left of an assault', () => {
    const state = game({
      power: UK,
      aboard: [tankAboard('sz-6')],
      units: {
        [UK]: { 'sz-6': { transport: 1, destroyer: 1 }, 'united-kingdom': { fighter: 1 } },
        germany: { 'sz-6': { destroyer: 1 } },
      },
    });
    const sent = after(
      state,
      offload('sz-6', { tank: 1 }, 'norway-finland'),
      move('united-kingdom', { fighter: 1 }, 'norway-finland'),
      endPhase,
    );
    const lost = fightOut(sent, 'sz-6', { attacker: 6, defender: 1 });
    expect(lost.turn.battles).toEqual([]);
    expect(lost.control['norway-finland']).toBe('germany');
  });

  test('COM-18: without a retreat to a hostile territory, even if an attacker came from there', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { karelia: { tank: 2 } },
        'soviet-union': { karelia: { infantry: 1 }, archangel: { infantry: 1 } },
      },
    });
    const begun = after(state, move('karelia', { tank: 1 }, 'archangel'), endPhase, fight('archangel'), miss, miss);
    expect(waitsFor(begun)).toBe('dice attacker');
    expectRefused(begun, retreat('karelia'), 'COM-18', 'cannot-retreat');
  });
});

test('COM-2, COM-19: aircraft in an empty territory fight no battle', () => {
  const state = game({ power: UK, units: { [UK]: { 'united-kingdom': { fighter: 1 } } } });
  const ended = played(state, move('united-kingdom', { fighter: 1 }, 'norway-finland'), endPhase);
  expect(eventsOf(ended, 'battles-listed')).toEqual([]);
});

test('AMPH-6: troops of two zones land zone by zone', () => {
  const state = game({
    power: UK,
    aboard: [tankAboard('sz-6'), tankAboard('sz-3')],
    units: {
      [UK]: { 'sz-6': { transport: 1 }, 'sz-3': { transport: 1 } },
      germany: { 'norway-finland': { infantry: 1 } },
    },
  });
  const landing = played(
    after(
      state,
      offload('sz-6', { tank: 1 }, 'norway-finland'),
      offload('sz-3', { tank: 1 }, 'norway-finland'),
      endPhase,
    ),
    fight('norway-finland'),
  );
  expect(eventsOf(landing, 'units-offloaded').map(({ units, from }) => [from, units])).toEqual([
    ['sz-6', [one(state, 'sz-6', 'tank')]],
    ['sz-3', [one(state, 'sz-3', 'tank')]],
  ]);
});

describe('no part in a battle has', () => {
  test('CM-7, COM-8: a ship that came in a retreat: it is no casualty', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-6': { destroyer: 2 } }, [UK]: { 'sz-6': { submarine: 1 }, 'sz-8': { destroyer: 1 } } },
    });
    const [gone = '', stayed = ''] = idsOf(state, 'sz-6', { destroyer: 2 });
    const back = after(
      state,
      { type: 'move', units: [gone], to: 'sz-8' },
      engage('sz-6'),
      endPhase,
      fight('sz-8'),
      miss,
      miss,
      retreat('sz-6'),
    );
    const begun = after(back, fight('sz-6'));
    expect(begun.battle?.attackers).toEqual([stayed]);
    const losing: GameState = {
      ...begun,
      battle: { ...begun.battle!, step: 'defender-fire-casualties', hits: { submarine: 1, air: 0, surface: 0 } },
    };
    expect(refusalOf(losing, { type: 'casualties', units: [gone] })).toEqual({
      rule: 'COM-8',
      reason: 'not-a-casualty',
      units: [gone],
    });
  });

  test('COM-5: what is no submarine when submarines are kept from diving', () => {
    const state = atSea({ submarine: 1, destroyer: 1 }, { destroyer: 1 });
    expect(waitsFor(state)).toBe('dice attacker');
    const dive = (type: string, owner?: string): Order => ({
      type: 'submerge',
      units: [one(state, 'sz-8', type, owner)],
    });
    expectRefused(state, dive('submarine'), 'COM-5', 'destroyer-present');
    expectRefused(state, dive('destroyer'), 'COM-5', 'not-now');
    expectRefused(state, dive('destroyer', UK), 'COM-5', 'not-now');
    expectRefused(state, { type: 'submerge', units: ['u77'] }, 'COM-5', 'not-now');
    const ownDestroyer = after(atSea({ submarine: 1, destroyer: 1 }, { submarine: 1, battleship: 1 }), submerge(0));
    expectRefused(
      ownDestroyer,
      { type: 'submerge', units: [one(ownDestroyer, 'sz-8', 'submarine')] },
      'COM-5',
      'not-now',
    );
    expectRefused(
      ownDestroyer,
      { type: 'submerge', units: [one(ownDestroyer, 'sz-8', 'submarine', UK)] },
      'COM-5',
      'destroyer-present',
    );
  });
});

test('COM-8: a defender is advised to lose what is cheapest, land or air', () => {
  const state = after(ashore({ tank: 2 }, { infantry: 1, fighter: 1 }), hit({ surface: 1 }));
  const waits = awaiting(state);
  expect(waits.kind === 'casualties' && count(state, waits.suggestion)).toEqual({ infantry: 1 });
  expect(waitsFor(after(ashore({ tank: 1 }, { infantry: 1 }), miss, miss))).toBe('dice attacker');
  expectRefused(state, press, 'COM-3', 'not-now');
});
