import { describe, expect, test } from 'vitest';
import {
  after,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  game,
  load,
  move,
  offload,
  type Scene,
} from './position.ts';

const US = 'united-states';

/**
 * American ships and aircraft near the Caroline Islands, whose zone 38 is two steps from zone 40; the Philippines
 * are lost.
 */
const carolines = (american: Scene['units'][string], others: Scene['units'] = {}) =>
  game({
    power: US,
    control: { 'philippine-islands': 'japan' },
    units: { [US]: american, ...others, japan: { 'caroline-islands': { infantry: 1 }, ...others['japan'] } },
  });

const strike = move('sz-40', { fighter: 1 }, 'caroline-islands');

describe('the landing proof on land', () => {
  const raid = (germans: Scene['units'][string], control: Readonly<Record<string, string>> = {}) =>
    game({
      power: 'germany',
      control,
      units: {
        germany: germans,
        'soviet-union': { archangel: { infantry: 1 }, urals: { infantry: 1 }, karelia: { infantry: 1 } },
      },
    });

  test('CM-11: three spaces out and one back is proof enough', () => {
    expectAllowed(raid({ 'southern-europe': { fighter: 1 } }), move('southern-europe', { fighter: 1 }, 'archangel'));
  });

  test('CM-11: four out and none back is not', () => {
    expectRefused(
      raid({ 'southern-europe': { fighter: 1 } }),
      move('southern-europe', { fighter: 1 }, 'urals'),
      'CM-11',
      'cannot-land',
    );
  });

  test('CM-11: a bomber flies six in all, not six out', () => {
    const state = raid({ 'western-europe': { bomber: 1 } });
    expectAllowed(state, move('western-europe', { bomber: 1 }, 'urals'));
    // Four spaces out, two back: without West Russia, Ukraine and the Japanese in China nothing is near enough.
    const control = Object.fromEntries(
      ['west-russia', 'ukraine', 'manchuria', 'coastal-china'].map((space) => [space, 'soviet-union']),
    );
    expectRefused(
      raid({ 'western-europe': { bomber: 1 } }, control),
      move('western-europe', { bomber: 1 }, 'urals'),
      'CM-11',
      'cannot-land',
    );
  });

  test('CM-11: a territory that the attack would capture is no landing place', () => {
    const state = game({
      power: US,
      control: { 'wake-island': 'japan' },
      units: { [US]: { 'hawaiian-islands': { fighter: 1 }, 'sz-40': { transport: 1 } } },
      aboard: [{ in: 'sz-40', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }],
    });
    const landing = after(
      state,
      move('sz-40', { transport: 1 }, 'sz-39'),
      offload('sz-39', { infantry: 1 }, 'wake-island'),
    );
    expectRefused(landing, move('hawaiian-islands', { fighter: 1 }, 'wake-island'), 'CM-11', 'cannot-land');
  });

  test('CM-11: a territory that a tank captured by a blitz or liberated is no landing place', () => {
    const units = {
      germany: { 'eastern-europe': { tank: 1 }, 'southern-europe': { fighter: 1 } },
      'soviet-union': { russia: { infantry: 1 } },
    };
    const control = { 'west-russia': 'soviet-union', ukraine: 'soviet-union' };
    const state = after(
      game({ power: 'germany', control, units }),
      move('eastern-europe', { tank: 1 }, 'eastern-europe', 'west-russia'),
    );
    expect(state.control['west-russia']).toBe('germany');
    expectRefused(state, move('southern-europe', { fighter: 1 }, 'russia'), 'CM-11', 'cannot-land');
  });

  test('CM-11: a friend’s territory is a landing place', () => {
    const state = game({
      power: 'united-kingdom',
      units: { 'united-kingdom': { 'united-kingdom': { fighter: 1 } }, germany: { 'norway-finland': { infantry: 1 } } },
    });
    // Two spaces through zone 6, one more to Karelia.
    const there = after(state, move('united-kingdom', { fighter: 1 }, 'norway-finland'), endPhase);
    expect(there.phase).toBe('conduct-combat');
  });
});

describe('the landing proof at sea', () => {
  test('CM-11: a carrier that can come in noncombat move proves the landing', () => {
    expectAllowed(after(carolines({ 'sz-40': { carrier: 1, fighter: 1 } }), strike), endPhase);
  });

  test('CM-11: no carrier, no landing', () => {
    expectRefused(
      carolines({ 'hawaiian-islands': { fighter: 1 } }),
      move('hawaiian-islands', { fighter: 1 }, 'caroline-islands'),
      'CM-11',
      'cannot-land',
    );
  });

  test('CM-11: a carrier that combat-moves elsewhere cannot come', () => {
    const state = carolines({ 'sz-40': { carrier: 1, fighter: 1 } }, { japan: { 'sz-43': { destroyer: 1 } } });
    const sailed = after(state, move('sz-40', { carrier: 1 }, 'sz-43'));
    expectRefused(sailed, strike, 'CM-11', 'cannot-land');
    expectRefused(after(state, strike), move('sz-40', { carrier: 1 }, 'sz-43'), 'CM-11', 'cannot-land');
  });

  test('CM-11: a carrier that combat-moves to the very zone is there', () => {
    const state = carolines({ 'sz-40': { carrier: 1, fighter: 1 } }, { japan: { 'sz-38': { destroyer: 1 } } });
    expectAllowed(after(state, strike, move('sz-40', { carrier: 1 }, 'sz-38')), endPhase);
  });

  test('CM-11: a carrier that stays to fight in its own zone cannot come', () => {
    const state = after(
      carolines({ 'sz-40': { carrier: 1, fighter: 1 } }, { japan: { 'sz-40': { submarine: 1 } } }),
      strike,
    );
    expectAllowed(state, endPhase);
    expectAllowed(after(state, engage('sz-40', false)), endPhase);
    expectRefused(after(state, engage('sz-40')), endPhase, 'CM-11', 'cannot-land');
  });

  test('CM-11: a carrier in a zone with enemy warships cannot fetch fighters after combat move', () => {
    const state = carolines(
      { 'sz-40': { carrier: 1, fighter: 1, battleship: 1 } },
      { japan: { 'sz-40': { destroyer: 1 } } },
    );
    expectRefused(after(state, strike), endPhase, 'CM-11', 'cannot-land');
    expectAllowed(after(state, strike, move('sz-40', { carrier: 1 }, 'sz-38')), endPhase);
  });

  const shut = { japan: { 'sz-37': { destroyer: 1 }, 'sz-39': { destroyer: 1 } } };

  test('CM-11: a carrier cannot pass hostile zones that no battle would clear', () => {
    expectRefused(
      after(carolines({ 'sz-40': { carrier: 1, fighter: 1 } }, shut), strike),
      endPhase,
      'CM-11',
      'cannot-land',
    );
  });

  test('CM-11: a battle that could clear one of them opens it, however unlikely', () => {
    const state = after(
      carolines(
        { 'sz-40': { carrier: 1, fighter: 1, submarine: 1 } },
        { japan: { 'sz-37': { battleship: 5 }, 'sz-39': { battleship: 5, carrier: 3 } } },
      ),
      strike,
    );
    expectAllowed(after(state, move('sz-40', { submarine: 1 }, 'sz-39')), endPhase);
  });

  test('CM-11: a zone hostile in the end holds no carrier of yours that does not fight there', () => {
    const state = carolines({ 'sz-40': { carrier: 1, fighter: 1 } }, { japan: { 'sz-38': { destroyer: 1 } } });
    expectRefused(after(state, strike), endPhase, 'CM-11', 'cannot-land');
  });

  test('CM-11: two fighters do not land on one free place', () => {
    const state = carolines(
      { 'sz-40': { carrier: 1, fighter: 1 }, 'wake-island': { fighter: 1 } },
      { 'united-kingdom': { 'sz-40': { fighter: 1 } }, japan: { 'wake-island': {} } },
    );
    const second = move('wake-island', { fighter: 1 }, 'caroline-islands');
    // From Wake it is three spaces too; Wake itself is four from there.
    expectAllowed(state, second);
    expectRefused(after(state, strike), second, 'CM-11', 'cannot-land');
    const roomy = carolines({ 'sz-40': { carrier: 1, fighter: 1 }, 'wake-island': { fighter: 1 } });
    expectAllowed(after(roomy, strike, second), endPhase);
  });

  test('CM-11: three fighters need two carriers, and two that can both come are enough', () => {
    const fleet = (carriers: number) =>
      carolines({ 'sz-40': { carrier: carriers, fighter: 2 }, 'wake-island': { fighter: 1 } });
    const all = [
      move('sz-40', { fighter: 2 }, 'caroline-islands'),
      move('wake-island', { fighter: 1 }, 'caroline-islands'),
    ];
    expect(() => after(fleet(1), ...all)).toThrow('CM-11');
    expectAllowed(after(fleet(2), ...all), endPhase);
  });

  test('CM-11: one carrier cannot be promised to two zones', () => {
    // After its attack each fighter has one space left; zones 38 and 45 are both within the carrier’s reach, but not at
    // once.
    const state = game({
      power: US,
      control: { 'philippine-islands': 'japan', siberia: 'japan', 'soviet-far-east': 'japan' },
      units: {
        [US]: { 'sz-39': { carrier: 1, fighter: 2 } },
        japan: { 'caroline-islands': { infantry: 1 }, 'iwo-jima': { infantry: 1 }, 'sz-44': { submarine: 1 } },
      },
    });
    const toCarolines = move('sz-39', { fighter: 1 }, 'caroline-islands', 'sz-37', 'sz-38');
    const toIwoJima = move('sz-39', { fighter: 1 }, 'iwo-jima', 'sz-44', 'sz-45');
    expectAllowed(state, toCarolines);
    expectAllowed(state, toIwoJima);
    expectRefused(after(state, toCarolines), toIwoJima, 'CM-11', 'cannot-land');
    // With more range left, one carrier has room for both.
    expectAllowed(
      after(state, move('sz-39', { fighter: 1 }, 'caroline-islands'), move('sz-39', { fighter: 1 }, 'iwo-jima')),
      endPhase,
    );
  });

  test('CM-11: a friend’s carrier with room will do where it lies; a full one will not', () => {
    const british = (fighters: number) =>
      carolines(
        { 'hawaiian-islands': { fighter: 1 } },
        { 'united-kingdom': { 'sz-39': { carrier: 1, fighter: fighters } }, japan: { 'sz-38': { destroyer: 1 } } },
      );
    expectAllowed(after(british(1), move('hawaiian-islands', { fighter: 1 }, 'sz-38')), endPhase);
    expectRefused(british(2), move('hawaiian-islands', { fighter: 1 }, 'sz-38'), 'CM-11', 'cannot-land');
  });

  test('CM-11: a friend’s carrier does not come to meet you', () => {
    const state = carolines(
      { 'hawaiian-islands': { fighter: 1 } },
      { 'united-kingdom': { 'sz-40': { carrier: 1 } }, japan: { 'sz-38': { destroyer: 1 } } },
    );
    expectRefused(state, move('hawaiian-islands', { fighter: 1 }, 'sz-38'), 'CM-11', 'cannot-land');
  });

  test('CM-11: bombers never land on carriers', () => {
    const state = game({
      power: US,
      control: Object.fromEntries(
        ['wake-island', 'midway', 'philippine-islands', 'siberia', 'soviet-far-east'].map((space) => [space, 'japan']),
      ),
      units: {
        [US]: { 'hawaiian-islands': { bomber: 1, fighter: 1 }, 'sz-44': { carrier: 2 } },
        japan: { 'sz-46': { destroyer: 1 }, 'sz-45': { destroyer: 1 }, 'coastal-china': { infantry: 1 } },
      },
    });
    expectAllowed(state, move('hawaiian-islands', { bomber: 1 }, 'sz-45'));
    expectRefused(
      { ...state, control: { ...state.control, szechwan: 'japan', 'northwestern-china': 'japan' } },
      move('hawaiian-islands', { bomber: 1 }, 'coastal-china'),
      'CM-11',
      'cannot-land',
    );
    expectAllowed(state, move('hawaiian-islands', { fighter: 1 }, 'sz-45'));
  });

  test('CM-11: a carrier may leave a fighter that can follow it', () => {
    const state = carolines({ 'sz-40': { carrier: 1, fighter: 1 } }, { japan: { 'sz-43': { destroyer: 1 } } });
    expectAllowed(after(state, move('sz-40', { carrier: 1 }, 'sz-43')), endPhase);
  });
});

describe('the landing proof by a new carrier', () => {
  /**
   * A British fighter in the Caucasus reaches zone 33 off Australia with its last step. Australia's complex places one
   * unit.
   */
  const farEast = (fighters: number, scene: Partial<Scene> = {}) =>
    game({
      power: 'united-kingdom',
      purchased: { carrier: 1 },
      units: { 'united-kingdom': { caucasus: { fighter: fighters } }, japan: { 'sz-33': { destroyer: 1 } } },
      ...scene,
    });
  const attack = (fighters: number) => move('caucasus', { fighter: fighters }, 'sz-33');

  test('CM-11: a carrier bought this turn can be waiting where it will be mobilized', () => {
    expectAllowed(after(farEast(2), attack(2)), endPhase);
  });

  test('CM-11: not if none was bought, nor for a third fighter', () => {
    expectRefused(farEast(1, { purchased: { destroyer: 1 } }), attack(1), 'CM-11', 'cannot-land');
    expectRefused(farEast(3), attack(3), 'CM-11', 'cannot-land');
  });

  test('CM-11: two carriers bought count only as far as the complex can place them', () => {
    expectRefused(farEast(3, { purchased: { carrier: 2 } }), attack(3), 'CM-11', 'cannot-land');
    const india = game({
      power: 'united-kingdom',
      purchased: { carrier: 3 },
      units: {
        'united-kingdom': { caucasus: { fighter: 3 } },
        japan: { 'sz-33': { destroyer: 1 }, 'sz-29': { destroyer: 1 } },
      },
    });
    expectRefused(after(india, attack(2)), attack(1), 'CM-11', 'cannot-land');
  });

  test('CM-11: a complex elsewhere, a friend’s or one taken this turn does not help', () => {
    expectRefused(farEast(1, { control: { australia: 'united-states' } }), attack(1), 'CM-11', 'cannot-land');
    expectRefused(farEast(1, { control: { australia: 'japan' } }), attack(1), 'CM-11', 'cannot-land');
    expectRefused(farEast(1, { complexesCapturedThisTurn: ['australia'] }), attack(1), 'CM-11', 'cannot-land');
  });

  test('CM-11: a new carrier can be mobilized in zone 18 too', () => {
    const blackSea = (purchased: Readonly<Record<string, number>>) =>
      game({
        power: 'soviet-union',
        purchased,
        units: { 'soviet-union': { 'soviet-far-east': { fighter: 1 } }, germany: { 'sz-18': { destroyer: 1 } } },
      });
    const flight = move('soviet-far-east', { fighter: 1 }, 'sz-18');
    expectAllowed(after(blackSea({ carrier: 1 }), flight), endPhase);
    expectRefused(blackSea({ infantry: 1 }), flight, 'CM-11', 'cannot-land');
  });

  test('CM-11: one new carrier cannot be in two zones, two can', () => {
    const both = (carrier: number) =>
      game({
        power: 'united-kingdom',
        purchased: { carrier },
        units: {
          'united-kingdom': { caucasus: { fighter: 1 }, russia: { fighter: 1 } },
          japan: { 'sz-33': { destroyer: 1 }, 'sz-29': { destroyer: 1 } },
        },
      });
    const offIndia = move('russia', { fighter: 1 }, 'sz-29');
    expectAllowed(both(1), offIndia);
    expectRefused(after(both(1), offIndia), attack(1), 'CM-11', 'cannot-land');
    expectRefused(after(both(1), attack(1)), offIndia, 'CM-11', 'cannot-land');
    expectAllowed(after(both(2), offIndia, attack(1)), endPhase);
  });
});

describe('keeping the promise', () => {
  test('CM-12: a carrier that alone can save a fighter has to go to it', () => {
    const state = after(
      carolines({ 'sz-40': { carrier: 1, fighter: 1 } }, { japan: { 'caroline-islands': {} } }),
      strike,
      endPhase,
      endPhase,
    );
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
    expectRefused(state, move('sz-40', { carrier: 1 }, 'sz-42'), 'NCM-6', 'must-save-air');
    const saved = after(
      state,
      move('caroline-islands', { fighter: 1 }, 'sz-38'),
      move('sz-40', { carrier: 1 }, 'sz-38'),
    );
    expectAllowed(saved, endPhase);
  });

  test('CM-12: it is free when the fighter can land elsewhere', () => {
    const state = after(
      carolines({ 'sz-39': { carrier: 1, fighter: 1 } }, { japan: { 'caroline-islands': {} } }),
      move('sz-39', { fighter: 1 }, 'caroline-islands'),
      endPhase,
      endPhase,
    );
    // Two spaces left: only a carrier in zone 38 or 39 helps.
    expectRefused(state, move('sz-39', { carrier: 1 }, 'sz-43'), 'NCM-6', 'must-save-air');
    expectAllowed(state, move('sz-39', { carrier: 1 }, 'sz-37'));
  });
});

describe('own and friends’ fighters on carriers', () => {
  test('CM-13: fighters leave from the zone their carrier starts in, before it moves', () => {
    const state = carolines({ 'sz-40': { carrier: 1, fighter: 2 } }, { japan: { 'sz-38': { destroyer: 1 } } });
    const sailed = after(state, move('sz-40', { carrier: 1 }, 'sz-38'));
    expect(
      Object.values(sailed.units)
        .filter((unit) => unit.type === 'fighter')
        .map((unit) => unit.space),
    ).toEqual(['sz-40', 'sz-40']);
    expectAllowed(sailed, strike);
  });

  test('CM-13: a friend’s fighters go along as cargo and take no orders', () => {
    const state = carolines(
      { 'sz-40': { carrier: 1 } },
      { 'united-kingdom': { 'sz-40': { fighter: 2 } }, japan: { 'sz-38': { destroyer: 1 } } },
    );
    const guests = Object.values(state.units).filter((unit) => unit.type === 'fighter');
    expectRefused(
      state,
      { type: 'move', units: guests.map((unit) => unit.id), to: 'caroline-islands' },
      'TURN-7',
      'not-your-unit',
    );
    const sailed = after(state, move('sz-40', { carrier: 1 }, 'sz-38'), endPhase, { type: 'fight', space: 'sz-38' });
    expect(guests.map((unit) => sailed.units[unit.id]?.space)).toEqual(['sz-38', 'sz-38']);
    expect(sailed.battle?.attackers).toHaveLength(1);
  });

  test('CM-13: your fighter starts from a friend’s carrier and returns to it, and the carrier stays', () => {
    const state = carolines({ 'sz-39': { fighter: 1 } }, { 'united-kingdom': { 'sz-39': { carrier: 1 } } });
    const struck = after(state, move('sz-39', { fighter: 1 }, 'caroline-islands'), endPhase);
    expect(struck.turn.battles).toHaveLength(1);
    const carrier = Object.values(state.units).find((unit) => unit.type === 'carrier');
    expectRefused(state, { type: 'move', units: [carrier?.id ?? ''], to: 'sz-38' }, 'TURN-7', 'not-your-unit');
  });

  test('CM-13: troops and guests aboard do not reduce the ship’s movement', () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: {
        'united-kingdom': { 'sz-10': { carrier: 1, transport: 1 }, 'eastern-canada': { tank: 1 } },
        [US]: { 'sz-10': { fighter: 1 } },
      },
    });
    const sailed = after(
      state,
      load('eastern-canada', { tank: 1 }, 'sz-10'),
      move('sz-10', { carrier: 1, transport: 1 }, 'sz-14'),
    );
    expect(Object.values(sailed.units).map((unit) => unit.space)).toEqual(['sz-14', 'sz-14', 'sz-14', 'sz-14']);
  });
});
