import { describe, expect, test } from 'vitest';
import { engagements, refusalOf, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
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

describe('where a combat move may end', () => {
  test('CM-1: land units end in hostile territory, held by units or not', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { infantry: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
    });
    expect(placesOf(state, idsOf(state, 'eastern-europe', { infantry: 1 }))).toEqual(['karelia']);
    expectRefused(state, move('eastern-europe', { infantry: 1 }, 'germany'), 'CM-1', 'ends-friendly');
    expectRefused(state, move('eastern-europe', { infantry: 1 }, 'eastern-europe'), 'CM-1');
  });

  test('CM-1: a ship does not end in a friendly zone where there is nothing to do', () => {
    const state = game({
      power: 'japan',
      units: { japan: { 'sz-45': { destroyer: 1, submarine: 1, carrier: 1, battleship: 1 } } },
    });
    for (const type of ['destroyer', 'submarine', 'carrier', 'battleship'])
      expectRefused(state, move('sz-45', { [type]: 1 }, 'sz-44'), 'CM-1', 'ends-friendly');
    expect(placesOf(state, [one(state, 'sz-45', 'destroyer')])).toEqual([]);
  });

  test('CM-1: aircraft cannot end in a friendly territory or in a zone without enemies', () => {
    const state = game({
      power: 'japan',
      units: { japan: { japan: { fighter: 1, bomber: 1 }, 'sz-44': { carrier: 1 } } },
    });
    for (const type of ['fighter', 'bomber']) {
      expectRefused(state, move('japan', { [type]: 1 }, 'manchuria'), 'CM-1', 'ends-friendly');
      expectRefused(state, move('japan', { [type]: 1 }, 'sz-44'), 'CM-1', 'ends-friendly');
    }
  });

  test('CM-1: ships and aircraft may go to a zone with only enemy submarines or transports, to attack them', () => {
    for (const prey of [{ submarine: 1 }, { transport: 2 }]) {
      const state = game({
        power: 'japan',
        units: { japan: { 'sz-45': { destroyer: 1 }, japan: { fighter: 1 } }, 'united-states': { 'sz-44': prey } },
      });
      const there = after(state, move('sz-45', { destroyer: 1 }, 'sz-44'), move('japan', { fighter: 1 }, 'sz-44'));
      expectRefused(there, engage('sz-44', false), 'CM-1', 'engagement-needed');
      expect(after(there, endPhase).turn.battles).toEqual([{ space: 'sz-44', kind: 'sea', landingFrom: [] }]);
    }
  });

  describe('a transport beside another’s landing', () => {
    const US = 'united-states';
    const landing = (enemies: Scene['units'][string] = {}, more: Scene['units'][string] = {}): GameState =>
      after(
        game({
          power: 'japan',
          units: {
            japan: {
              'sz-38': { transport: 1 },
              'sz-45': { transport: 1 },
              'caroline-islands': { infantry: 2 },
              ...more,
            },
            [US]: { 'philippine-islands': { infantry: 1 }, ...enemies },
          },
          aboard: [{ in: 'sz-38', ship: 'transport', owner: 'japan', cargo: [{ unit: 'infantry', owner: 'japan' }] }],
        }),
        offload('sz-38', { infantry: 1 }, 'philippine-islands'),
      );
    const come = move('sz-45', { transport: 1 }, 'sz-38');

    test('CM-1: has no part in it while nobody lands from it', () => {
      const empty = after(landing(), come);
      expectRefused(empty, endPhase, 'CM-1', 'move-without-purpose');
      expect(refusalOf(empty, endPhase)?.units).toEqual([one(landing(), 'sz-45', 'transport')]);
      const loaded = after(empty, load('caroline-islands', { infantry: 2 }, 'sz-38'));
      expectAllowed(after(loaded, offload('sz-38', { infantry: 2 }, 'philippine-islands')), endPhase);
    });

    test('CM-1: may come to attack submarines there together with a warship, and not to pass them by', () => {
      const beside = landing({ 'sz-38': { submarine: 1 } }, { 'sz-38': { transport: 1, destroyer: 1 } });
      const alone = engagements(beside);
      expect(alone).toEqual([{ zone: 'sz-38', attack: false }]);
      const both = after(beside, come);
      expect(engagements(both)).toEqual([{ zone: 'sz-38', attack: true }]);
      expectRefused(both, engage('sz-38', false), 'CM-1', 'engagement-needed');
      expectAllowed(both, endPhase);
    });
  });

  test('CM-1: an escort may go to a friendly zone from which troops will land, and only then', () => {
    const scene = {
      power: 'japan',
      units: {
        japan: { 'sz-45': { battleship: 1, transport: 1 }, japan: { infantry: 1 } },
        'united-states': { 'philippine-islands': { infantry: 1 } },
      },
    };
    const escort = after(game(scene), move('sz-45', { battleship: 1 }, 'sz-38'));
    expectRefused(escort, endPhase, 'CM-1', 'move-without-purpose');
    const landing = after(
      escort,
      load('japan', { infantry: 1 }, 'sz-45'),
      move('sz-45', { transport: 1 }, 'sz-38'),
      offload('sz-38', { infantry: 1 }, 'philippine-islands'),
      endPhase,
    );
    expect(landing.turn.battles).toEqual([{ space: 'philippine-islands', kind: 'land', landingFrom: ['sz-38'] }]);
    const noTroops = game({ ...scene, units: { ...scene.units, japan: { 'sz-45': { battleship: 1, transport: 1 } } } });
    expectRefused(noTroops, move('sz-45', { battleship: 1 }, 'sz-38'), 'CM-1', 'ends-friendly');
  });

  test('CM-1: an empty transport goes nowhere in combat move if no troops can come aboard', () => {
    const state = game({ power: 'japan', units: { japan: { 'sz-45': { transport: 1 } } } });
    expectRefused(state, move('sz-45', { transport: 1 }, 'sz-46'), 'CM-1', 'ends-friendly');
  });
});

describe('how far', () => {
  test.each([
    ['infantry', 'eastern-europe', 'archangel'],
    ['tank', 'germany', 'archangel'],
  ])('CM-2: a %s moves no farther than its Move value', (type, from, to) => {
    const state = game({
      power: 'germany',
      control: { karelia: 'germany' },
      units: { germany: { [from]: { [type]: 1 } }, 'soviet-union': { archangel: { infantry: 1 } } },
    });
    expectRefused(state, move(from, { [type]: 1 }, to), 'CM-2', 'too-far');
  });

  test('CM-2: a tank reaches a hostile territory through a friendly one, infantry only an adjacent one', () => {
    const state = game({
      power: 'germany',
      units: { germany: { germany: { tank: 1, infantry: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
    });
    expectAllowed(state, move('germany', { tank: 1 }, 'karelia'));
    expectRefused(state, move('germany', { infantry: 1 }, 'karelia'), 'CM-2', 'too-far');
  });

  test('CM-2: a ship sails two zones and not three', () => {
    const state = game({
      power: 'japan',
      units: {
        japan: { 'sz-45': { destroyer: 1 } },
        'united-states': { 'sz-40': { destroyer: 1 }, 'sz-42': { destroyer: 1 } },
      },
    });
    expectAllowed(state, move('sz-45', { destroyer: 1 }, 'sz-40', 'sz-44'));
    expectRefused(state, move('sz-45', { destroyer: 1 }, 'sz-42'), 'CM-2', 'too-far');
  });

  test('CM-2: what has used up its moves does not move again', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { infantry: 1 } } },
    });
    const moved = after(state, move('eastern-europe', { infantry: 1 }, 'karelia'));
    expectRefused(moved, move('karelia', { infantry: 1 }, 'archangel'), 'CM-2', 'already-moved');
  });
});

describe('where a move must stop', () => {
  test('CM-3: a land unit stops in the first hostile territory, even an empty one', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { tank: 1, infantry: 1 } },
        'soviet-union': { karelia: { infantry: 1 }, archangel: { infantry: 1 } },
      },
    });
    expectRefused(state, move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'), 'CM-9', 'must-stop');
    expectRefused(state, move('eastern-europe', { infantry: 1 }, 'archangel'), 'CM-2', 'too-far');
  });

  test('CM-3: infantry that enters an empty hostile territory takes it and stays', () => {
    const state = game({ power: 'germany', units: { germany: { 'eastern-europe': { infantry: 1 } } } });
    const moved = after(state, move('eastern-europe', { infantry: 1 }, 'karelia'));
    expect(moved.control['karelia']).toBe('soviet-union');
    const taken = after(moved, endPhase);
    expect(taken.control['karelia']).toBe('germany');
    expectRefused(after(taken, endPhase), move('karelia', { infantry: 1 }, 'eastern-europe'), 'NCM-1', 'already-moved');
  });

  test.each(['battleship', 'carrier', 'destroyer'])('CM-4: a %s stops where an enemy surface warship is', (type) => {
    const state = game({
      power: 'united-states',
      units: {
        'united-states': { 'sz-40': { [type]: 1 } },
        japan: { 'sz-39': { battleship: 1 }, 'sz-38': { destroyer: 1 } },
      },
    });
    expectAllowed(state, move('sz-40', { [type]: 1 }, 'sz-39'));
    expectRefused(state, move('sz-40', { [type]: 1 }, 'sz-38', 'sz-39'), 'CM-4', 'must-stop');
  });

  test('CM-4: it may go around if its range allows', () => {
    const state = game({
      power: 'united-states',
      units: {
        'united-states': { 'sz-40': { destroyer: 1 } },
        japan: { 'sz-39': { battleship: 1 }, 'sz-38': { destroyer: 1 } },
      },
    });
    const there = after(state, move('sz-40', { destroyer: 1 }, 'sz-38'));
    expect(there.turn.deeds[one(state, 'sz-40', 'destroyer')]?.route).toEqual(['sz-40', 'sz-37', 'sz-38']);
  });

  test('CM-10: aircraft fly over hostile zones and territories, each border costing one', () => {
    const state = game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'united-kingdom': { bomber: 1, fighter: 1 } },
        germany: {
          'sz-6': { battleship: 1 },
          'western-europe': { infantry: 1 },
          germany: { infantry: 1 },
          'eastern-europe': { infantry: 1 },
        },
      },
    });
    expect(
      after(state, move('united-kingdom', { bomber: 1 }, 'germany')).turn.deeds[one(state, 'united-kingdom', 'bomber')]
        ?.spent,
    ).toBe(3);
    expectRefused(state, move('united-kingdom', { fighter: 1 }, 'ukraine'), 'CM-11', 'cannot-land');
    expectRefused(state, move('united-kingdom', { fighter: 1 }, 'caucasus'), 'CM-10', 'too-far');
    expectAllowed(state, move('united-kingdom', { fighter: 1 }, 'western-europe'));
  });

  test('CM-10: an island costs its zone and itself', () => {
    // The Caroline Islands are four spaces away, so no range is left; Wake three, and a carrier can come to its zone.
    const state = game({
      power: 'united-states',
      units: { 'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-40': { carrier: 1 } } },
      control: { 'wake-island': 'japan' },
    });
    expectRefused(state, move('hawaiian-islands', { fighter: 1 }, 'caroline-islands'), 'CM-11', 'cannot-land');
    const there = after(state, move('hawaiian-islands', { fighter: 1 }, 'wake-island'));
    expect(there.turn.deeds[one(state, 'hawaiian-islands', 'fighter')]?.route).toEqual([
      'hawaiian-islands',
      'sz-40',
      'sz-39',
      'wake-island',
    ]);
  });

  test('CM-10: from a carrier its own zone costs nothing', () => {
    const state = game({
      power: 'united-states',
      units: {
        'united-states': { 'sz-40': { carrier: 1, fighter: 1 } },
        japan: { 'caroline-islands': { infantry: 1 } },
      },
    });
    expect(
      after(state, move('sz-40', { fighter: 1 }, 'caroline-islands')).turn.deeds[one(state, 'sz-40', 'fighter')]?.route,
    ).toEqual(['sz-40', 'sz-37', 'sz-38', 'caroline-islands']);
    expectRefused(state, move('sz-40', { fighter: 1 }, 'iwo-jima', 'sz-42'), 'CM-10', 'too-far');
  });
});

describe('your own side', () => {
  test('CM-6: friends’ territories and fleets are nothing to attack', () => {
    const state = game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'united-kingdom': { bomber: 1 }, 'sz-10': { destroyer: 1 } },
        'united-states': { 'sz-11': { destroyer: 1 }, 'eastern-united-states': { infantry: 1 } },
      },
    });
    expectRefused(state, move('sz-10', { destroyer: 1 }, 'sz-11'), 'CM-1', 'ends-friendly');
    expectRefused(state, move('united-kingdom', { bomber: 1 }, 'sz-11'), 'CM-1', 'ends-friendly');
    expect(after(state, endPhase).turn.battles).toEqual([]);
  });

  test('CM-6: a friend’s units in the space of a battle are not attacked', () => {
    const state = game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'sz-6': { battleship: 1 } },
        'united-states': { 'sz-6': { destroyer: 1 } },
        germany: { 'sz-6': { submarine: 1 } },
      },
    });
    const fought = fightOut(after(state, engage('sz-6'), endPhase), 'sz-6', { attacker: 1, defender: 6 });
    expect(countsIn(fought, 'sz-6')).toEqual({ battleship: 1, destroyer: 1 });
  });
});

describe('all at once', () => {
  test('CM-7: nothing moves once combat has begun', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { tank: 1 }, germany: { bomber: 1 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    });
    const fighting = after(state, move('eastern-europe', { tank: 1 }, 'karelia'), endPhase);
    expectRefused(fighting, move('germany', { bomber: 1 }, 'karelia'), 'TURN-2', 'not-now');
    const inBattle = after(fighting, { type: 'fight', space: 'karelia' });
    expectRefused(inBattle, move('germany', { bomber: 1 }, 'karelia'), 'COM-1', 'not-now');
  });

  test('CM-7: units from several spaces attack one space together', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { infantry: 1 }, 'west-russia': { infantry: 1 }, germany: { fighter: 1 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    });
    const units = ['eastern-europe', 'west-russia'].flatMap((space) => idsOf(state, space, { infantry: 1 }));
    const together = after(state, { type: 'move', units, to: 'karelia' }, move('germany', { fighter: 1 }, 'karelia'));
    expect(countsIn(together, 'karelia', 'germany')).toEqual({ infantry: 2, fighter: 1 });
  });

  test('CM-7: one command for several units is allowed or refused as a whole', () => {
    const state = game({
      power: 'germany',
      units: { germany: { germany: { tank: 1, infantry: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
    });
    expectRefused(state, move('germany', { tank: 1, infantry: 1 }, 'karelia'), 'CM-2', 'too-far');
  });

  test('CM-7: no unit has to attack', () => {
    expect(after(game({ power: 'germany', units: {} }), endPhase).phase).toBe('conduct-combat');
  });
});
