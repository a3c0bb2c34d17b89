import { describe, expect, test } from 'vitest';
import {
  editionOf,
  fromPosition,
  newGame,
  optionFaults,
  toPosition,
  type GameState,
  type PositionFile,
} from '../../../src/engine/axis-allies/index.ts';
import type { Player } from '../../../src/engine/index.ts';
import { after, endPhase, game, load, move, offload } from './rules/position.ts';

/** Position files and game options: the exact faults of wrong ones, and the states of correct ones. */

const PLAIN: PositionFile = { edition: '1941', power: 'germany', phase: 'combat-move', units: {} };

function faults(file: unknown): readonly string[] {
  const read = fromPosition(file);
  return read.ok
    ? []
    : read.fault.map(({ path, message, rule }) => `${path}: ${message}${rule === undefined ? '' : ` (${rule})`}`);
}

describe('a position file', () => {
  test('must not name anything that is not in the edition', () => {
    expect(faults({ ...PLAIN, edition: '1914' })).toEqual(['edition: there is no edition 1914']);
    expect(
      faults({
        ...PLAIN,
        power: 'italy',
        victory: 'long',
        treasury: { italy: 3, germany: 4 },
        control: {
          atlantis: 'germany',
          karelia: 'italy',
          'sz-5': 'germany',
          switzerland: 'germany',
          archangel: 'germany',
        },
        units: {
          italy: { germany: { infantry: 1 } },
          germany: { atlantis: { tank: 1 }, germany: { knight: 1, tank: 2 } },
        },
        purchased: { knight: 1, tank: 1 },
        complexesCapturedThisTurn: ['germany', 'atlantis', 'karelia', 'sz-5', 'russia'],
      }),
    ).toEqual([
      'power: no power italy',
      'victory: no victory long',
      'treasury.italy: no power italy',
      'control.atlantis: no space atlantis',
      'control.karelia: no power italy',
      'control.sz-5: sea zones are controlled by nobody',
      'control.switzerland: nobody ever controls neutral territory (MAP-2)',
      'units.italy: no power italy',
      'units.germany.atlantis: no space atlantis',
      'units.germany.germany.knight: no unit knight',
      'purchased.knight: no unit knight',
      'complexesCapturedThisTurn[1]: no space atlantis',
      'complexesCapturedThisTurn[2]: karelia has no industrial complex',
      'complexesCapturedThisTurn[3]: sz-5 has no industrial complex',
    ]);
  });

  test('must not have units where they cannot be', () => {
    expect(
      faults({
        ...PLAIN,
        units: {
          germany: {
            switzerland: { infantry: 1 },
            'sz-5': { tank: 1, bomber: 1, transport: 1 },
            germany: { destroyer: 1, bomber: 1, fighter: 1 },
          },
        },
      }),
    ).toEqual([
      'units.germany.switzerland.infantry: nothing can stand in neutral territory (MAP-3)',
      'units.germany.sz-5.tank: land units at sea are cargo: put them aboard a ship (MAP-10)',
      'units.germany.sz-5.bomber: a bomber cannot be based at sea (NCM-5)',
      'units.germany.germany.destroyer: sea units stay in sea zones (MAP-10)',
    ]);
  });

  test.each([
    ['conduct-combat', 'germany', 0],
    ['noncombat-move', 'germany', 0],
    ['combat-move', 'germany', 1],
    ['mobilize-new-units', 'germany', 1],
    ['noncombat-move', 'japan', 1],
  ] as const)('NCM-5: in %s may hold a bomber of %s over the sea, or not', (phase, owner, count) =>
    expect(faults({ ...PLAIN, phase, units: { [owner]: { 'sz-5': { bomber: 1 } } } })).toHaveLength(count),
  );

  test('NCM-9: must load ships as the rules allow', () => {
    const ship = (more: object) => ({
      in: 'sz-5',
      ship: 'transport',
      owner: 'germany',
      cargo: [{ unit: 'tank', owner: 'germany' }],
      ...more,
    });
    const at = { ...PLAIN, units: { germany: { 'sz-5': { transport: 1, carrier: 1 } } } };
    expect(faults({ ...at, aboard: [ship({})] })).toEqual([]);
    expect(faults({ ...at, aboard: [ship({}), ship({})] })).toEqual([
      'aboard[1]: germany has no such transport in sz-5',
    ]);
    expect(faults({ ...at, aboard: [ship({ in: 'sz-6' })] })).toEqual([
      'aboard[0]: germany has no such transport in sz-6',
    ]);
    expect(faults({ ...at, aboard: [ship({ owner: 'japan', cargo: [] })] })).toEqual([
      'aboard[0]: japan has no such transport in sz-5',
    ]);
    expect(faults({ ...at, aboard: [ship({ owner: 'italy', cargo: [] })] })).toEqual([
      'aboard[0].owner: no power italy',
      'aboard[0]: italy has no such transport in sz-5',
    ]);
    expect(faults({ ...at, aboard: [ship({ in: 'atlantis' })] })).toEqual([
      'aboard[0].in: no space atlantis',
      'aboard[0]: germany has no such transport in atlantis',
    ]);
    expect(faults({ ...at, aboard: [ship({ in: 'germany' })] })).toEqual([
      'aboard[0].in: ships are in sea zones (MAP-10)',
      'aboard[0]: germany has no such transport in germany',
    ]);
    expect(faults({ ...at, aboard: [ship({ ship: 'carrier' })] })).toEqual([
      'aboard[0].ship: a carrier carries no land units (NCM-9)',
    ]);
    const cargo = (...units: readonly (readonly [string, string])[]) => ({
      cargo: units.map(([unit, owner]) => ({ unit, owner })),
    });
    expect(faults({ ...at, aboard: [ship(cargo(['tank', 'germany'], ['tank', 'germany']))] })).toEqual([
      'aboard[0].cargo: a transport holds one land unit plus one infantry (NCM-9)',
    ]);
    expect(faults({ ...at, aboard: [ship(cargo(['infantry', 'japan'], ['knight', 'germany']))] })).toEqual([
      'aboard[0].cargo[1].unit: no unit knight',
    ]);
    expect(faults({ ...at, aboard: [ship(cargo(['fighter', 'germany']))] })).toEqual([
      'aboard[0].cargo[0].unit: transports carry land units only (NCM-9)',
    ]);
    expect(faults({ ...at, aboard: [ship(cargo(['infantry', 'italy']))] })).toEqual([
      'aboard[0].cargo[0].owner: no power italy',
    ]);
    expect(faults({ ...at, aboard: [ship(cargo(['infantry', 'germany'], ['infantry', 'united-states']))] })).toEqual([
      'aboard[0].cargo[1].owner: cargo belongs to the ship’s own side (TURN-8)',
    ]);
  });

  test('MAP-2, NCM-5: only the acting power, in some phases, can have units on hostile land or in the air', () => {
    const ashore = (phase: PositionFile['phase'], owner: string, unit: string) =>
      faults({ ...PLAIN, phase, units: { [owner]: { karelia: { [unit]: 1 } } } });
    const wrong = (owner: string, unit: string) => [
      `units.${owner}.karelia.${unit}: units cannot stand in a territory of the enemy (MAP-2)`,
    ];
    expect(ashore('combat-move', 'germany', 'tank')).toEqual([]);
    expect(ashore('conduct-combat', 'germany', 'tank')).toEqual([]);
    expect(ashore('noncombat-move', 'germany', 'tank')).toEqual(wrong('germany', 'tank'));
    expect(ashore('noncombat-move', 'germany', 'fighter')).toEqual([]);
    expect(ashore('mobilize-new-units', 'germany', 'fighter')).toEqual(wrong('germany', 'fighter'));
    expect(ashore('combat-move', 'japan', 'tank')).toEqual(wrong('japan', 'tank'));
    const afloat = (phase: PositionFile['phase'], owner: string, counts: Readonly<Record<string, number>>) =>
      faults({ ...PLAIN, phase, units: { [owner]: { 'sz-40': counts } } });
    const homeless = (owner: string, n: number, room: number) => [
      `units.${owner}.sz-40.fighter: ${n} fighter${n === 1 ? '' : 's'}, and carriers for ${room} (NCM-5)`,
    ];
    expect(afloat('combat-move', 'germany', { fighter: 1 })).toEqual(homeless('germany', 1, 0));
    expect(afloat('combat-move', 'germany', { fighter: 2, carrier: 1 })).toEqual([]);
    expect(afloat('combat-move', 'germany', { carrier: 2, fighter: 5 })).toEqual(homeless('germany', 5, 4));
    for (const phase of ['conduct-combat', 'noncombat-move', 'mobilize-new-units'] as const) {
      expect(afloat(phase, 'germany', { fighter: 1 })).toEqual([]);
      expect(afloat(phase, 'japan', { fighter: 1 })).toEqual(homeless('japan', 1, 0));
    }
    expect(afloat('collect-income', 'germany', { fighter: 1 })).toEqual(homeless('germany', 1, 0));
    expect(
      faults({
        ...PLAIN,
        units: {
          germany: { 'sz-40': { carrier: 1, fighter: 1 } },
          japan: { 'sz-40': { fighter: 1 } },
          'united-states': { 'sz-40': { carrier: 1, fighter: 2 } },
        },
      }),
    ).toEqual([]);
    expect(
      faults({
        ...PLAIN,
        units: { germany: { 'sz-40': { fighter: 1 } }, 'united-states': { 'sz-40': { carrier: 1 } } },
      }),
    ).toEqual(homeless('germany', 1, 0));
  });

  test('has what stands wrong on the board named together with what cannot be there at all', () => {
    const units = {
      germany: { 'sz-5': { tank: 1 } },
      japan: { karelia: { infantry: 1 }, 'sz-40': { fighter: 1 } },
    };
    const atSea = 'units.germany.sz-5.tank: land units at sea are cargo: put them aboard a ship (MAP-10)';
    const damaged = 'pieces[0].damaged: damage is repaired when the battle ends (COM-12)';
    const japanese = [
      'units.japan.karelia.infantry: units cannot stand in a territory of the enemy (MAP-2)',
      'units.japan.sz-40.fighter: 1 fighter, and carriers for 0 (NCM-5)',
    ];
    const pieces = [{ in: 'sz-5', owner: 'germany', unit: 'tank', damaged: true }] as const;
    expect(faults({ ...PLAIN, units, pieces })).toEqual([atSea, damaged, ...japanese]);
    // Who may be there is not known yet.
    expect(faults({ ...PLAIN, power: 'italy', units })).toEqual(['power: no power italy', atSea]);
    const begun = { control: { germany: 'germany' } };
    expect(faults({ ...PLAIN, turn: begun, units })).toEqual([atSea]);
  });

  test('has faults of its shape reported with their paths', () => {
    const read = fromPosition({
      ...PLAIN,
      round: 0,
      units: { germany: { germany: { infantry: -1 } } },
      aboard: [{ in: 4 }],
    });
    expect(read.ok ? [] : read.fault.map(({ path }) => path)).toEqual([
      'round',
      'units.germany.germany.infantry',
      'aboard[0].in',
      'aboard[0].ship',
      'aboard[0].owner',
      'aboard[0].cargo',
    ]);
    expect(read.ok ? [] : read.fault.every(({ message }) => message.length > 0)).toBe(true);
    const whole = fromPosition(null);
    expect(whole.ok ? null : whole.fault[0]?.path).toBe('');
  });
});

describe('its state', () => {
  const file: PositionFile = {
    edition: '1941',
    round: 3,
    power: 'germany',
    phase: 'noncombat-move',
    victory: 'short',
    treasury: { germany: 7 },
    control: { karelia: 'germany', russia: 'germany' },
    units: {
      germany: { 'sz-5': { transport: 2, battleship: 1 }, germany: { infantry: 2 } },
      japan: { japan: { tank: 1 } },
    },
    aboard: [
      {
        in: 'sz-5',
        ship: 'transport',
        owner: 'germany',
        cargo: [
          { unit: 'tank', owner: 'germany' },
          { unit: 'infantry', owner: 'japan' },
        ],
      },
    ],
    purchased: { tank: 2, infantry: 0 },
    complexesCapturedThisTurn: ['russia'],
  };

  test('is as described, and otherwise as when a turn begins', () => {
    const state = game(file);
    expect(state).toMatchObject({
      edition: '1941',
      round: 3,
      power: 'germany',
      phase: 'noncombat-move',
      victory: 'short',
      purchased: { tank: 2 },
      battle: null,
      stranded: [],
      outcome: null,
      nextUnit: 9,
    });
    expect(Object.keys(state.purchased)).toEqual(['tank']);
    expect(state.players).toEqual(
      [
        { name: 'Allies', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
        { name: 'Axis', powers: ['germany', 'japan'] },
      ].toSorted((a, b) =>
        state.players[0]?.name === 'Axis' ? b.name.localeCompare(a.name) : a.name.localeCompare(b.name),
      ),
    );
    expect([state.treasury['germany'], state.treasury['japan']]).toEqual([
      7,
      editionOf('1941').powers.find(({ id }) => id === 'japan')?.startingIncome,
    ]);
    expect([
      state.control['karelia'],
      state.control['archangel'],
      state.turn.control['russia'],
      state.turn.captured,
    ]).toEqual(['germany', 'soviet-union', null, ['russia']]);
    expect(Object.values(state.units)).toEqual([
      { id: 'u1', type: 'transport', owner: 'germany', space: 'sz-5' },
      { id: 'u2', type: 'transport', owner: 'germany', space: 'sz-5' },
      { id: 'u3', type: 'battleship', owner: 'germany', space: 'sz-5' },
      { id: 'u4', type: 'infantry', owner: 'germany', space: 'germany' },
      { id: 'u5', type: 'infantry', owner: 'germany', space: 'germany' },
      { id: 'u6', type: 'tank', owner: 'japan', space: 'japan' },
      { id: 'u7', type: 'tank', owner: 'germany', space: 'sz-5', aboard: 'u1' },
      { id: 'u8', type: 'infantry', owner: 'japan', space: 'sz-5', aboard: 'u1' },
    ]);
  });

  test('has each ship loaded once', () => {
    const [first, second] = [
      { unit: 'tank', owner: 'germany' },
      { unit: 'infantry', owner: 'germany' },
    ].map((cargo) => ({ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [cargo] }));
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 2 } } },
      aboard: [first!, second!],
    });
    expect(Object.values(state.units).map(({ aboard }) => aboard)).toEqual([undefined, undefined, 'u1', 'u2']);
  });

  test('is written as it was read', () => {
    const { purchased: _, ...rest } = file;
    expect(toPosition(game(file))).toEqual({ ...rest, treasury: game(file).treasury, purchased: { tank: 2 } });
    expect(fromPosition(toPosition(game(file)))).toEqual({ ok: true, value: game(file) });
  });

  test('lists only complexes among the territories captured this turn', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { tank: 1 }, 'sz-5': { transport: 1 }, germany: { infantry: 1 } } },
    });
    const taken = after(state, move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'), endPhase);
    expect(taken.turn.captured).toContain('karelia');
    expect(toPosition(taken).complexesCapturedThisTurn).toEqual([]);
    const loaded = after(
      game({
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1 } } },
      }),
      load('germany', { infantry: 1 }, 'sz-5'),
    );
    expect(toPosition(loaded).aboard).toMatchObject([
      { in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'infantry', owner: 'germany' }] },
    ]);
    expect(toPosition(after(loaded, offload('sz-5', { infantry: 1 }, 'germany'))).aboard).toEqual([]);
  });

  test('CM-5: attacks submarines and transports in zones with armed units', () => {
    const state: GameState = game({
      power: 'germany',
      phase: 'conduct-combat',
      units: {
        germany: { 'sz-5': { destroyer: 1 }, 'sz-6': { transport: 1 } },
        'united-kingdom': { 'sz-5': { submarine: 1 }, 'sz-6': { submarine: 1 } },
      },
    });
    expect(state.turn.engage).toEqual({ 'sz-5': true });
    expect(state.turn.battles).toEqual([{ space: 'sz-5', kind: 'sea', landingFrom: [] }]);
  });
});

describe('TURN-6: game options', () => {
  const edition = editionOf('1941');
  const wrong = (players: readonly Player[], victory = 'standard') => optionFaults(edition, { players, victory });
  const ALLIES = ['soviet-union', 'united-kingdom', 'united-states'];
  const two: readonly Player[] = [
    { name: 'A', powers: ALLIES },
    { name: 'B', powers: ['germany', 'japan'] },
  ];

  test('have their faults reported', () => {
    expect(wrong(two)).toEqual([]);
    expect(wrong(two, 'long')).toEqual(['no victory long']);
    expect(wrong([{ name: 'A', powers: [...ALLIES, 'germany', 'japan'] }])).toEqual([
      '2 to 5 players can play, not 1',
      'A has powers of both sides',
    ]);
    expect(wrong([...two, { name: 'C', powers: [] }])).toEqual(['C has no power']);
    expect(
      wrong([
        { name: 'A', powers: [...ALLIES, 'italy'] },
        { name: 'B', powers: ['germany'] },
      ]),
    ).toEqual(['no power italy', 'Japan is given to 0 players', 'A has powers of both sides']);
    expect(wrong([...two, { name: 'C', powers: ['japan'] }])).toEqual(['Japan is given to 2 players']);
    expect(
      wrong([
        ...[...ALLIES, 'germany', 'japan'].map((power) => ({ name: power, powers: [power] })),
        { name: 'F', powers: [] },
      ]),
    ).toEqual(['2 to 5 players can play, not 6', 'F has no power']);
  });

  test('are one player per side and the standard victory by default', () => {
    const state = newGame('1941');
    expect(state.victory).toBe('standard');
    expect(new Set(state.players.map(({ name }) => name))).toEqual(new Set(['Axis', 'Allies']));
    expect(state).toMatchObject({
      round: 1,
      power: 'soviet-union',
      phase: 'purchase-units',
      purchased: {},
      battle: null,
      stranded: [],
      outcome: null,
    });
    expect(() => newGame('1941', { victory: 'long' })).toThrow('TURN-6: no victory long');
    expect(() => newGame('1941', { victory: 'long', players: [...two, { name: 'C', powers: [] }] })).toThrow(
      'TURN-6: C has no power; no victory long',
    );
    expect(() => newGame('1914')).toThrow("No edition 1914 is loaded: await loadEdition('1914') first");
  });
});
