import { describe, expect, test } from 'vitest';
import {
  attackRange,
  facilitiesIn,
  fromPosition,
  incomeToCollect,
  mobilizationPlaces,
  reach,
  unitsIn,
  wares,
  warnings,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { refusedFor } from '../editions/basesEdition.ts';
import { afterAll } from '../editions/smallBoard.ts';
import { pacificGame } from './position.ts';

const END: Command = { type: 'end-phase' };
const unitsAt = (state: GameState, space: string, type = 'infantry') =>
  unitsIn(state, space).flatMap((unit) => (unit.type === type && unit.aboard === undefined ? [unit.id] : []));
const spacesOf = (state: GameState, space: string, type = 'infantry') =>
  reach(state, unitsAt(state, space, type).slice(0, 1))
    .map((one) => one.space)
    .sort();

const china = (position: object) => pacificGame({ power: 'china', ...position });

describe('what China buys', () => {
  const shop = (control = {}) =>
    china({ phase: 'purchase-units', treasury: { china: 30 }, control, units: { china: { shensi: { infantry: 1 } } } });
  const buy = (type: string): Command => ({ type: 'purchase', units: { [type]: 1 } });

  test('CHN-2: infantry, artillery, and no other unit and no facility', () => {
    expect(wares(shop(), 'china').map(({ type }) => type)).toEqual(['infantry', 'artillery']);
    expect(refusedFor(shop(), buy('infantry'))).toBeNull();
    for (const type of ['tank', 'fighter', 'minor-complex', 'air-base'])
      expect(refusedFor(shop(), buy(type)), type).toBe('CHN-2 never-bought');
    expect(wares(shop(), 'japan').length).toBeGreaterThan(14);
  });

  test.each(['india', 'burma', 'yunnan', 'szechwan'])(
    'CHN-9: without %s the road is closed, to artillery too',
    (lost) => {
      expect(refusedFor(shop(), buy('artillery'))).toBeNull();
      expect(refusedFor(shop({ [lost]: 'japan' }), buy('artillery'))).toBe('CHN-2 road-closed');
      expect(incomeToCollect(shop({ [lost]: 'japan' }), 'china')).toBeLessThan(incomeToCollect(shop(), 'china') - 5);
    },
  );

  test('CHN-9: in friends’ hands it is as open as in its own', () =>
    expect(refusedFor(shop({ burma: 'united-states' }), buy('artillery'))).toBeNull());
});

describe('where China places new units', () => {
  const placing = (purchased: object, control = {}) =>
    china({ phase: 'mobilize-new-units', purchased, control, units: { china: { shensi: { infantry: 1 } } } });

  test('CHN-3: in all its own territories that it controls, and nowhere else', () => {
    const state = placing({ infantry: 1 }, { hunan: 'japan', jehol: 'china' });
    const places = mobilizationPlaces(state, 'infantry').map(({ space }) => space);
    expect(places).toContain('jehol');
    expect(places).not.toContain('hunan');
    expect(places).toHaveLength(12);
    for (const to of ['hunan', 'kwangtung', 'india'])
      expect(refusedFor(state, { type: 'mobilize', unit: 'infantry', to }), to).toBe('CHN-3 not-on-its-ground');
  });

  test('CHN-3: any number of them, and all that were bought must be placed', () => {
    const state = placing({ infantry: 15 });
    expect(warnings(state)).toEqual([]);
    expect(refusedFor(state, END)).toBe('MOB-4 must-place');
    const place: Command = { type: 'mobilize', unit: 'infantry', to: 'shensi' };
    const placed = afterAll(state, ...Array.from({ length: 15 }, () => place), END);
    expect(unitsAt(placed, 'shensi')).toHaveLength(16);
  });

  test('CHN-3, CHN-7: with no territory left the IPCs come back', () => {
    const lost = ['anhwe', 'chahar', 'hopei', 'hunan', 'kansu', 'kweichow', 'shensi', 'sikang', 'suiyuan'];
    const all = [...lost, 'szechwan', 'tsinghai', 'yunnan'];
    const control = Object.fromEntries(all.map((space) => [space, 'japan']));
    const state = china({ phase: 'mobilize-new-units', purchased: { infantry: 2 }, treasury: { china: 1 }, control });
    expect(afterAll(state, END).treasury['china']).toBe(7);
  });
});

describe('where Chinese units go', () => {
  const inBurma = (phase: string) =>
    china({
      phase,
      control: { 'shan-state': 'japan', kwangtung: 'japan', kwangsi: 'china' },
      units: {
        china: { burma: { infantry: 1 }, kwangsi: { infantry: 1 }, hunan: { fighter: 1 } },
        'united-kingdom': { 'sz-38': { transport: 1 } },
        japan: { 'shan-state': { infantry: 1 }, kwangtung: { infantry: 1 }, kiangsi: { infantry: 1 } },
      },
    });

  test('CHN-5: to Burma and Kwangtung, and from there home', () => {
    const state = inBurma('noncombat-move');
    expect(spacesOf(state, 'burma')).toEqual(['yunnan']);
    expect(refusedFor(state, { type: 'move', units: unitsAt(state, 'burma'), to: 'india' })).toBe(
      'CHN-5 off-its-ground',
    );
    const war = inBurma('combat-move');
    expect(spacesOf(war, 'burma')).toEqual([]);
    expect(spacesOf(war, 'kwangsi')).toContain('kwangtung');
    expect(spacesOf(war, 'kwangsi')).not.toContain('french-indo-china');
    expect(refusedFor(war, { type: 'move', units: unitsAt(war, 'burma'), to: 'shan-state' })).toBe(
      'CHN-5 off-its-ground',
    );
  });

  test('CHN-5: never aboard a friend’s transport', () => {
    const state = inBurma('noncombat-move');
    expect(refusedFor(state, { type: 'load', units: unitsAt(state, 'burma'), zone: 'sz-38' })).toBe(
      'CHN-5 off-its-ground',
    );
  });

  test('CHN-6: the volunteers fly over that ground only, to attack and home', () => {
    const state = inBurma('combat-move');
    const [fighter = ''] = unitsAt(state, 'hunan', 'fighter');
    expect(attackRange(state, state.units[fighter]!).toSorted()).toEqual(
      spacesOf(state, 'hunan', 'fighter').filter((space) => space !== 'hunan'),
    );
    expect(spacesOf(state, 'hunan', 'fighter')).toEqual(
      expect.arrayContaining(['kiangsi', 'kwangtung', 'jehol', 'kiangsu']),
    );
    expect(spacesOf(state, 'hunan', 'fighter').filter((space) => space.startsWith('sz-'))).toEqual([]);
    expect(refusedFor(state, { type: 'move', units: [fighter], to: 'sz-20' })).toBe('CHN-6 off-its-ground');
    const landing = inBurma('noncombat-move');
    expect(spacesOf(landing, 'hunan', 'fighter')).toContain('burma');
    expect(spacesOf(landing, 'hunan', 'fighter')).not.toContain('india');
  });
});

describe('what China takes', () => {
  const taking = (power: string, units: object, control: object, facilities = {}) =>
    pacificGame({ power, units: { [power]: units }, control, facilities });
  const walk = (state: GameState, from: string, to: string) =>
    afterAll(state, { type: 'move', units: unitsAt(state, from), to }, END);

  test.each([{}, { india: 'japan' }])('CHN-5: outside is Britain’s, which may hold no capital: %o', (more) => {
    const state = taking('china', { yunnan: { infantry: 1 } }, { burma: 'japan', ...more });
    expect(walk(state, 'yunnan', 'burma').control['burma']).toBe('united-kingdom');
  });

  test('CHN-8, FAC-4: at home is its own without Japan’s complex; bases stay', () => {
    const built = { jehol: { 'major-complex': 4, 'air-base': 2 }, kiangsu: { 'minor-complex': 0 } };
    const state = taking('china', { anhwe: { infantry: 1 } }, {}, built);
    const freed = walk(state, 'anhwe', 'jehol');
    expect(freed.control['jehol']).toBe('china');
    expect(facilitiesIn(freed, 'jehol')).toEqual({ 'air-base': 2 });
    expect(facilitiesIn(freed, 'kiangsu')).toEqual({ 'minor-complex': 0 });
    expect(facilitiesIn(walk(state, 'anhwe', 'kiangsu'), 'kiangsu')).toEqual({});
  });

  test('CHN-8: taken from China, nothing is removed', () => {
    const built = { yunnan: { 'air-base': 1 } };
    const state = taking('japan', { kwangsi: { infantry: 1 } }, {}, built);
    expect(facilitiesIn(walk(state, 'kwangsi', 'yunnan'), 'yunnan')).toEqual({ 'air-base': 1 });
  });
});

describe('Chinese units abroad', () => {
  test.each([['sz-35'], ['india'], ['shan-state'], ['caroline-islands']])(
    'CHN-5, CHN-6: are refused of a position in %s',
    (space) => {
      const type = space.startsWith('sz-') ? 'transport' : 'infantry';
      const file = {
        edition: 'pacific-1940',
        power: 'japan',
        phase: 'combat-move',
        units: { china: { [space]: { [type]: 1 } } },
      };
      const read = fromPosition(file);
      expect(read.ok ? [] : read.fault).toContainEqual({
        path: `units.china.${space}.${type}`,
        message: 'units of china keep to its own ground',
        rule: 'CHN-5',
      });
    },
  );

  test('CHN-5: do not land from a transport, whoever brought them aboard', () => {
    const game = pacificGame({
      power: 'china',
      units: { china: { shensi: { infantry: 1 } }, anzac: { 'sz-33': { transport: 1 } } },
    });
    const [infantry] = unitsIn(game, 'shensi');
    const [transport] = unitsIn(game, 'sz-33');
    if (infantry === undefined || transport === undefined) throw new Error('a unit is missing');
    const aboard = { ...infantry, space: 'sz-33', aboard: transport.id };
    const state = { ...game, units: { ...game.units, [infantry.id]: aboard } };
    expect(refusedFor(state, { type: 'offload', units: [infantry.id], to: 'caroline-islands' })).toBe(
      'CHN-5 off-its-ground',
    );
  });
});
