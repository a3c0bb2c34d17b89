import { describe, expect, test } from 'vitest';
import { engagements } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fight,
  fightOut,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  placesOf,
  type Scene,
} from './position.ts';

/** German transports in the Baltic near Karelia, with troops on its coasts. */
const baltic = (german: Scene['units'][string] = {}, others: Scene['units'] = {}, aboard: Scene['aboard'] = []) =>
  game({
    power: 'germany',
    aboard,
    units: {
      germany: { 'sz-5': { transport: 1 }, germany: { infantry: 2, tank: 2 }, ...german },
      'soviet-union': { karelia: { infantry: 1 } },
      ...others,
    },
  });

const germanTank = [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }];

describe('loading in combat move', () => {
  test('CM-16: troops load in the zone a transport starts in', () => {
    const state = after(baltic(), load('germany', { infantry: 1, tank: 1 }, 'sz-5'));
    expect(countsIn(state, 'sz-5')).toEqual({ transport: 1, infantry: 1, tank: 1 });
  });

  test('CM-16: a transport can load in several zones on its route and in the last one', () => {
    const state = game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': {
          'sz-10': { transport: 1 },
          'eastern-canada': { tank: 1 },
          'united-kingdom': { infantry: 1 },
        },
        germany: { 'norway-finland': { infantry: 1 } },
      },
    });
    const landed = after(
      state,
      load('eastern-canada', { tank: 1 }, 'sz-10'),
      move('sz-10', { transport: 1 }, 'sz-9'),
      move('sz-9', { transport: 1 }, 'sz-6'),
      load('united-kingdom', { infantry: 1 }, 'sz-6'),
      offload('sz-6', { tank: 1, infantry: 1 }, 'norway-finland'),
      endPhase,
    );
    expect(landed.turn.battles).toEqual([{ space: 'norway-finland', kind: 'land', landingFrom: ['sz-6'] }]);
    expect(landed.turn.deeds[one(state, 'sz-10', 'transport')]).toMatchObject({
      spent: 2,
      route: ['sz-10', 'sz-9', 'sz-6'],
    });
  });

  test('CM-16: a transport that used its two moves stays', () => {
    const state = after(
      baltic({}, { 'united-kingdom': { iceland: { infantry: 1 }, greenland: { infantry: 1 } } }, germanTank),
      move('sz-5', { transport: 1 }, 'sz-6'),
      move('sz-6', { transport: 1 }, 'sz-3'),
    );
    expectRefused(state, move('sz-3', { transport: 1 }, 'sz-2'), 'CM-2', 'already-moved');
  });

  test('CM-16: nothing loads in a hostile zone, not even where the transport starts', () => {
    const state = baltic({}, { 'united-kingdom': { 'sz-5': { destroyer: 1 } } });
    expectRefused(state, load('germany', { infantry: 1 }, 'sz-5'), 'CM-16', 'zone-hostile');
  });

  test('CM-16: enemy submarines and transports do not hinder loading', () => {
    expectAllowed(
      baltic({}, { 'united-kingdom': { 'sz-5': { submarine: 1, transport: 1 } } }),
      load('germany', { infantry: 1 }, 'sz-5'),
    );
  });

  test('CM-16: only troops of a coast the zone touches come aboard, and only where a transport is', () => {
    const state = baltic({ 'southern-europe': { infantry: 1 }, 'western-europe': { infantry: 1 } });
    expectRefused(state, load('southern-europe', { infantry: 1 }, 'sz-5'), 'CM-16', 'not-adjacent');
    expectRefused(state, load('western-europe', { infantry: 1 }, 'sz-7'), 'CM-16', 'no-transport');
    expectRefused(state, load('germany', { infantry: 1 }, 'germany'), 'CM-16');
  });

  test('CM-16: loading is a land unit’s whole move, and a unit that moved does not load', () => {
    const loaded = after(baltic(), load('germany', { tank: 1 }, 'sz-5'));
    const tank = loaded.turn.deeds[one(loaded, 'sz-5', 'tank')];
    expect(tank?.did).toBe('loaded');
    expectRefused(loaded, { type: 'move', units: [one(loaded, 'sz-5', 'tank')], to: 'karelia' }, 'CM-16');
    const state = baltic({ 'eastern-europe': { tank: 1 } }, { 'soviet-union': {} });
    const blitzed = after(state, move('eastern-europe', { tank: 1 }, 'norway-finland', 'karelia'));
    expectRefused(blitzed, load('norway-finland', { tank: 1 }, 'sz-5'), 'CM-16', 'already-moved');
  });

  test('CM-16: aircraft and ships are no cargo', () => {
    const state = baltic({ germany: { fighter: 1 } });
    expectRefused(state, load('germany', { fighter: 1 }, 'sz-5'), 'NCM-9', 'cannot-carry');
  });

  test('CM-16: in combat move units cannot load onto a friend’s transport', () => {
    const state = game({
      power: 'united-states',
      units: { 'united-states': { 'united-kingdom': { infantry: 1 } }, 'united-kingdom': { 'sz-6': { transport: 1 } } },
    });
    expectRefused(state, load('united-kingdom', { infantry: 1 }, 'sz-6'), 'NCM-10', 'friend-transport-now');
  });
});

describe('troops loaded for an assault', () => {
  test('CM-17: troops loaded in combat move must declare an assault', () => {
    const state = after(baltic(), load('germany', { infantry: 1 }, 'sz-5'));
    expectRefused(state, endPhase, 'CM-17', 'assault-required');
    expectAllowed(after(state, offload('sz-5', { infantry: 1 }, 'karelia')), endPhase);
  });

  test('CM-17: a transport takes nothing aboard that it could not land anywhere hostile', () => {
    const state = game({
      power: 'united-states',
      units: { 'united-states': { 'sz-42': { transport: 1 }, 'western-united-states': { infantry: 1 } } },
    });
    expectRefused(state, load('western-united-states', { infantry: 1 }, 'sz-42'), 'CM-17', 'assault-required');
  });

  test('CM-17: cargo that was aboard when the turn began may stay aboard', () => {
    const state = baltic({}, {}, germanTank);
    expectAllowed(state, endPhase);
    const both = after(
      state,
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      endPhase,
    );
    const ashore = fightOut(both, 'karelia', { attacker: 1, defender: 6 });
    expect([countsIn(ashore, 'karelia'), countsIn(ashore, 'sz-5')]).toEqual([
      { infantry: 1 },
      { transport: 1, tank: 1 },
    ]);
  });

  test('CM-17: troops whose transport retreated stay aboard', () => {
    const state = game({
      power: 'japan',
      units: {
        japan: { 'sz-45': { transport: 1, submarine: 1 }, japan: { infantry: 1 } },
        'united-states': { 'sz-38': { battleship: 1 }, 'philippine-islands': { infantry: 1 } },
      },
    });
    let battle = after(
      state,
      load('japan', { infantry: 1 }, 'sz-45'),
      move('sz-45', { transport: 1, submarine: 1 }, 'sz-38'),
      offload('sz-38', { infantry: 1 }, 'philippine-islands'),
      endPhase,
      fight('sz-38'),
    );
    battle = after(
      battle,
      { type: 'submerge', units: [] },
      { type: 'roll', dice: [6] },
      { type: 'roll', dice: [6] },
      { type: 'retreat', to: 'sz-45' },
    );
    expect([countsIn(battle, 'sz-45'), countsIn(battle, 'philippine-islands', 'japan')]).toEqual([
      { transport: 1, submarine: 1, infantry: 1 },
      {},
    ]);
    expectRefused(after(battle, endPhase), offload('sz-45', { infantry: 1 }, 'japan'), 'NCM-8', 'transport-done');
  });
});

describe('declaring an assault', () => {
  test('CM-18: the target is a hostile territory that touches the zone', () => {
    const state = baltic({}, { 'soviet-union': { karelia: { infantry: 1 }, archangel: { infantry: 1 } } }, germanTank);
    expectRefused(state, offload('sz-5', { tank: 1 }, 'archangel'), 'CM-18', 'not-adjacent');
    expectRefused(state, offload('sz-5', { tank: 1 }, 'norway-finland'), 'CM-18', 'not-hostile-target');
    expectRefused(state, offload('sz-5', { tank: 1 }, 'sz-6'), 'CM-18');
    expect(after(state, offload('sz-5', { tank: 1 }, 'karelia'), endPhase).turn.battles).toEqual([
      { space: 'karelia', kind: 'land', landingFrom: ['sz-5'] },
    ]);
  });

  test('CM-18: one transport lands in one territory, two may land in two', () => {
    const pacific = (transports: number) =>
      game({
        power: 'united-states',
        units: {
          'united-states': { 'sz-38': { transport: transports }, 'philippine-islands': { infantry: 2 } },
          japan: { 'caroline-islands': { infantry: 1 } },
        },
        control: {},
      });
    const shared = after(
      pacific(1),
      load('philippine-islands', { infantry: 2 }, 'sz-38'),
      move('sz-38', { transport: 1 }, 'sz-45'),
    );
    const [first = '', second = ''] = idsOf(shared, 'sz-45', { infantry: 2 });
    const declared = after(shared, { type: 'offload', units: [first], to: 'okinawa' });
    expectRefused(declared, { type: 'offload', units: [second], to: 'iwo-jima' }, 'CM-18', 'one-territory');
    expectAllowed(declared, { type: 'offload', units: [second], to: 'okinawa' });
    const start = pacific(2);
    const [shipA = '', shipB = ''] = idsOf(start, 'sz-38', { transport: 2 });
    const [soldierA = '', soldierB = ''] = idsOf(start, 'philippine-islands', { infantry: 2 });
    const two = after(
      start,
      { type: 'load', units: [soldierA], zone: 'sz-38', transport: shipA },
      { type: 'load', units: [soldierB], zone: 'sz-38', transport: shipB },
      move('sz-38', { transport: 2 }, 'sz-45'),
      { type: 'offload', units: [soldierA], to: 'okinawa' },
      { type: 'offload', units: [soldierB], to: 'iwo-jima' },
      endPhase,
    );
    expect([two.control['okinawa'], two.control['iwo-jima']]).toEqual(['united-states', 'united-states']);
  });

  test('CM-18: all that one transport loaded goes to its target', () => {
    const state = after(baltic(), load('germany', { infantry: 2 }, 'sz-5'));
    expectRefused(
      after(state, offload('sz-5', { infantry: 1 }, 'karelia')),
      endPhase,
      'AMPH-6',
      'all-loaded-must-land',
    );
  });

  test('CM-18: more troops can join an assault on the same target', () => {
    const joined = after(
      baltic(),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      load('germany', { infantry: 1 }, 'sz-5'),
    );
    expectRefused(joined, endPhase, 'AMPH-6', 'all-loaded-must-land');
    const units = Object.values(joined.units).filter(
      (unit) => unit.aboard !== undefined && joined.turn.deeds[unit.id]?.assault === undefined,
    );
    expectAllowed(after(joined, { type: 'offload', units: units.map((unit) => unit.id), to: 'karelia' }), endPhase);
  });

  test('CM-18: a transport whose troops declared an assault cannot move on', () => {
    const state = after(baltic({}, {}, germanTank), offload('sz-5', { tank: 1 }, 'karelia'));
    expectRefused(state, move('sz-5', { transport: 1 }, 'sz-6'), 'CM-18', 'transport-done');
  });

  test('CM-18: who was not declared does not land', () => {
    const state = after(baltic({}, {}, germanTank), endPhase);
    expect(state.turn.battles).toEqual([]);
    expectRefused(state, offload('sz-5', { tank: 1 }, 'karelia'), 'TURN-2', 'not-now');
  });

  test('CM-18: units ashore are not offloaded', () => {
    const state = baltic();
    expectRefused(state, offload('germany', { tank: 1 }, 'karelia'), 'NCM-9', 'not-aboard');
  });

  test('CM-18: an assault may be made by bridging, without moving, and joined overland', () => {
    const state = baltic({ 'norway-finland': { infantry: 1 } });
    const joint = after(
      state,
      load('germany', { infantry: 2 }, 'sz-5'),
      offload('sz-5', { infantry: 2 }, 'karelia'),
      move('norway-finland', { infantry: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
    );
    expect(joint.battle).toMatchObject({ attackers: { length: 3 }, seaborne: { length: 2 } });
  });
});

describe('submarines in the zone of an assault', () => {
  const watched = (german: Readonly<Record<string, number>>, soviet: Readonly<Record<string, number>>) =>
    game({
      power: 'germany',
      units: { germany: { 'sz-5': german }, 'soviet-union': { 'sz-5': soviet, karelia: { infantry: 1 } } },
      aboard: germanTank,
    });

  test('CM-19: an assault passes submarines by beside an own warship, a submarine too', () => {
    for (const guard of ['destroyer', 'battleship', 'carrier', 'submarine']) {
      const state = after(
        watched({ transport: 1, [guard]: 1 }, { submarine: 1 }),
        offload('sz-5', { tank: 1 }, 'karelia'),
        engage('sz-5', false),
        endPhase,
      );
      expect(state.turn.battles).toEqual([{ space: 'karelia', kind: 'land', landingFrom: ['sz-5'] }]);
    }
  });

  test('CM-19: without a warship it cannot', () => {
    expectRefused(
      watched({ transport: 1 }, { submarine: 1 }),
      offload('sz-5', { tank: 1 }, 'karelia'),
      'CM-19',
      'needs-warship',
    );
  });

  test('CM-19: a friend’s warship does not count', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1 } },
        japan: { 'sz-5': { destroyer: 1 } },
        'soviet-union': { 'sz-5': { submarine: 1 }, karelia: { infantry: 1 } },
      },
      aboard: germanTank,
    });
    expectRefused(state, offload('sz-5', { tank: 1 }, 'karelia'), 'CM-19', 'needs-warship');
  });

  test('CM-19: the warship has to be there when combat moves end', () => {
    const left = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1, destroyer: 1 } },
        'soviet-union': { 'sz-5': { submarine: 1 }, karelia: { infantry: 1 } },
        'united-kingdom': { 'sz-6': { destroyer: 1 } },
      },
      aboard: germanTank,
    });
    expectRefused(
      after(left, offload('sz-5', { tank: 1 }, 'karelia'), move('sz-5', { destroyer: 1 }, 'sz-6')),
      endPhase,
      'CM-19',
      'needs-warship',
    );
  });

  test('CM-19: enemy transports are passed by without any warship', () => {
    const state = after(watched({ transport: 1 }, { transport: 2 }), offload('sz-5', { tank: 1 }, 'karelia'), endPhase);
    expect(state.turn.battles).toEqual([{ space: 'karelia', kind: 'land', landingFrom: ['sz-5'] }]);
  });

  test('CM-19: with a warship they may be attacked first instead', () => {
    const state = after(
      watched({ transport: 1, destroyer: 1 }, { submarine: 1, transport: 1 }),
      offload('sz-5', { tank: 1 }, 'karelia'),
      engage('sz-5'),
    );
    expect(engagements(state)).toEqual([{ zone: 'sz-5', attack: true }]);
    expect(after(state, endPhase).turn.battles).toEqual([
      { space: 'sz-5', kind: 'sea', landingFrom: ['sz-5'] },
      { space: 'karelia', kind: 'land', landingFrom: ['sz-5'] },
    ]);
  });

  test('CM-20: an aircraft is assigned to the sea or to the land battle, for good', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1, destroyer: 1 }, germany: { fighter: 2 } },
        'soviet-union': { 'sz-5': { destroyer: 1 }, karelia: { infantry: 1 } },
      },
      aboard: germanTank,
    });
    const assigned = after(
      state,
      offload('sz-5', { tank: 1 }, 'karelia'),
      move('germany', { fighter: 1 }, 'sz-5'),
      move('germany', { fighter: 1 }, 'karelia'),
    );
    const begun = after(assigned, endPhase);
    expectRefused(begun, move('sz-5', { fighter: 1 }, 'karelia'), 'TURN-2', 'not-now');
    const sea = after(begun, fight('sz-5'));
    expect(sea.battle?.attackers.map((id) => sea.units[id]?.type).sort()).toEqual([
      'destroyer',
      'fighter',
      'transport',
    ]);
    const land = after(fightOut(after(assigned, endPhase), 'sz-5', { attacker: 1, defender: 6 }), fight('karelia'));
    expect(land.battle?.attackers.map((id) => land.units[id]?.type).sort()).toEqual(['fighter', 'tank']);
  });

  test('CM-18: the places cargo can go to are the coasts it may assault', () => {
    const state = baltic({}, {}, germanTank);
    expect(placesOf(state, [one(state, 'sz-5', 'tank')])).toEqual(['karelia']);
  });
});
