import { describe, expect, test } from 'vitest';
import {
  engagements,
  refusalOf,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { eventsOf, submerge } from './battle.ts';
import {
  after,
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
  played,
  type Scene,
} from './position.ts';

/** Several units in one command: which units a refusal names, and how they share ships, coasts and zones. */

const UK = 'united-kingdom';
const US = 'united-states';
const quiet = 'noncombat-move';

type Cargo = NonNullable<Scene['aboard']>[number];
const aboard = (zone: string, owner: string, ...cargo: readonly string[]): Cargo => ({
  in: zone,
  ship: 'transport',
  owner,
  cargo: cargo.map((unit) => ({ unit, owner })),
});
const named = (state: GameState, command: Command): readonly UnitId[] | undefined => refusalOf(state, command)?.units;

describe('a refusal names identical units', () => {
  test('CM-2: all of one type in one space, no others', () => {
    const state = game({
      power: 'germany',
      units: { germany: { germany: { infantry: 2, tank: 1 }, 'western-europe': { infantry: 1 } } },
    });
    const home = idsOf(state, 'germany', { infantry: 2 });
    const away = one(state, 'western-europe', 'infantry');
    const tank = one(state, 'germany', 'tank');
    const to = (...units: readonly UnitId[]): Command => ({ type: 'move', units, to: 'urals' });
    expect(named(state, to(...home, away, tank))).toEqual(home);
    expect(named(state, to(away, tank, ...home))).toEqual([away]);
    expect(named(state, to(tank, ...home, away))).toEqual([tank]);
  });

  test('CM-7: one that has moved is named alone, and not beside one that has not', () => {
    const start = game({
      power: 'germany',
      units: { germany: { germany: { tank: 1 }, 'eastern-europe': { tank: 2 } } },
    });
    const blitz = (state: GameState): Command => ({
      type: 'move',
      units: idsOf(state, 'eastern-europe', { tank: 2 }),
      to: 'eastern-europe',
      via: ['karelia'],
    });
    const state = after(start, blitz);
    const moved = idsOf(state, 'eastern-europe', { tank: 2 });
    const fresh = one(state, 'germany', 'tank');
    const gathered: GameState = {
      ...state,
      units: { ...state.units, [fresh]: { ...state.units[fresh]!, space: 'eastern-europe' } },
    };
    expect(named(gathered, { type: 'move', units: [...moved, fresh], to: 'archangel' })).toEqual(moved.slice(0, 1));
    expect(named(gathered, { type: 'move', units: [fresh, ...moved], to: 'mongolia' })).toEqual([fresh]);
    expect(named(gathered, { type: 'move', units: [fresh, ...moved], to: 'urals' })).toEqual([fresh]);
  });

  test('CM-16: of cargo, those aboard one ship', () => {
    const state = game({
      power: 'germany',
      aboard: [aboard('sz-5', 'germany', 'infantry', 'infantry'), aboard('sz-5', 'germany', 'infantry')],
      units: { germany: { 'sz-5': { transport: 2 } } },
    });
    const units = idsOf(state, 'sz-5', { infantry: 3 });
    expect(named(state, { type: 'move', units, to: 'sz-6' })).toEqual(units.slice(0, 2));
  });
});

describe('troops go aboard', () => {
  test('NCM-9: the fuller ship first', () => {
    const state = game({
      power: UK,
      phase: quiet,
      units: { [UK]: { 'sz-6': { transport: 3 }, 'united-kingdom': { infantry: 2 } } },
    });
    const [, second = ''] = idsOf(state, 'sz-6', { transport: 3 });
    const [first = '', next = ''] = idsOf(state, 'united-kingdom', { infantry: 2 });
    const begun = after(state, { type: 'load', units: [first], zone: 'sz-6', transport: second });
    const { events } = played(begun, { type: 'load', units: [next], zone: 'sz-6' });
    expect(events).toEqual([
      { type: 'units-loaded', loads: [{ unit: next, transport: second, from: 'united-kingdom', zone: 'sz-6' }] },
    ]);
  });

  test.each([
    [UK, US],
    [US, UK],
  ])('NCM-10: their own power’s ship before a fuller one of a friend (%s listed before %s)', (...powers) => {
    const fleets: Scene['units'] = {
      [UK]: { 'sz-6': { transport: 1 }, 'united-kingdom': { infantry: 2 } },
      [US]: { 'sz-6': { transport: 1 } },
    };
    const state = game({
      power: UK,
      phase: quiet,
      aboard: [aboard('sz-6', US, 'infantry')],
      units: Object.fromEntries(powers.map((power) => [power, fleets[power] ?? {}])),
    });
    const loaded = after(state, load('united-kingdom', { infantry: 1 }, 'sz-6'));
    const ship = one(state, 'sz-6', 'transport');
    expect(Object.values(loaded.units).filter((unit) => unit.aboard === ship)).toHaveLength(1);
  });
});

describe('troops go ashore', () => {
  const fleet = (phase?: Scene['phase']) =>
    game({
      power: UK,
      ...(phase && { phase }),
      aboard: [aboard('sz-6', UK, 'infantry', 'infantry'), aboard('sz-3', UK, 'tank')],
      units: { [UK]: { 'sz-6': { transport: 1 }, 'sz-3': { transport: 1 } } },
    });
  const put = (units: readonly UnitId[], to = 'norway-finland'): Command => ({ type: 'offload', units, to });

  test('CM-18: all cargo of a ship lands in one territory, whichever unit declared first', () => {
    const state = fleet();
    const [first = '', second = ''] = idsOf(state, 'sz-6', { infantry: 2 });
    expectRefused(after(state, put([second])), put([first], 'western-europe'), 'CM-18', 'one-territory');
    expectRefused(after(state, put([first])), put([second], 'western-europe'), 'CM-18', 'one-territory');
    expectAllowed(after(state, put([second])), put([first]));
  });

  test('CM-7: each unit declares an assault only once', () => {
    const state = fleet();
    const units = idsOf(state, 'sz-6', { infantry: 2 });
    expectRefused(after(state, put(units.slice(0, 1))), put(units), 'CM-7', 'already-moved');
    expectRefused(after(state, put(units.slice(1))), put(units), 'CM-7', 'already-moved');
  });

  test('CM-22: from two zones with one command, with an event for each zone', () => {
    const state = fleet();
    const infantry = idsOf(state, 'sz-6', { infantry: 2 });
    const tank = one(state, 'sz-3', 'tank');
    expect(played(state, put([...infantry, tank])).events).toEqual([
      { type: 'assault-declared', units: infantry, from: 'sz-6', to: 'norway-finland' },
      { type: 'assault-declared', units: [tank], from: 'sz-3', to: 'norway-finland' },
    ]);
  });

  test('NCM-8: where the coast is hostile the first shipload is named', () => {
    const state = fleet(quiet);
    const infantry = idsOf(state, 'sz-6', { infantry: 2 });
    expect(refusalOf(state, put([...infantry, one(state, 'sz-3', 'tank')]))).toEqual({
      rule: 'NCM-8',
      reason: 'hostile-space',
      units: infantry,
      spaces: ['norway-finland'],
    });
  });
});

describe('an assault beside enemy submarines', () => {
  const ashore = offload('sz-6', { tank: 1 }, 'norway-finland');
  const landing = (
    british: Readonly<Record<string, number>>,
    germans: Readonly<Record<string, number>>,
    more: Scene['units'][string] = {},
  ) =>
    game({
      power: UK,
      aboard: [aboard('sz-6', UK, 'tank')],
      units: {
        [UK]: { 'sz-6': { transport: 1, ...british }, ...more },
        germany: { 'sz-6': germans, 'norway-finland': { infantry: 1 } },
      },
    });

  test('CM-19: needs a warship, and the troops of the landing are named', () => {
    const state = after(
      landing({ transport: 2 }, { submarine: 1, transport: 1 }, { 'united-kingdom': { fighter: 1 } }),
      ashore,
    );
    expect(refusalOf(state, endPhase)).toEqual({
      rule: 'CM-19',
      reason: 'needs-warship',
      units: idsOf(state, 'sz-6', { tank: 1 }),
      spaces: ['sz-6'],
    });
    expectAllowed(after(landing({}, { transport: 1 }), ashore), endPhase);
  });

  test('CM-19: aircraft are no warship to pass them by', () => {
    const state = after(
      landing({}, { submarine: 1 }, { 'united-kingdom': { fighter: 1 } }),
      ashore,
      move('united-kingdom', { fighter: 1 }, 'sz-6'),
      endPhase,
    );
    expectRefused(state, engage('sz-6', false), 'CM-19', 'needs-warship');
  });

  test('CM-5: loading beside them is no attack on them', () => {
    const state = game({
      power: UK,
      units: {
        [UK]: { 'sz-6': { transport: 1 }, 'united-kingdom': { tank: 1 } },
        germany: { 'sz-6': { submarine: 1, transport: 1 } },
      },
    });
    expect(engagements(after(state, load('united-kingdom', { tank: 1 }, 'sz-6')))).toEqual([
      { zone: 'sz-6', attack: false },
    ]);
  });

  test('CM-5: in combat move the only event is the choice', () => {
    expect(played(landing({ destroyer: 1 }, { submarine: 1 }), ashore, engage('sz-6')).events.slice(1)).toEqual([
      { type: 'engagement-said', zone: 'sz-6', attack: true },
    ]);
  });

  test('AMPH-1, AMPH-2: after the sea battle there is nothing more to choose', () => {
    const state = after(
      landing({ battleship: 1 }, { submarine: 1 }),
      ashore,
      engage('sz-6'),
      endPhase,
      fight('sz-6'),
      submerge(1),
    );
    expectRefused(state, engage('sz-6', false), 'CM-5', 'nothing-to-engage');
    expectAllowed(state, fight('norway-finland'));
  });

  test('AMPH-8: the choice lists no battle again that has been fought', () => {
    const both = game({
      power: UK,
      aboard: [aboard('sz-6', UK, 'tank'), aboard('sz-17', UK, 'tank')],
      units: {
        [UK]: { 'sz-6': { transport: 1, destroyer: 1 }, 'sz-17': { transport: 1 } },
        germany: { 'sz-6': { submarine: 1 }, 'norway-finland': { infantry: 1 }, 'southern-europe': { infantry: 1 } },
      },
    });
    const state = after(
      both,
      ashore,
      offload('sz-17', { tank: 1 }, 'southern-europe'),
      engage('sz-6', false),
      endPhase,
    );
    const won = fightOut(state, 'southern-europe', { attacker: 1, defender: 6 });
    const said = played(won, engage('sz-6'));
    expect(eventsOf(said, 'battles-listed')).toEqual([
      {
        type: 'battles-listed',
        battles: [
          { space: 'sz-6', kind: 'sea', landingFrom: ['sz-6'] },
          { space: 'norway-finland', kind: 'land', landingFrom: ['sz-6'] },
        ],
      },
    ]);
    expectRefused(said.state, fight('norway-finland'), 'AMPH-8');
  });
});
