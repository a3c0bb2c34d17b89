import { describe, expect, test } from 'vitest';
import {
  areFriends,
  boardOf,
  editionOf,
  fromPosition,
  incomeParts,
  isFriendlyTerritory,
  movesLeft,
  newGame,
  play,
  refusalOf,
  unitsIn,
  victoryStandings,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { pacificGame } from './position.ts';

const start = newGame('pacific-1940');
const JAPANESE = 'japan';
const held = (by: string, spaces: readonly string[]) => Object.fromEntries(spaces.map((space) => [space, by]));

describe('the board', () => {
  test('MAP-12: Canadian ground is the United Kingdom’s, its income too', () => {
    expect([start.control['yukon-territory'], start.control['british-columbia']]).toEqual([
      'united-kingdom',
      'united-kingdom',
    ]);
    const [production] = incomeParts(start, 'united-kingdom');
    expect(production?.spaces).toContain('british-columbia');
  });

  test('FAC-9: the complex of New South Wales is a minor one, all others of the set-up are major', () => {
    const kinds = Object.entries(start.facilities ?? {}).flatMap(([space, standing]) =>
      Object.keys(standing).flatMap((kind) => (kind.endsWith('-complex') ? [`${space} ${kind}`] : [])),
    );
    expect(kinds.filter((one) => one.endsWith('minor-complex'))).toEqual(['new-south-wales minor-complex']);
    expect(kinds.filter((one) => one.endsWith('major-complex')).toSorted()).toEqual([
      'india major-complex',
      'japan major-complex',
      'western-united-states major-complex',
    ]);
  });

  test('CHN-4: eighteen territories are Chinese, six of them in Japanese hands', () => {
    const { territories } = editionOf('pacific-1940').homeGrounds.find(({ power }) => power === 'china')!;
    expect(territories).toHaveLength(18);
    expect(territories.filter((space) => start.control[space] === JAPANESE)).toHaveLength(6);
  });

  test('CHN-1: China has a turn and a treasury of its own', () => {
    expect(editionOf('pacific-1940').turnOrder).toContain('china');
    expect(start.treasury['china']).toBe(12);
  });
});

describe('naval bases', () => {
  const from = (zone: string): GameState =>
    pacificGame({ units: { japan: { [zone]: { cruiser: 1 } } }, power: JAPANESE });
  const left = (zone: string): number => {
    const state = from(zone);
    return movesLeft(state, unitsIn(state, zone)[0]!.id);
  };

  test('NB-1: every zone that touches their territory is served, and no other', () => {
    const zones = boardOf(start).coasts.get('japan') ?? [];
    expect(zones.length).toBeGreaterThan(0);
    for (const zone of zones) expect(left(zone), zone).toBe(3);
    expect(left('sz-24')).toBe(2);
  });
});

describe('friends and wars', () => {
  test('POL-12: the Allies are friends from the beginning, on each other’s ground too', () => {
    expect(areFriends(start, 'united-states', 'anzac')).toBe(true);
    expect(isFriendlyTerritory(start, 'queensland', 'united-states')).toBe(true);
  });

  test('POL-7: a position without a war of the beginning is refused', () => {
    const read = fromPosition({
      edition: 'pacific-1940',
      power: JAPANESE,
      phase: 'combat-move',
      units: {},
      wars: [['japan', 'united-states']],
    });
    expect(read.ok ? [] : read.fault.map(({ path, rule }) => `${path} ${rule}`)).toContain('wars POL-7');
  });
});

describe('movement', () => {
  test('CM-23: a gun does not move in combat move', () => {
    const state = pacificGame({ power: JAPANESE, units: { japan: { manchuria: { 'antiaircraft-gun': 1 } } } });
    const units = unitsIn(state, 'manchuria').map(({ id }) => id);
    expect(refusalOf(state, { type: 'move', units, to: 'jehol' })?.reason).toBe('noncombat-only');
  });

  test('MECH-4: aboard a transport mechanized infantry goes beside infantry, and not beside another', () => {
    const load = (first: string, second: string) => {
      const state = pacificGame({
        power: JAPANESE,
        units: { japan: { japan: { [first]: 1, [second]: first === second ? 2 : 1 }, 'sz-6': { transport: 1 } } },
      });
      const units = unitsIn(state, 'japan').map(({ id }) => id);
      return refusalOf(state, { type: 'load', units, zone: 'sz-6', transport: unitsIn(state, 'sz-6')[0]!.id });
    };
    expect(load('mechanized-infantry', 'infantry')).toBeNull();
    expect(load('mechanized-infantry', 'mechanized-infantry')).not.toBeNull();
    expect(load('mechanized-infantry', 'tank')).not.toBeNull();
  });
});

describe('objectives', () => {
  const bonus = (power: string, control: object, wars?: object): readonly string[] =>
    incomeParts(pacificGame({ power, phase: 'collect-income', control, ...(wars && { wars }) }), power)
      .slice(1)
      .map(({ rule, ipcs }) => `${rule} ${ipcs}`);
  const BARRIER = ['solomon-islands', 'dutch-new-guinea', 'new-britain', 'new-guinea'];

  test('OBJ-4: Japan is paid 5 for the southern barrier, and nothing for a part of it', () => {
    expect(bonus(JAPANESE, held(JAPANESE, BARRIER))).toContain('OBJ-4 5');
    expect(bonus(JAPANESE, held(JAPANESE, BARRIER.slice(1)))).toEqual([]);
  });

  test('OBJ-7: the United States are paid 5 for Okinawa and Iwo Jima together', () => {
    expect(bonus('united-states', held('united-states', ['okinawa', 'iwo-jima']))).toContain('OBJ-7 5');
    expect(bonus('united-states', held('united-states', ['okinawa']))).not.toContain('OBJ-7 5');
  });

  test('OBJ-11: ANZAC is paid 5 for its northern islands in Allied hands, and not while one is Dutch', () => {
    expect(bonus('anzac', { 'dutch-new-guinea': 'united-kingdom' })).toContain('OBJ-11 5');
    expect(bonus('anzac', {})).not.toContain('OBJ-11 5');
  });

  test('OBJ-13, OBJ-1: objectives are paid in peace too', () => {
    const peace = [['japan', 'china']];
    expect(bonus('united-states', {}, peace)).toEqual(['OBJ-6 5']);
    expect(bonus('united-states', {})).toEqual(['OBJ-5 40', 'OBJ-6 5']);
  });
});

test('VIC-7: Japan with six cities wins at the round’s end, though its homeland is lost', () => {
  const CITIES = ['kiangsu', 'kwangtung', 'philippines', 'india', 'new-south-wales', 'hawaiian-islands'];
  const state = pacificGame({
    power: 'anzac',
    phase: 'collect-income',
    control: { ...held(JAPANESE, CITIES), japan: 'united-states' },
  });
  expect(victoryStandings(state).map(({ side, held: cities, needs }) => [side, cities.length >= needs])).toEqual([
    ['axis', true],
    ['allies', true],
  ]);
  const over = play(state, { type: 'end-phase' });
  expect(over.ok && over.value.state.outcome?.winner).toBe('axis');
});
