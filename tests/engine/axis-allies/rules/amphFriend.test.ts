import { describe, expect, test } from 'vitest';
import { expectOver, hit, miss, press, retreat, retreats, strip, submerge } from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fight,
  game,
  load,
  move,
  offload,
  one,
} from './position.ts';

type Counts = Readonly<Record<string, number>>;

/** American infantry and a tank aboard a British transport in zone 6, off Norway; it is the Americans' turn. */
const guests = (
  field: { ships?: Counts; enemyShips?: Counts; air?: Counts; defenders?: Counts; british?: Counts } = {},
) =>
  game({
    power: 'united-states',
    units: {
      'united-states': { 'sz-2': field.ships ?? {}, 'united-kingdom': field.air ?? {} },
      'united-kingdom': { 'sz-6': { transport: 1, ...field.british } },
      germany: { 'sz-6': field.enemyShips ?? {}, 'norway-finland': field.defenders ?? { infantry: 1 } },
    },
    aboard: [
      {
        in: 'sz-6',
        ship: 'transport',
        owner: 'united-kingdom',
        cargo: [
          { unit: 'infantry', owner: 'united-states' },
          { unit: 'tank', owner: 'united-states' },
        ],
      },
    ],
  });

const assault = offload('sz-6', { infantry: 1, tank: 1 }, 'norway-finland');

describe('assault from a friend’s transport', () => {
  test('AMPH-9: your troops aboard a friend’s transport assault on your own turn', () => {
    const state = after(guests(), assault, endPhase, fight('norway-finland'));
    expect(strip(state, 'attacker')).toEqual({ infantry: 1, tank: 1 });
    const won = after(state, hit({ surface: 1 }), miss);
    expect(won.control['norway-finland']).toBe('united-states');
    expect(countsIn(won, 'sz-6')).toEqual({ transport: 1 });
  });

  test('AMPH-9: they cannot retreat either', () => {
    const state = after(guests(), assault, endPhase, fight('norway-finland'), miss, miss);
    expectRefused(state, retreat('sz-6'), 'AMPH-4', 'cannot-retreat');
  });

  test('AMPH-9: not on the turn of the transport’s owner', () => {
    const state = { ...guests(), power: 'united-kingdom' };
    expectRefused(
      state,
      { type: 'offload', units: [one(state, 'sz-6', 'tank', 'united-states')], to: 'norway-finland' },
      'TURN-7',
      'not-your-unit',
    );
  });

  test('AMPH-9: not on the turn they were loaded', () => {
    const state = game({
      power: 'united-states',
      units: {
        'united-states': { 'united-kingdom': { infantry: 1 } },
        'united-kingdom': { 'sz-6': { transport: 1 } },
        germany: { 'norway-finland': { infantry: 1 } },
      },
    });
    expectRefused(state, load('united-kingdom', { infantry: 1 }, 'sz-6'), 'NCM-10', 'friend-transport-now');
  });

  test('AMPH-9: the friend’s transport does not move for it', () => {
    const state = guests();
    expectRefused(
      state,
      { type: 'move', units: [one(state, 'sz-6', 'transport', 'united-kingdom')], to: 'sz-5' },
      'TURN-7',
      'not-your-unit',
    );
  });

  test('AMPH-9: a hostile zone must be cleared by your own units', () => {
    const helpless = guests({ enemyShips: { destroyer: 1 }, british: { battleship: 2 } });
    expectRefused(helpless, assault, 'AMPH-9', 'zone-hostile');
    const fleet = after(
      guests({ enemyShips: { destroyer: 1 }, ships: { battleship: 1 }, british: { battleship: 2 } }),
      assault,
    );
    expectRefused(fleet, endPhase, 'AMPH-9', 'zone-hostile');
    const state = after(fleet, move('sz-2', { battleship: 1 }, 'sz-6'), endPhase);
    expectRefused(state, fight('norway-finland'), 'AMPH-8', 'sea-battle-first');
    const sea = after(state, fight('sz-6'));
    expect(strip(sea, 'attacker')).toEqual({ battleship: 1 });
    const ashore = after(sea, hit({ surface: 1 }), miss, fight('norway-finland'));
    expect(strip(ashore, 'attacker')).toEqual({ infantry: 1, tank: 1 });
  });

  test('AMPH-9: air units of yours can clear it as well', () => {
    const state = after(
      guests({ enemyShips: { destroyer: 1 }, air: { bomber: 1 } }),
      assault,
      move('united-kingdom', { bomber: 1 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
      hit({ air: 1 }),
      miss,
    );
    expectAllowed(state, fight('norway-finland'));
  });

  test('AMPH-9: when your fleet retreats, your troops stay aboard the friend’s transport', () => {
    const state = after(
      guests({ enemyShips: { destroyer: 1 }, ships: { battleship: 1 } }),
      assault,
      move('sz-2', { battleship: 1 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['sz-2']);
    const gone = after(state, retreat('sz-2'));
    expectOver(gone);
    expect(gone.turn.battles).toEqual([]);
    expect(countsIn(gone, 'sz-6')).toEqual({ transport: 1, infantry: 1, tank: 1, destroyer: 1 });
  });

  test('AMPH-9: when both fleets are lost the zone is clear, and your troops land', () => {
    const state = after(
      guests({ enemyShips: { destroyer: 1, transport: 1 }, ships: { destroyer: 1 } }),
      assault,
      move('sz-2', { destroyer: 1 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
      hit({ surface: 1 }),
      hit({ surface: 1 }),
      fight('norway-finland'),
    );
    expect(strip(state, 'attacker')).toEqual({ infantry: 1, tank: 1 });
  });

  test('AMPH-9: the friend’s transport is in no danger in your battle', () => {
    const state = after(
      guests({ enemyShips: { battleship: 1 }, ships: { destroyer: 1 } }),
      assault,
      move('sz-2', { destroyer: 1 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
      miss,
      hit({ surface: 1 }),
    );
    expectOver(state);
    expect(countsIn(state, 'sz-6')).toEqual({ transport: 1, infantry: 1, tank: 1, battleship: 1 });
    expect(state.turn.battles).toEqual([]);
  });

  test('AMPH-9: ignoring submarines takes a warship of your own, a friend’s does not count', () => {
    const submarines = { enemyShips: { submarine: 1 } };
    expectRefused(guests({ ...submarines, british: { destroyer: 1 } }), assault, 'CM-19', 'needs-warship');
    const far = after(guests({ ...submarines, ships: { destroyer: 1 }, british: { destroyer: 1 } }), assault);
    expectRefused(far, endPhase, 'CM-19', 'needs-warship');
    const state = after(far, move('sz-2', { destroyer: 1 }, 'sz-6'), engage('sz-6', false), endPhase);
    expectAllowed(state, fight('norway-finland'));
  });

  test('CM-5: without a ship or aircraft of your own there you attack nobody beside them', () => {
    const transports = guests({ enemyShips: { transport: 1 }, air: { fighter: 1 } });
    expectRefused(after(transports, assault), engage('sz-6'), 'CM-5', 'nothing-to-engage');
    const leftAgain = after(
      transports,
      assault,
      move('united-kingdom', { fighter: 1 }, 'sz-6'),
      engage('sz-6'),
      move('sz-6', { fighter: 1 }, 'norway-finland'),
    );
    expectRefused(leftAgain, endPhase, 'CM-5', 'nothing-to-engage');
  });

  test('AMPH-9: a friend’s destroyer does not keep the submarines you attack from submerging', () => {
    const state = after(
      guests({ enemyShips: { submarine: 1 }, ships: { battleship: 1 }, british: { destroyer: 1 } }),
      assault,
      move('sz-2', { battleship: 1 }, 'sz-6'),
      engage('sz-6'),
      endPhase,
      fight('sz-6'),
      submerge(1),
    );
    expectOver(state);
    expectAllowed(state, fight('norway-finland'));
  });

  test('AMPH-9: with overland troops as well, these retreat and the troops from the ship stay', () => {
    const state = after(
      game({
        power: 'united-states',
        units: {
          'united-states': { karelia: { infantry: 2 } },
          'united-kingdom': { 'sz-6': { transport: 1 } },
          germany: { 'norway-finland': { infantry: 2 } },
        },
        aboard: [
          {
            in: 'sz-6',
            ship: 'transport',
            owner: 'united-kingdom',
            cargo: [{ unit: 'infantry', owner: 'united-states' }],
          },
        ],
      }),
      move('karelia', { infantry: 2 }, 'norway-finland'),
      offload('sz-6', { infantry: 1 }, 'norway-finland'),
      endPhase,
      fight('norway-finland'),
      miss,
      miss,
    );
    expect(retreats(state)).toEqual({ to: ['karelia'], air: false });
    expect(strip(after(state, retreat('karelia')), 'attacker')).toEqual({ infantry: 1 });
    expect(strip(after(state, press), 'attacker')).toEqual({ infantry: 3 });
  });
});
