import { describe, expect, test } from 'vitest';
import { editionOf, newGame, nationalProduction } from '../../../../src/engine/axis-allies/index.ts';
import { waitsFor, ashore, atSea, cameToSea, groups, hit, lose, miss, strike, strip } from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fight,
  game,
  idsOf,
  load,
  mobilize,
  move,
  offload,
  placesOf,
} from './position.ts';

/** The worked examples and pictures of the printed rules, page by page. */

const opening = () =>
  newGame(editionOf('1941'), {
    players: [
      { name: 'Axis', powers: ['germany', 'japan'] },
      { name: 'Allies', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
    ],
    victory: 'standard',
  });

describe('pages 6 to 9: the board', () => {
  test('MAP-9: each power begins with the income of the table', () => {
    const state = opening();
    const incomes = { 'soviet-union': 7, germany: 12, 'united-kingdom': 12, japan: 9, 'united-states': 17 };
    for (const [power, income] of Object.entries(incomes)) {
      expect(nationalProduction(state, power)).toBe(income);
      expect(state.treasury[power]).toBe(income);
    }
  });

  test('MAP-1: the pairs across the edge of the board touch', () => {
    const fleet = (from: string) => {
      const state = game({
        power: 'united-states',
        phase: 'noncombat-move',
        units: { 'united-states': { [from]: { destroyer: 1 } } },
      });
      return placesOf(state, idsOf(state, from, { destroyer: 1 }));
    };
    expect(fleet('sz-35')).toContain('sz-21');
    expect(fleet('sz-36')).toContain('sz-20');
    expect(fleet('sz-41')).toContain('sz-19');
    const tanks = (from: string, to: string) =>
      expectAllowed(
        game({
          power: 'united-states',
          phase: 'noncombat-move',
          units: { 'united-states': { [from]: { infantry: 1 } } },
        }),
        move(from, { infantry: 1 }, to),
      );
    tanks('western-canada', 'eastern-canada');
    tanks('western-united-states', 'eastern-united-states');
    tanks('mexico', 'east-mexico');
  });
});

describe('page 11: combat movement', () => {
  test('CM-2: a unit that moves two may enter a friendly space and then a hostile one, or just a hostile one', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { germany: { tank: 1 }, 'eastern-europe': { tank: 1 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    });
    expectAllowed(state, move('germany', { tank: 1 }, 'karelia'));
    expectAllowed(state, move('eastern-europe', { tank: 1 }, 'karelia'));
  });

  test(
    'CM-4, CM-14: the destroyer must stop in zone 39; the submarine passes through, for the enemy there ' +
      'is no destroyer',
    () => {
      const state = game({
        power: 'united-states',
        units: {
          'united-states': { 'sz-40': { destroyer: 1, submarine: 1 } },
          japan: { 'sz-39': { carrier: 1 }, 'sz-38': { battleship: 1 } },
        },
      });
      expectRefused(state, move('sz-40', { destroyer: 1 }, 'sz-38', 'sz-39'), 'CM-4', 'must-stop');
      expectAllowed(state, move('sz-40', { submarine: 1 }, 'sz-38', 'sz-39'));
      const guarded = game({
        power: 'united-states',
        units: {
          'united-states': { 'sz-40': { destroyer: 1, submarine: 1 } },
          japan: { 'sz-39': { destroyer: 1 }, 'sz-38': { battleship: 1 } },
        },
      });
      expectRefused(guarded, move('sz-40', { submarine: 1 }, 'sz-38', 'sz-39'), 'CM-14', 'must-stop');
    },
  );
});

describe('page 12: the assault on Western Europe', () => {
  const fleet = (enemies: Readonly<Record<string, number>>) =>
    after(
      game({
        power: 'united-states',
        units: {
          'united-states': { 'sz-10': { transport: 1, battleship: 1 }, 'eastern-canada': { infantry: 1, tank: 1 } },
          germany: { 'sz-8': enemies, 'western-europe': { infantry: 1 } },
        },
      }),
      load('eastern-canada', { infantry: 1, tank: 1 }, 'sz-10'),
      move('sz-10', { battleship: 1 }, 'sz-8'),
      move('sz-10', { transport: 1 }, 'sz-8'),
      offload('sz-8', { infantry: 1, tank: 1 }, 'western-europe'),
    );

  test('AMPH-1, AMPH-2: the battleship must destroy the destroyer before the transport can offload', () => {
    const state = after(fleet({ destroyer: 1 }), endPhase);
    expectRefused(state, fight('western-europe'), 'AMPH-8', 'sea-battle-first');
    const won = after(state, fight('sz-8'), hit({ surface: 1 }), miss, fight('western-europe'));
    expect(strip(won, 'attacker')).toEqual({ infantry: 1, tank: 1 });
  });

  test('AMPH-1, CM-19: had there been only submarines and transports, they could have been ignored or fought', () => {
    const state = fleet({ submarine: 1, transport: 1 });
    expectAllowed(after(state, engage('sz-8', false), endPhase), fight('western-europe'));
    expectRefused(after(state, engage('sz-8', true), endPhase), fight('western-europe'), 'AMPH-8', 'sea-battle-first');
  });
});

describe('page 13: blitz', () => {
  const tank = (between: Readonly<Record<string, number>>) =>
    game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { tank: 1 } },
        'soviet-union': { karelia: between, archangel: { infantry: 1 } },
      },
    });

  test('CM-9: through a hostile but unoccupied territory, which is taken at once', () => {
    const state = after(tank({}), move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'));
    expect(state.control['karelia']).toBe('germany');
    expect(nationalProduction(state, 'germany')).toBe(13);
    expect(countsIn(state, 'archangel', 'germany')).toEqual({ tank: 1 });
  });

  test('CM-9: not through one with an enemy unit, nor with an industrial complex', () => {
    expectRefused(
      tank({ infantry: 1 }),
      move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
      'CM-9',
      'must-stop',
    );
    const complex = game({ power: 'germany', units: { germany: { ukraine: { tank: 1 } }, 'soviet-union': {} } });
    expectRefused(complex, move('ukraine', { tank: 1 }, 'urals', 'caucasus'), 'CM-9', 'must-stop');
  });

  test('CM-9: back to the space it came from', () => {
    const state = after(tank({}), move('eastern-europe', { tank: 1 }, 'eastern-europe', 'karelia'));
    expect(state.control['karelia']).toBe('germany');
    expect(countsIn(state, 'eastern-europe')).toEqual({ tank: 1 });
  });
});

describe('pages 16 and 17: the battle round', () => {
  test('COM-4: all units with attack 3 roll together', () => {
    const kinds = groups(ashore({ tank: 2, fighter: 1 }, { infantry: 1 }));
    expect(kinds.every((group) => group.startsWith('3 '))).toBe(true);
    expect(kinds.join()).toMatch(/tank, tank/);
  });

  test(
    'COM-11: a destroyer and 2 submarines score 3 hits on a destroyer and a carrier with a fighter: the ' +
      'destroyer’s goes to the fighter',
    () => {
      const state = after(
        atSea({ destroyer: 1, submarine: 2 }, { destroyer: 1, carrier: 1, fighter: 1 }),
        hit({ surface: 1, submarine: 2 }),
      );
      // all three are lost: there is no other way to assign three hits
      expect(waitsFor(state)).toBe('dice defender');
      expect(strip(state, 'defender')).toEqual({});
    },
  );

  test('COM-16: only transports and submarines against only air units: the transports are defenceless', () => {
    const state = cameToSea({}, { fighter: 1 }, { transport: 1, submarine: 1 });
    expect(state.battle).toBeNull();
    expect(countsIn(state, 'sz-8')).toEqual({ fighter: 1, submarine: 1 });
  });

  test('COM-10: fighters attack transports and submarines: the transports take the hits', () => {
    const state = after(
      cameToSea({ battleship: 1 }, { fighter: 1 }, { transport: 2, submarine: 1 }),
      strike,
      miss,
      hit({ air: 1 }),
    );
    expect(strip(state, 'defender')).toEqual({ transport: 1, submarine: 1 });
  });

  test(
    'COM-15: with their destroyers gone, the enemy’s submarines have their abilities back in the ' + 'following round',
    () => {
      const state = after(
        atSea({ submarine: 1, battleship: 1 }, { destroyer: 1, carrier: 1 }),
        hit({ surface: 1 }),
        lose({ destroyer: 1 }),
        miss,
      );
      expect(waitsFor(state)).toBe('submerge attacker');
    },
  );
});

describe('page 18: capitals', () => {
  const toMoscow = (
    power: string,
    control: Readonly<Record<string, string>>,
    treasury: Readonly<Record<string, number>>,
  ) =>
    after(
      game({
        power,
        control: { 'west-russia': power, ...control },
        treasury,
        units: { [power]: { 'west-russia': { infantry: 1 } } },
      }),
      move('west-russia', { infantry: 1 }, 'russia'),
      endPhase,
    );

  test('COM-22: Germany captures Moscow while the Soviet Union holds 6 IPCs, and gets them', () => {
    expect(toMoscow('germany', {}, { germany: 2, 'soviet-union': 6 }).treasury).toMatchObject({
      germany: 8,
      'soviet-union': 0,
    });
  });

  test('COM-22, COM-23: the United Kingdom takes Moscow from Germany, which surrenders nothing', () => {
    const state = toMoscow(
      'united-kingdom',
      { russia: 'germany' },
      { germany: 9, 'united-kingdom': 1, 'soviet-union': 0 },
    );
    expect(state.treasury).toMatchObject({ germany: 9, 'united-kingdom': 1, 'soviet-union': 0 });
    expect(state.control['russia']).toBe('soviet-union');
  });
});

describe('page 20: mobilizing', () => {
  test('MOB-2: the complex in Germany mobilizes up to 4 units, there or in zone 5', () => {
    const state = game({
      power: 'germany',
      phase: 'mobilize-new-units',
      purchased: { infantry: 3, submarine: 2 },
      units: {},
    });
    const four = after(
      state,
      mobilize('infantry', 'germany'),
      mobilize('infantry', 'germany'),
      mobilize('submarine', 'sz-5'),
      mobilize('submarine', 'sz-5'),
    );
    expectRefused(four, mobilize('infantry', 'germany'), 'MOB-2', 'complex-limit');
    expectRefused(state, mobilize('submarine', 'sz-6'), 'MOB-1');
    const refunded = after(four, endPhase);
    expect(refunded.treasury['germany']).toBe((four.treasury['germany'] ?? 0) + 3);
  });
});

describe('page 23: flying range', () => {
  test('CM-10: from the Hawaiian Islands by zones 40, 37 and 33 to Australia takes all four points', () => {
    const state = game({
      power: 'united-states',
      phase: 'noncombat-move',
      units: { 'united-states': { 'hawaiian-islands': { fighter: 1 } } },
    });
    const route = after(state, move('hawaiian-islands', { fighter: 1 }, 'australia', 'sz-40', 'sz-37', 'sz-33'));
    expect(Object.values(route.turn.deeds)[0]?.spent).toBe(4);
    expectAllowed(state, move('hawaiian-islands', { fighter: 1 }, 'australia'));
  });

  const philippines = (carrier = 'sz-40') =>
    game({
      power: 'united-states',
      control: { 'philippine-islands': 'japan' },
      units: {
        'united-states': { [carrier]: { carrier: 1, fighter: 1 } },
        japan: { 'philippine-islands': { infantry: 1 } },
      },
    });

  test(
    'CM-10, CM-11: a fighter flies from zone 40 by 39 and 38 to the Philippine Islands, for its carrier ' +
      'can follow to zone 38',
    () => {
      const attacked = after(philippines(), move('sz-40', { fighter: 1 }, 'philippine-islands', 'sz-39', 'sz-38'));
      expect(Object.values(attacked.turn.deeds)[0]).toMatchObject({
        spent: 3,
        route: ['sz-40', 'sz-39', 'sz-38', 'philippine-islands'],
      });
      const home = after(
        attacked,
        endPhase,
        fight('philippine-islands'),
        hit({ air: 1 }),
        miss,
        endPhase,
        move('sz-40', { carrier: 1 }, 'sz-38'),
        move('philippine-islands', { fighter: 1 }, 'sz-38'),
        endPhase,
      );
      expect(countsIn(home, 'sz-38')).toEqual({ carrier: 1, fighter: 1 });
      expect(home.control['philippine-islands']).toBe('japan');
    },
  );

  test('CM-11: the same flight without a carrier that can follow is refused', () => {
    const alone = game({
      power: 'united-states',
      control: { 'philippine-islands': 'japan' },
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 } },
        japan: { 'philippine-islands': { infantry: 1 } },
      },
    });
    expectRefused(alone, move('hawaiian-islands', { fighter: 1 }, 'philippine-islands'), 'CM-11', 'cannot-land');
  });

  test('NCM-6: the carrier must follow while the fighter needs it', () => {
    const fought = after(
      philippines(),
      move('sz-40', { fighter: 1 }, 'philippine-islands'),
      endPhase,
      fight('philippine-islands'),
      hit({ air: 1 }),
      miss,
      endPhase,
    );
    expectRefused(fought, endPhase, 'NCM-6', 'must-save-air');
    expectRefused(fought, move('sz-40', { carrier: 1 }, 'sz-42'), 'NCM-6', 'must-save-air');
  });
});

describe('pages 27 and 28: transports', () => {
  test('NCM-9: a full transport carries a tank and an infantry or 2 infantry, never 2 tanks', () => {
    const dock = (units: Readonly<Record<string, number>>) =>
      game({
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { 'sz-5': { transport: 1 }, germany: units } },
      });
    expectAllowed(dock({ tank: 1, infantry: 1 }), load('germany', { tank: 1, infantry: 1 }, 'sz-5'));
    expectAllowed(dock({ infantry: 2 }), load('germany', { infantry: 2 }, 'sz-5'));
    expectRefused(dock({ tank: 2 }), load('germany', { tank: 2 }, 'sz-5'), 'NCM-9', 'no-room');
    expectRefused(dock({ infantry: 3 }), load('germany', { infantry: 3 }, 'sz-5'), 'NCM-9', 'no-room');
  });

  test('NCM-8: pick up one unit, move, pick up another, and offload', () => {
    const state = after(
      game({
        power: 'united-kingdom',
        phase: 'noncombat-move',
        units: {
          'united-kingdom': { 'sz-10': { transport: 1 }, 'eastern-canada': { tank: 1 }, iceland: { infantry: 1 } },
        },
      }),
      load('eastern-canada', { tank: 1 }, 'sz-10'),
      move('sz-10', { transport: 1 }, 'sz-2'),
      move('sz-2', { transport: 1 }, 'sz-3'),
      load('iceland', { infantry: 1 }, 'sz-3'),
    );
    expect(countsIn(state, 'sz-3')).toEqual({ transport: 1, tank: 1, infantry: 1 });
    const landed = after(state, offload('sz-3', { tank: 1 }, 'iceland'));
    expect(countsIn(landed, 'iceland')).toEqual({ tank: 1 });
  });

  test('NCM-8: bridging: load and offload without leaving the zone, once', () => {
    const state = after(
      game({
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { 'sz-5': { transport: 1 }, germany: { infantry: 2 } } },
      }),
      load('germany', { infantry: 2 }, 'sz-5'),
      offload('sz-5', { infantry: 2 }, 'norway-finland'),
    );
    expect(countsIn(state, 'norway-finland')).toEqual({ infantry: 2 });
    expectRefused(state, move('sz-5', { transport: 1 }, 'sz-6'), 'NCM-8', 'transport-done');
    const another = {
      ...state,
      units: { ...state.units, extra: { id: 'extra', type: 'infantry', owner: 'germany', space: 'germany' } },
    };
    expectRefused(another, load('germany', { infantry: 1 }, 'sz-5'), 'NCM-8', 'transport-done');
  });
});
