import { describe, expect, test } from 'vitest';
import {
  isFriendlyTerritory,
  isHostileTerritory,
  isHostileZone,
  newGame,
  editionOf,
  nationalProduction,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  game,
  idsOf,
  load,
  mobilize,
  move,
  offload,
  one,
  placesOf,
} from './position.ts';

const opening = newGame(editionOf('1941'), {
  players: [
    { name: 'Ann', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
    { name: 'Ben', powers: ['germany', 'japan'] },
  ],
  victory: 'standard',
});

describe('neighbours', () => {
  test('MAP-1: units step only between spaces that share a border', () => {
    const state = game({ power: 'germany', phase: 'noncombat-move', units: { germany: { germany: { infantry: 1 } } } });
    expect(placesOf(state, idsOf(state, 'germany', { infantry: 1 }))).toEqual([
      'eastern-europe',
      'southern-europe',
      'western-europe',
    ]);
    expectRefused(state, move('germany', { infantry: 1 }, 'ukraine'), 'CM-2', 'too-far');
  });

  test('MAP-1: a route with `via` must consist of adjacent spaces', () => {
    const state = game({ power: 'germany', units: { germany: { 'western-europe': { tank: 1 } } } });
    expectRefused(state, move('western-europe', { tank: 1 }, 'karelia', 'eastern-europe'), 'MAP-1', 'route-broken');
  });

  test('MAP-1: no unit goes to a space that is not on the board', () => {
    const state = game({ power: 'germany', units: { germany: { germany: { bomber: 1 } } } });
    expectRefused(state, move('germany', { bomber: 1 }, 'atlantis'), 'MAP-1', 'unknown-space');
  });

  test.each([
    ['sz-21', 'sz-35'],
    ['sz-20', 'sz-36'],
    ['sz-19', 'sz-41'],
  ])('MAP-1: the board wraps between %s and %s, for ships and for aircraft', (a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const state = game({
        power: 'united-states',
        phase: 'noncombat-move',
        units: { 'united-states': { [from]: { destroyer: 1, carrier: 1, fighter: 1 } } },
      });
      const ship = after(state, move(from, { destroyer: 1, carrier: 1 }, to));
      expect(countsIn(after(ship, move(from, { fighter: 1 }, to)), to)).toEqual({
        destroyer: 1,
        carrier: 1,
        fighter: 1,
      });
    }
  });

  test.each([
    ['eastern-canada', 'western-canada'],
    ['eastern-united-states', 'western-united-states'],
    ['east-mexico', 'mexico'],
  ])('MAP-1: the board wraps on land between %s and %s', (a, b) => {
    const state = game({
      power: 'united-states',
      phase: 'noncombat-move',
      units: { 'united-states': { [a]: { infantry: 1 } } },
    });
    expect(placesOf(state, [one(state, a, 'infantry')])).toContain(b);
  });
});

describe('territories and zones', () => {
  test('MAP-2: a territory is friendly to both powers of the side that holds it, and hostile to the others', () => {
    const state = game({ power: 'germany', units: {}, control: { karelia: 'germany' } });
    expect(['germany', 'japan'].map((power) => isFriendlyTerritory(state, 'karelia', power))).toEqual([true, true]);
    expect(['soviet-union', 'united-states'].map((power) => isHostileTerritory(state, 'karelia', power))).toEqual([
      true,
      true,
    ]);
  });

  test('MAP-2: a neutral territory is neither friendly nor hostile', () => {
    expect(isFriendlyTerritory(opening, 'turkey', 'germany')).toBe(false);
    expect(isHostileTerritory(opening, 'turkey', 'germany')).toBe(false);
  });

  test('MAP-3: a neutral territory cannot be attacked or entered, by land or by air', () => {
    const state = game({
      power: 'soviet-union',
      units: { 'soviet-union': { caucasus: { infantry: 1, tank: 1, fighter: 1, bomber: 1 } } },
    });
    for (const type of ['infantry', 'tank', 'fighter', 'bomber']) {
      expectRefused(state, move('caucasus', { [type]: 1 }, 'turkey'), 'MAP-3', 'neutral-space');
      expect(placesOf(state, [one(state, 'caucasus', type)])).not.toContain('turkey');
    }
  });

  test('MAP-3: aircraft fly around neutral territories, not over them', () => {
    const state = game({
      power: 'soviet-union',
      units: { 'soviet-union': { urals: { fighter: 1 } }, japan: { manchuria: { infantry: 1 } } },
    });
    const fighter = one(state, 'urals', 'fighter');
    const there = after(state, move('urals', { fighter: 1 }, 'manchuria'));
    expect(there.turn.deeds[fighter]?.route).toHaveLength(3);
    expect(there.turn.deeds[fighter]?.route).not.toContain('mongolia');
    expectRefused(state, move('urals', { fighter: 1 }, 'manchuria', 'mongolia'), 'MAP-3');
  });

  test(
    'MAP-3: from Western Europe a fighter needs three steps around Spain to Gibraltar, and none leads ' + 'over it',
    () => {
      const state = game({
        power: 'germany',
        units: { germany: { 'western-europe': { fighter: 1 } }, 'united-kingdom': { gibraltar: { infantry: 1 } } },
      });
      const there = after(state, move('western-europe', { fighter: 1 }, 'gibraltar'));
      expect(there.turn.deeds[one(state, 'western-europe', 'fighter')]?.route).toEqual([
        'western-europe',
        'sz-15',
        'gibraltar',
      ]);
    },
  );

  test('MAP-3: troops cannot land in neutral territories', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-17': { transport: 1 } } },
      aboard: [{ in: 'sz-17', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
    });
    expectRefused(state, offload('sz-17', { tank: 1 }, 'turkey'), 'MAP-3', 'neutral-space');
  });

  test.each(['battleship', 'carrier', 'destroyer'])('MAP-4: an enemy %s makes a zone hostile', (type) => {
    const state = game({ power: 'germany', units: { 'united-kingdom': { 'sz-6': { [type]: 1 } } } });
    expect(isHostileZone(state, 'sz-6', 'germany')).toBe(true);
    expect(isHostileZone(state, 'sz-6', 'united-states')).toBe(false);
  });

  test('MAP-4: enemy submarines and transports do not', () => {
    const state = game({ power: 'germany', units: { 'united-kingdom': { 'sz-6': { submarine: 3, transport: 2 } } } });
    expect(isHostileZone(state, 'sz-6', 'germany')).toBe(false);
  });

  test('MAP-7: islands of one zone are territories of their own, without a bridge between them', () => {
    const state = game({
      power: 'japan',
      phase: 'noncombat-move',
      units: { japan: { okinawa: { infantry: 1 }, 'sz-45': { transport: 1 } } },
    });
    expect(placesOf(state, [one(state, 'okinawa', 'infantry')])).toEqual(['sz-45']);
    expectRefused(state, move('okinawa', { infantry: 1 }, 'iwo-jima'), 'CM-16');
    expect(
      countsIn(
        after(state, load('okinawa', { infantry: 1 }, 'sz-45'), offload('sz-45', { infantry: 1 }, 'iwo-jima')),
        'iwo-jima',
      ),
    ).toEqual({ infantry: 1 });
  });

  test('MAP-8: a territory that all units left stays with its power', () => {
    const state = after(
      game({ power: 'germany', phase: 'noncombat-move', units: { germany: { ukraine: { infantry: 1 } } } }),
      move('ukraine', { infantry: 1 }, 'eastern-europe'),
    );
    expect(countsIn(state, 'ukraine')).toEqual({});
    expect(state.control['ukraine']).toBe('germany');
  });

  test('MAP-9: national production follows a change of control at once', () => {
    const state = game({ power: 'germany', units: { germany: { 'eastern-europe': { tank: 1 } } } });
    expect([nationalProduction(state, 'germany'), nationalProduction(state, 'soviet-union')]).toEqual([12, 7]);
    const blitzed = after(state, move('eastern-europe', { tank: 1 }, 'eastern-europe', 'karelia'));
    expect([nationalProduction(blitzed, 'germany'), nationalProduction(blitzed, 'soviet-union')]).toEqual([13, 6]);
  });

  test('MAP-9: the set-up gives each power its printed income', () => {
    expect(
      ['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states'].map((power) =>
        nationalProduction(opening, power),
      ),
    ).toEqual([7, 12, 12, 9, 17]);
  });

  test('MAP-10: ships stay at sea, and land units stay ashore without a ship', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { germany: { infantry: 1 }, 'sz-5': { destroyer: 1 } } },
    });
    expectRefused(state, move('sz-5', { destroyer: 1 }, 'germany'), 'MAP-10', 'wrong-element');
    expectRefused(state, move('germany', { infantry: 1 }, 'sz-5'), 'MAP-10', 'wrong-element');
    expect(placesOf(state, [one(state, 'germany', 'infantry')])).not.toContain('sz-5');
  });

  test('MAP-10: aircraft fly over land and sea', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'norway-finland': { fighter: 1 } } },
    });
    expect(placesOf(state, [one(state, 'norway-finland', 'fighter')])).toContain('western-europe');
  });
});

describe('zone 18 and the canals', () => {
  test('MAP-5: ships neither enter nor leave zone 18', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-17': { destroyer: 1, submarine: 1 }, 'sz-18': { transport: 1, submarine: 1 } } },
    });
    for (const type of ['destroyer', 'submarine'])
      expectRefused(state, move('sz-17', { [type]: 1 }, 'sz-18'), 'MAP-5', 'strait-closed');
    for (const type of ['transport', 'submarine'])
      expectRefused(state, move('sz-18', { [type]: 1 }, 'sz-17'), 'MAP-5', 'strait-closed');
    expect(placesOf(state, [one(state, 'sz-18', 'submarine')])).toEqual([]);
  });

  test('MAP-5: aircraft fly over zone 18', () => {
    const state = game({
      power: 'germany',
      units: { germany: { ukraine: { fighter: 1 } }, 'united-kingdom': { 'sz-17': { destroyer: 1 } } },
    });
    const there = after(state, move('ukraine', { fighter: 1 }, 'sz-17'));
    expect(there.turn.deeds[one(state, 'ukraine', 'fighter')]?.route).toEqual(['ukraine', 'sz-18', 'sz-17']);
  });

  test('MAP-5: aircraft fight in zone 18', () => {
    const state = game({
      power: 'germany',
      units: { germany: { ukraine: { fighter: 1 } }, 'soviet-union': { 'sz-18': { destroyer: 1 } } },
    });
    expect(after(state, move('ukraine', { fighter: 1 }, 'sz-18'), endPhase).turn.battles).toEqual([
      { space: 'sz-18', kind: 'sea', landingFrom: [] },
    ]);
  });

  test('MAP-5: new ships are placed in zone 18, and a transport there bridges', () => {
    const placing = game({
      power: 'soviet-union',
      phase: 'mobilize-new-units',
      units: {},
      purchased: { transport: 1 },
    });
    expectAllowed(placing, mobilize('transport', 'sz-18'));
    const bridging = game({
      power: 'soviet-union',
      units: {
        'soviet-union': { 'sz-18': { transport: 1 }, caucasus: { infantry: 1 } },
        germany: { 'eastern-europe': { infantry: 1 } },
      },
    });
    const declared = after(
      bridging,
      load('caucasus', { infantry: 1 }, 'sz-18'),
      offload('sz-18', { infantry: 1 }, 'eastern-europe'),
      endPhase,
    );
    expect(declared.turn.battles).toEqual([{ space: 'eastern-europe', kind: 'land', landingFrom: ['sz-18'] }]);
  });

  const canals = [
    {
      canal: 'Panama',
      zones: ['sz-12', 'sz-19'],
      open: [{}],
      shut: [{ 'central-america': 'japan' }],
      power: 'united-states',
      friend: 'united-kingdom',
    },
    {
      canal: 'Suez',
      zones: ['sz-17', 'sz-28'],
      open: [{}, { 'anglo-egypt-sudan': 'united-states', 'middle-east': 'soviet-union' }],
      shut: [
        { 'anglo-egypt-sudan': 'germany' },
        { 'middle-east': 'japan' },
        { 'anglo-egypt-sudan': 'germany', 'middle-east': 'germany' },
      ],
      power: 'united-kingdom',
      friend: 'united-states',
    },
  ] as const;
  for (const { canal, zones, open, shut, power, friend } of canals) {
    const [a, b] = zones;
    const ships = (control: Readonly<Record<string, string>>, who: string, from: string) =>
      game({
        power: who,
        phase: 'noncombat-move',
        control,
        units: { [who]: { [from]: { destroyer: 1, submarine: 1, transport: 1 } } },
      });

    test(`MAP-6: ${canal} is open to the whole side that holds it, both ways`, () => {
      for (const control of open)
        for (const who of [power, friend])
          for (const [from, to] of [
            [a, b],
            [b, a],
          ] as const)
            expectAllowed(ships(control, who, from), move(from, { destroyer: 1, submarine: 1, transport: 1 }, to));
    });

    test(`MAP-6: ${canal} is shut to a side that does not hold all of it, submarines too`, () => {
      for (const control of shut)
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const)
          for (const type of ['destroyer', 'submarine', 'transport'])
            expectRefused(ships(control, power, from), move(from, { [type]: 1 }, to), 'MAP-6', 'canal-closed');
    });
  }

  test('MAP-6: Suez half held is shut to both sides', () => {
    const control = { 'anglo-egypt-sudan': 'germany' };
    const units = { germany: { 'sz-17': { submarine: 1 } }, 'united-kingdom': { 'sz-28': { submarine: 1 } } };
    expectRefused(
      game({ power: 'germany', phase: 'noncombat-move', control, units }),
      move('sz-17', { submarine: 1 }, 'sz-28'),
      'MAP-6',
    );
    expectRefused(
      game({ power: 'united-kingdom', phase: 'noncombat-move', control, units }),
      move('sz-28', { submarine: 1 }, 'sz-17'),
      'MAP-6',
    );
  });

  test('MAP-6: a canal taken this turn stays shut until the next', () => {
    const state = game({
      power: 'germany',
      control: { 'middle-east': 'germany' },
      units: { germany: { 'north-africa': { tank: 1 }, 'sz-17': { destroyer: 1 } } },
    });
    const taken = after(state, move('north-africa', { tank: 1 }, 'anglo-egypt-sudan'), endPhase, endPhase);
    expect(taken.control['anglo-egypt-sudan']).toBe('germany');
    expectRefused(taken, move('sz-17', { destroyer: 1 }, 'sz-28'), 'MAP-6', 'canal-closed');
  });

  test('MAP-6: aircraft pass a shut canal, and land units cross it', () => {
    const state = game({
      power: 'united-states',
      phase: 'noncombat-move',
      control: { 'central-america': 'japan' },
      units: { 'united-states': { 'sz-12': { fighter: 1, carrier: 1 }, 'sz-19': { carrier: 1 } } },
    });
    expectAllowed(state, move('sz-12', { fighter: 1 }, 'sz-19'));
    const walking = game({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: { 'united-kingdom': { 'middle-east': { infantry: 1 } } },
    });
    expectAllowed(walking, move('middle-east', { infantry: 1 }, 'anglo-egypt-sudan'));
  });
});
