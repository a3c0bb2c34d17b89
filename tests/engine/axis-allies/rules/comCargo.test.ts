import { describe, expect, test } from 'vitest';
import { awaiting, play } from '../../../../src/engine/axis-allies/index.ts';
import {
  waitsFor,
  atSea,
  cameToSea,
  count,
  eventsOf,
  groups,
  hit,
  lose,
  miss,
  retreat,
  strike,
  strip,
} from './battle.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, move, one, played } from './position.ts';

/** A British transport in zone 8 with an infantry and an American tank aboard. */
const loaded = [
  {
    in: 'sz-8',
    ship: 'transport',
    owner: 'united-kingdom',
    cargo: [
      { unit: 'tank', owner: 'united-states' },
      { unit: 'infantry', owner: 'united-kingdom' },
    ],
  },
];

describe('cargo', () => {
  test('COM-13: troops aboard neither fire nor are they in the battle', () => {
    const state = atSea({ battleship: 1 }, { transport: 1, battleship: 1 }, { aboard: loaded });
    expect(strip(state, 'defender')).toEqual({ transport: 1, battleship: 1 });
    const fired = after(state, hit({ surface: 1 }));
    expect(groups(fired)).toEqual(['4 surface: battleship']);
  });

  test('COM-13: troops aboard cannot be chosen as casualties', () => {
    const state = after(
      atSea({ battleship: 2 }, { transport: 1, destroyer: 1, carrier: 1 }, { aboard: loaded }),
      hit({ surface: 1 }),
    );
    expectRefused(
      state,
      { type: 'casualties', units: [one(state, 'sz-8', 'infantry', 'united-kingdom')] },
      'COM-13',
      'not-a-casualty',
    );
  });

  test('COM-13: troops of all owners are lost with their ship', () => {
    const end = played(
      atSea({ battleship: 2 }, { transport: 1, destroyer: 1 }, { aboard: loaded }),
      hit({ surface: 2 }),
      miss,
    );
    expect(countsIn(end.state, 'sz-8')).toEqual({ battleship: 2 });
    const lost = eventsOf(end, 'units-destroyed').find((event) => event.why === 'cargo');
    expect(lost?.units).toHaveLength(2);
  });

  test('COM-13: an attacker’s transport that sinks takes its troops with it, the others keep theirs', () => {
    const state = after(
      cameToSea(
        { battleship: 1, transport: 2 },
        {},
        { battleship: 3 },
        {
          aboard: [
            { in: 'sz-7', ship: 'transport', owner: 'germany', cargo: [{ unit: 'infantry', owner: 'germany' }] },
            { in: 'sz-7', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] },
          ],
        },
      ),
      miss,
      hit({ surface: 3 }),
    );
    const tankShip = state.units[one(state, 'sz-8', 'tank')]?.aboard ?? '';
    const end = after(state, (now) => ({
      type: 'casualties',
      units: [one(now, 'sz-8', 'battleship'), one(now, 'sz-8', 'battleship'), tankShip],
    }));
    expect(countsIn(end, 'sz-8', 'germany')).toEqual({ transport: 1, infantry: 1 });
  });

  test('COM-13: if transports have different cargo, their owner chooses which one is lost', () => {
    const state = after(
      atSea({ battleship: 2 }, { transport: 2, destroyer: 1 }, { aboard: loaded }),
      hit({ surface: 2 }),
    );
    expect(waitsFor(state)).toBe('casualties defender');
    expect(awaiting(state)).toMatchObject({ hitsToAssign: 2, by: ['united-kingdom'] });
  });
});

/** A German carrier with a Japanese guest attacks from zone 7. */
const withGuest = (
  defenders: Readonly<Record<string, number>>,
  ships: Readonly<Record<string, number>> = { carrier: 1 },
) => cameToSea(ships, {}, defenders, { units: { japan: { 'sz-7': { fighter: 1 } } } });

describe('guest fighters on an attacking carrier', () => {
  test('COM-13: a guest sails along as cargo, does not fire and is no casualty', () => {
    const state = withGuest({ destroyer: 1 });
    expect(countsIn(state, 'sz-8', 'japan')).toEqual({ fighter: 1 });
    expect(groups(state)).toEqual(['1 surface: carrier']);
    expect(strip(state, 'attacker')).toEqual({ carrier: 1 });
    const hurt = after(withGuest({ destroyer: 1 }, { carrier: 1, destroyer: 1 }), miss, hit({ surface: 1 }));
    expectRefused(
      hurt,
      { type: 'casualties', units: [one(hurt, 'sz-8', 'fighter', 'japan')] },
      'COM-13',
      'not-a-casualty',
    );
  });

  test('COM-13: a guest is lost with the carrier', () => {
    const end = played(withGuest({ destroyer: 1 }), miss, hit({ surface: 1 }));
    expect(countsIn(end.state, 'sz-8')).toEqual({ destroyer: 1 });
    expect(eventsOf(end, 'units-destroyed').map((event) => event.why)).toEqual(['casualty', 'cargo']);
  });

  test('COM-13: a guest retreats with its carrier', () => {
    const state = after(withGuest({ destroyer: 1 }), miss, miss, retreat('sz-7'));
    expect(countsIn(state, 'sz-7')).toEqual({ carrier: 1, fighter: 1 });
    expect(countsIn(state, 'sz-8')).toEqual({ destroyer: 1 });
  });

  test('COM-13: a guest is saved by another deck in the zone', () => {
    const state = after(withGuest({ destroyer: 1 }, { carrier: 2 }), miss, hit({ surface: 1 }));
    expect(countsIn(state, 'sz-8', 'japan')).toEqual({ fighter: 1 });
  });

  test('COM-13: the attacker’s own fighter is no cargo: it fights, and outlives the carrier', () => {
    const state = cameToSea({ carrier: 1 }, { fighter: 1 }, { destroyer: 1, battleship: 1 });
    expect(groups(state)).toEqual(['1 surface: carrier', '3 air: fighter']);
    const hurt = after(state, miss, hit({ surface: 1 }), lose({ carrier: 1 }));
    expect(countsIn(hurt, 'sz-8', 'germany')).toEqual({ fighter: 1 });
  });
});

describe('multinational forces', () => {
  const allied = { units: { 'united-states': { 'sz-8': { destroyer: 1 } } } };

  test('COM-14: all units of the defending side fight together', () => {
    const state = atSea({ battleship: 2 }, { destroyer: 1 }, allied);
    expect(strip(state, 'defender')).toEqual({ destroyer: 2 });
    expect(groups(after(state, miss))).toEqual(['2 surface: destroyer, destroyer']);
  });

  test('COM-14: every defending power has a say in casualties, and may lose units of either', () => {
    const state = after(atSea({ battleship: 2 }, { destroyer: 1 }, allied), hit({ surface: 1 }));
    expect([...(awaiting(state) as { by: readonly string[] }).by].sort()).toEqual(['united-kingdom', 'united-states']);
    expect(play(state, lose({ destroyer: 1 }, 'united-states')(state)).ok).toBe(true);
    expect(play(state, lose({ destroyer: 1 }, 'united-kingdom')(state)).ok).toBe(true);
  });

  test('COM-14: only the owners of submarines and dice decide about them', () => {
    const state = atSea(
      { battleship: 1 },
      { submarine: 1 },
      { units: { 'united-states': { 'sz-8': { carrier: 1 } } } },
    );
    expect(awaiting(state)).toMatchObject({ kind: 'submerge', by: ['united-kingdom'] });
    expect(awaiting(after(state, strike))).toMatchObject({ kind: 'dice', by: ['united-kingdom'] });
    expect(awaiting(after(state, strike, miss, miss))).toMatchObject({ kind: 'dice', by: ['united-states'] });
  });

  test('COM-14: all powers of a side defend a territory together', () => {
    const state = after(
      game({
        power: 'germany',
        phase: 'conduct-combat',
        units: {
          germany: { karelia: { tank: 3 } },
          'soviet-union': { karelia: { infantry: 1 } },
          'united-kingdom': { karelia: { fighter: 1 } },
          'united-states': { karelia: { tank: 1 } },
        },
      }),
      fight('karelia'),
    );
    expect(strip(state, 'defender')).toEqual({ infantry: 1, fighter: 1, tank: 1 });
    expect((awaiting(after(state, hit({ surface: 1 }))) as { by: readonly string[] }).by).toEqual([
      'soviet-union',
      'united-kingdom',
      'united-states',
    ]);
  });

  test('COM-14: a friend’s units in the zone stay out of an attack', () => {
    const friend = { units: { japan: { 'sz-8': { battleship: 1, destroyer: 1 } } } };
    const state = atSea({ destroyer: 1, carrier: 1 }, { destroyer: 1 }, friend);
    expect(strip(state, 'attacker')).toEqual({ destroyer: 1, carrier: 1 });
    const hurt = after(state, miss, hit({ surface: 1 }));
    expectRefused(
      hurt,
      { type: 'casualties', units: [one(hurt, 'sz-8', 'battleship', 'japan')] },
      'COM-14',
      'not-a-casualty',
    );
    expect(countsIn(after(hurt, lose({ destroyer: 1 })), 'sz-8', 'japan')).toEqual({ battleship: 1, destroyer: 1 });
  });

  test('COM-14: a friend’s destroyer cancels nothing', () => {
    const state = atSea({ battleship: 1 }, { submarine: 1 }, { units: { japan: { 'sz-8': { destroyer: 1 } } } });
    expect(waitsFor(state)).toBe('submerge defender');
    expect(waitsFor(after(state, strike))).toBe('dice defender');
  });

  test('COM-14: a friend’s units do not keep the zone for an attacker that was wiped out', () => {
    const state = after(
      atSea({ destroyer: 1 }, { destroyer: 1 }, { units: { japan: { 'sz-8': { battleship: 1 } } } }),
      miss,
      hit({ surface: 1 }),
    );
    expect(countsIn(state, 'sz-8')).toEqual({ destroyer: 1, battleship: 1 });
  });
});

describe('fighters on an attacked carrier', () => {
  test('COM-24: they fire at submarines that attack alone, though they cannot hit them', () => {
    const state = after(atSea({ submarine: 2 }, { carrier: 1, fighter: 2 }), strike, miss);
    expect(groups(state)).toEqual(['2 surface: carrier', '4 air: fighter, fighter']);
    expect(strip(after(state, hit({ air: 2 })), 'attacker')).toEqual({ submarine: 2 });
  });

  test('COM-24: guests on the carrier defend like the owner’s', () => {
    const state = after(
      atSea({ battleship: 2 }, { carrier: 1 }, { units: { 'united-states': { 'sz-8': { fighter: 2 } } } }),
      miss,
    );
    expect(groups(state)).toEqual(['2 surface: carrier', '4 air: fighter, fighter']);
  });

  test('COM-24: a fighter is never a submarine’s casualty, only the carrier is', () => {
    const state = after(
      atSea({ submarine: 2, destroyer: 1 }, { carrier: 1, fighter: 2 }),
      strike,
      hit({ submarine: 1 }),
    );
    expect(waitsFor(state)).toBe('dice attacker');
    expect(strip(state, 'defender')).toEqual({ fighter: 2 });
  });

  test('COM-24: with a destroyer beside them they hit submarines', () => {
    const state = after(atSea({ submarine: 1 }, { carrier: 1, fighter: 2, destroyer: 1 }), miss, hit({ air: 1 }));
    expect(countsIn(state, 'sz-8', 'germany')).toEqual({});
  });

  test('COM-24: fighters that lost their carrier fight on', () => {
    const state = after(
      atSea({ battleship: 3 }, { carrier: 1, fighter: 1, destroyer: 1 }),
      hit({ surface: 2 }),
      lose({ carrier: 1, destroyer: 1 }),
      miss,
    );
    expect(strip(state, 'defender')).toEqual({ fighter: 1 });
    expect(groups(after(state, miss))).toEqual(['4 air: fighter']);
  });

  test('COM-24: once only they are left against submarines, the battle ends', () => {
    const state = after(atSea({ submarine: 2 }, { carrier: 1, fighter: 2 }), strike, hit({ submarine: 1 }));
    expect(state.battle).toBeNull();
    expect(countsIn(state, 'sz-8')).toEqual({ submarine: 2, fighter: 2 });
  });

  test('COM-24: fighters on an island stay out of a battle in its zone', () => {
    const state = after(
      game({
        power: 'japan',
        units: {
          japan: { 'sz-45': { battleship: 1 } },
          'united-states': { 'sz-39': { destroyer: 1 }, 'wake-island': { fighter: 2 } },
        },
      }),
      move('sz-45', { battleship: 1 }, 'sz-39'),
      endPhase,
      fight('sz-39'),
    );
    expect(strip(state, 'defender')).toEqual({ destroyer: 1 });
    expect(count(state, state.battle?.attackers ?? [])).toEqual({ battleship: 1 });
  });
});
