import { describe, expect, test } from 'vitest';
import { incomeToCollect, nationalProduction } from '../../../../src/engine/axis-allies/index.ts';
import { eventsOf, hit, miss } from './battle.ts';
import {
  after,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  mobilize,
  move,
  played,
  type Scene,
} from './position.ts';

/** The acting power's tanks are in hostile territories, most of them empty, at the beginning of combat. */
const taking = (power: string, spaces: readonly string[], scene: Partial<Scene> = {}) =>
  game({
    power,
    phase: 'conduct-combat',
    ...scene,
    units: {
      ...scene.units,
      [power]: { ...scene.units?.[power], ...Object.fromEntries(spaces.map((space) => [space, { tank: 1 }])) },
    },
  });

describe('liberation', () => {
  test('COM-21: a territory first a friend’s returns to that friend', () => {
    const state = taking('united-kingdom', ['karelia'], { control: { karelia: 'germany' } });
    expect(state.control['karelia']).toBe('soviet-union');
    expect(nationalProduction(state, 'soviet-union')).toBe(7);
  });

  test('COM-21: a territory won in battle is given back too, with its complex', () => {
    const state = after(
      taking('united-kingdom', ['caucasus'], {
        control: { caucasus: 'germany' },
        units: { germany: { caucasus: { infantry: 1 } } },
      }),
      fight('caucasus'),
      hit({ surface: 1 }),
      miss,
    );
    expect(state.control['caucasus']).toBe('soviet-union');
    const mobilizing = after({ ...state, purchased: { infantry: 1 } }, endPhase, endPhase);
    expectRefused(mobilizing, mobilize('infantry', 'caucasus'), 'MOB-1', 'complex-of-friend');
  });

  test(
    'COM-21: a friend of the first owner’s enemy does not give it back: capturing from the enemy what was ' +
      'the enemy’s is capture',
    () => {
      const state = taking('united-kingdom', ['norway-finland']);
      expect(state.control['norway-finland']).toBe('united-kingdom');
    },
  );

  test('COM-21: what was first your own comes back to you', () => {
    const state = taking('soviet-union', ['karelia'], { control: { karelia: 'germany' } });
    expect(state.control['karelia']).toBe('soviet-union');
  });

  test('COM-21: while the friend’s capital is enemy-held you hold the territory yourself', () => {
    const state = taking('united-kingdom', ['karelia'], { control: { karelia: 'germany', russia: 'germany' } });
    expect(state.control['karelia']).toBe('united-kingdom');
    expect(nationalProduction(state, 'united-kingdom')).toBe(13);
  });

  test('COM-21: you use its complex from your next turn, until that capital is free', () => {
    const held = game({
      power: 'united-kingdom',
      phase: 'mobilize-new-units',
      purchased: { infantry: 1 },
      control: { caucasus: 'united-kingdom', russia: 'germany' },
      units: {},
    });
    expectAllowed(held, mobilize('infantry', 'caucasus'));
    const now = taking('united-kingdom', ['caucasus'], {
      purchased: { infantry: 1 },
      control: { caucasus: 'germany', russia: 'germany' },
    });
    expectRefused(after(now, endPhase, endPhase), mobilize('infantry', 'caucasus'), 'MOB-1', 'complex-taken-this-turn');
  });

  test('COM-21: freed later in the same turn, the capital takes it back at once', () => {
    const start = taking('united-kingdom', ['karelia', 'russia'], {
      control: { karelia: 'germany', russia: 'germany' },
      units: { germany: { russia: { infantry: 1 } } },
    });
    expect(start.control['karelia']).toBe('united-kingdom');
    const end = played(start, fight('russia'), hit({ surface: 1 }), miss);
    expect(end.state.control['russia']).toBe('soviet-union');
    expect(end.state.control['karelia']).toBe('soviet-union');
    expect(eventsOf(end, 'territory-returned')).toEqual([
      { type: 'territory-returned', space: 'karelia', from: 'united-kingdom', to: 'soviet-union' },
    ]);
  });

  test('COM-21: a liberated territory is no landing place in the same turn', () => {
    const state = after(
      game({
        power: 'united-kingdom',
        control: { karelia: 'germany' },
        units: { 'united-kingdom': { archangel: { infantry: 2, fighter: 1 } }, germany: { karelia: { infantry: 1 } } },
      }),
      move('archangel', { infantry: 2, fighter: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
      hit({ air: 1 }),
      miss,
      endPhase,
    );
    expect(state.control['karelia']).toBe('soviet-union');
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
  });

  test('COM-21: the axis liberate for each other as well', () => {
    expect(taking('japan', ['ukraine'], { control: { ukraine: 'soviet-union' } }).control['ukraine']).toBe('germany');
    expect(
      taking('japan', ['ukraine'], { control: { ukraine: 'soviet-union', germany: 'united-kingdom' } }).control[
        'ukraine'
      ],
    ).toBe('japan');
  });
});

describe('treasuries of capitals', () => {
  test('COM-22: capturing a capital takes the whole treasury of its power', () => {
    const end = taking('germany', ['russia'], { treasury: { germany: 5, 'soviet-union': 6 } });
    expect(end.treasury).toMatchObject({ germany: 11, 'soviet-union': 0 });
    expect(end.control['russia']).toBe('germany');
  });

  test('COM-22: even if your own capital is lost', () => {
    const end = taking('germany', ['russia'], {
      control: { germany: 'united-kingdom' },
      treasury: { germany: 0, 'soviet-union': 6 },
    });
    expect(end.treasury).toMatchObject({ germany: 6, 'soviet-union': 0 });
    expect(incomeToCollect(end, 'germany')).toBe(0);
  });

  test('COM-22: liberating a capital takes nothing from anyone', () => {
    const end = taking('united-kingdom', ['russia'], {
      control: { russia: 'germany' },
      treasury: { germany: 9, 'united-kingdom': 3, 'soviet-union': 0 },
    });
    expect(end.treasury).toMatchObject({ germany: 9, 'united-kingdom': 3, 'soviet-union': 0 });
    expect(end.control['russia']).toBe('soviet-union');
  });

  test('COM-22: taking it back from the liberators seizes what the freed power has by then', () => {
    const end = taking('germany', ['russia'], { treasury: { germany: 0, 'soviet-union': 13, 'united-kingdom': 8 } });
    expect(end.treasury).toMatchObject({ germany: 13, 'soviet-union': 0, 'united-kingdom': 8 });
  });

  test('COM-22: the treasury at stake is that of the capital’s original power', () => {
    // Japan liberates Berlin from the Soviet Union: the treasury at stake would be Germany's, a friend's.
    const end = taking('japan', ['germany'], {
      control: { germany: 'soviet-union' },
      treasury: { japan: 1, germany: 0, 'soviet-union': 9 },
    });
    expect(end.treasury).toMatchObject({ japan: 1, germany: 0, 'soviet-union': 9 });
    expect(end.control['germany']).toBe('germany');
  });

  test('COM-22: other territories seize nothing', () => {
    const end = taking('germany', ['caucasus', 'karelia'], { treasury: { germany: 5, 'soviet-union': 6 } });
    expect(end.treasury).toMatchObject({ germany: 5, 'soviet-union': 6 });
  });

  test('COM-22: an empty treasury gives nothing and says nothing', () => {
    const start = game({
      power: 'germany',
      control: { 'west-russia': 'germany' },
      treasury: { germany: 5, 'soviet-union': 0 },
      units: { germany: { 'west-russia': { tank: 1 } } },
    });
    const end = played(start, move('west-russia', { tank: 1 }, 'russia'), endPhase);
    expect(end.state.treasury['germany']).toBe(5);
    expect(eventsOf(end, 'treasury-seized')).toEqual([]);
  });
});

describe('a freed capital', () => {
  const lost = {
    russia: 'germany',
    karelia: 'united-kingdom',
    archangel: 'united-states',
    caucasus: 'germany',
    urals: 'japan',
  };

  test('COM-23: brings its power back all that was first its own and friends hold, not what enemies hold', () => {
    const end = taking('united-states', ['russia'], { control: lost });
    expect(end.control).toMatchObject({
      russia: 'soviet-union',
      karelia: 'soviet-union',
      archangel: 'soviet-union',
      caucasus: 'germany',
      urals: 'japan',
    });
  });

  test('COM-23: its power can free it itself', () => {
    const end = taking('soviet-union', ['russia'], { control: lost });
    expect(end.control).toMatchObject({ russia: 'soviet-union', karelia: 'soviet-union', archangel: 'soviet-union' });
    expect(incomeToCollect(end, 'soviet-union')).toBe(5);
  });

  test('COM-23: friends keep what was never the freed power’s own', () => {
    const end = taking('united-states', ['russia'], {
      control: { ...lost, ukraine: 'united-kingdom', 'norway-finland': 'united-states' },
    });
    expect(end.control).toMatchObject({ ukraine: 'united-kingdom', 'norway-finland': 'united-states' });
  });

  test('COM-23: another capital’s liberation returns nothing to this power', () => {
    const end = taking('united-states', ['united-kingdom'], { control: { ...lost, 'united-kingdom': 'germany' } });
    expect(end.control).toMatchObject({
      russia: 'germany',
      'united-kingdom': 'united-kingdom',
      karelia: 'united-kingdom',
    });
  });
});
