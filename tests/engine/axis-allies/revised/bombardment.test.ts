import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  remedies,
  toPosition,
  type Command,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Counts } from '../rules/battle.ts';
import { groups, hit, lose, miss, strip, waitsFor } from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  offload,
  one,
  roll,
  transport,
} from './position.ts';

/** Shore bombardment (BOM). */

const UK = 'united-kingdom';
const troops = (zone: string, ...units: readonly string[]) => transport(zone, units, UK);

interface More extends Partial<PositionFile> {
  /** What else lies in zone 3. */
  readonly enemies?: Counts;
}

/** British ships in zone 3 whose troops will land in Norway; combat move is still on. */
const beforeNorway = (ships: Counts, defenders: Counts, { units, enemies, ...more }: More = {}): GameState =>
  after(
    game({
      power: UK,
      units: {
        ...units,
        [UK]: { 'sz-3': { transport: 1, ...ships }, ...units?.[UK] },
        germany: { norway: defenders, ...(enemies && { 'sz-3': enemies }) },
      },
      aboard: [troops('sz-3', 'tank', 'infantry')],
      ...more,
    }),
    offload('sz-3', { tank: 1, infantry: 1 }, 'norway'),
  );

const landing = (ships: Counts, defenders: Counts, more: More = {}): GameState =>
  after(beforeNorway(ships, defenders, more), endPhase, fight('norway'));

const destroyersToo = { developments: { [UK]: ['combined-bombardment'] } };

describe('bombardment', () => {
  test('BOM-1: each battleship fires once, on 4, before all other fire', () => {
    const state = landing({ battleship: 2, destroyer: 1 }, { infantry: 3 });
    expect(awaiting(state)).toMatchObject({ kind: 'dice', side: 'attacker', by: [UK] });
    expect(groups(state)).toEqual(['4 surface: battleship, battleship']);
    const fired = after(state, hit({ surface: 1 }));
    expect(countsIn(fired, 'norway', 'germany')).toEqual({ infantry: 2 });
    expect(groups(fired)).toEqual(['1 surface: infantry', '3 surface: tank']);
    // Its casualty does not fire back, and in the second cycle it is silent.
    expect(groups(after(fired, miss))).toEqual(['2 surface: infantry, infantry']);
    expect(groups(after(fired, miss, miss))).toEqual(['1 surface: infantry', '3 surface: tank']);
  });

  test('BOM-1: after the gun of the territory, whose dice come first', () => {
    const state = landing(
      { battleship: 1 },
      { infantry: 1, 'antiaircraft-gun': 1 },
      { units: { [UK]: { [UK]: { fighter: 1 } } } },
    );
    expect(groups(state)).toEqual(['4 surface: battleship']);
    const start = beforeNorway(
      { battleship: 1 },
      { infantry: 1, 'antiaircraft-gun': 1 },
      { units: { [UK]: { [UK]: { fighter: 1 } } } },
    );
    const flown = after(start, move(UK, { fighter: 1 }, 'norway', 'sz-3'), endPhase, fight('norway'));
    expect(awaiting(flown)).toMatchObject({ kind: 'dice', roll: 'antiaircraft' });
    expect(groups(after(flown, { type: 'roll', dice: [6] }))).toEqual(['4 surface: battleship']);
  });

  test('BOM-1: only ships in the zone from which troops land', () => {
    const state = landing({}, { infantry: 1 }, { units: { [UK]: { 'sz-2': { battleship: 1 } } } });
    expect(groups(state)).toEqual(['1 surface: infantry', '3 surface: tank']);
  });

  test('BOM-1: a ship may hold its fire; which ships bombard is said when the battle begins', () => {
    const state = after(beforeNorway({ battleship: 2 }, { infantry: 2 }), endPhase);
    const [first = '', second = ''] = idsOf(state, 'sz-3', { battleship: 2 });
    const bombard = (...ships: readonly string[]): Command => ({ type: 'fight', space: 'norway', bombard: ships });
    expect(after(state, bombard(second)).battle?.bombarding).toEqual([second]);
    const silent = after(state, bombard());
    expect(groups(silent)).toEqual(['1 surface: infantry', '3 surface: tank']);
    expect(Object.values(silent.turn.deeds).some(({ bombarded }) => bombarded)).toBe(false);
    expect(after(state, fight('norway')).battle?.bombarding).toEqual([first, second]);
    const unarmed = idsOf(state, 'sz-3', { transport: 1 });
    expectRefused(state, bombard(first, ...unarmed), 'BOM-1', 'cannot-bombard');
    expectRefused(state, bombard('nobody'), 'BOM-1', 'cannot-bombard');
    expectRefused(state, { type: 'fight', space: 'norway', kind: 'raid', bombard: [first] }, 'BOM-1', 'cannot-bombard');
  });

  test('BOM-1: instead of ships that cannot, those of them fire that can, or else all', () => {
    const state = after(
      game({
        power: UK,
        units: {
          germany: { norway: { infantry: 1 } },
          [UK]: { 'sz-3': { transport: 1, battleship: 2, destroyer: 1 } },
        },
        aboard: [transport('sz-3', ['infantry'], UK)],
      }),
      offload('sz-3', { infantry: 1 }, 'norway'),
      endPhase,
    );
    const [first = ''] = idsOf(state, 'sz-3', { battleship: 1 });
    const destroyer = one(state, 'sz-3', 'destroyer');
    const instead = (bombard: readonly string[]) => remedies(state, { type: 'fight', space: 'norway', bombard });
    expect(instead([destroyer, first])).toEqual([
      { kind: 'instead', orders: [{ type: 'fight', space: 'norway', bombard: [first] }] },
    ]);
    expect(instead([destroyer])).toEqual([{ kind: 'instead', orders: [fight('norway')] }]);
  });

  test('BOM-5: of two landings from a zone a ship supports one, and not one without enemy land units', () => {
    const two = (finland: Counts): GameState =>
      after(
        game({
          power: 'germany',
          units: {
            germany: { 'sz-5': { transport: 2, battleship: 2 } },
            'soviet-union': { 'karelia-ssr': { infantry: 1 }, norway: finland },
          },
          control: { norway: 'soviet-union' },
          aboard: [1, 2].map(() => transport('sz-5', ['infantry'], 'germany')),
        }),
        offload('sz-5', { infantry: 1 }, 'karelia-ssr'),
        (state) => ({
          type: 'offload',
          units: Object.values(state.units).flatMap(({ id, type, space }) =>
            type === 'infantry' && space === 'sz-5' && !state.turn.deeds[id] ? [id] : [],
          ),
          to: 'norway',
        }),
        endPhase,
      );
    const state = two({ infantry: 1 });
    const [first = '', second = ''] = idsOf(state, 'sz-5', { battleship: 2 });
    const inKarelia = after(state, { type: 'fight', space: 'karelia-ssr', bombard: [first] }, hit({ surface: 1 }));
    expectRefused(inKarelia, { type: 'fight', space: 'norway', bombard: [first] }, 'BOM-5', 'cannot-bombard');
    expect(after(inKarelia, fight('norway')).battle?.bombarding).toEqual([second]);
    const atFighter = two({ fighter: 1 });
    const fought = after(atFighter, fight('norway'), roll(1), roll(6));
    expect(after(fought, fight('karelia-ssr')).battle?.bombarding).toEqual([first, second]);
  });

  test('BOM-2: not those that fought the sea battle of this assault', () => {
    const state = after(
      game({
        power: UK,
        units: {
          [UK]: { 'sz-2': { transport: 1, battleship: 1 } },
          germany: { 'sz-3': { transport: 1 }, norway: { infantry: 2 } },
        },
        aboard: [troops('sz-2', 'tank')],
      }),
      move('sz-2', { transport: 1, battleship: 1 }, 'sz-3'),
      offload('sz-3', { tank: 1 }, 'norway'),
      endPhase,
      fight('sz-3'),
      hit({ surface: 1 }),
      miss,
      fight('norway'),
    );
    expect(groups(state)).toEqual(['3 surface: tank']);
  });

  test('BOM-3: hits only infantry, artillery and tanks', () => {
    const state = after(
      landing({ battleship: 1 }, { infantry: 1, tank: 1, fighter: 1, 'antiaircraft-gun': 1 }),
      hit({ surface: 1 }),
    );
    expect(waitsFor(state)).toBe('casualties defender');
    expectRefused(
      state,
      { type: 'casualties', units: idsOf(state, 'norway', { fighter: 1 }, 'germany') },
      'BOM-3',
      'not-a-casualty',
    );
    expectRefused(
      state,
      { type: 'casualties', units: idsOf(state, 'norway', { 'antiaircraft-gun': 1 }, 'germany') },
      'AA-6',
      'not-a-casualty',
    );
    expect(strip(after(state, lose({ tank: 1 })), 'defender')).toEqual({ infantry: 1, fighter: 1 });
  });

  test('BOM-3: without enemy land units nobody bombards; the hits that are too many are lost', () => {
    expect(groups(landing({ battleship: 1 }, { fighter: 2, 'antiaircraft-gun': 1 }))).toEqual([
      '1 surface: infantry',
      '3 surface: tank',
    ]);
    const state = after(landing({ battleship: 2 }, { infantry: 1, fighter: 1 }), hit({ surface: 2 }));
    expect(strip(state, 'defender')).toEqual({ fighter: 1 });
  });

  test('BOM-3: the territory falls when it has destroyed all defenders', () => {
    const state = after(landing({ battleship: 1 }, { infantry: 1 }), hit({ surface: 1 }));
    expect(state.battle).toBeNull();
    expect(state.control.norway).toBe(UK);
  });

  test('BOM-4: with Combined Bombardment destroyers do the same on 3', () => {
    expect(groups(landing({ battleship: 1, destroyer: 2 }, { infantry: 1 }, destroyersToo))).toEqual([
      '3 surface: destroyer, destroyer',
      '4 surface: battleship',
    ]);
    expect(groups(landing({ destroyer: 1 }, { infantry: 1 }))).toEqual(['1 surface: infantry', '3 surface: tank']);
  });

  /** Two landings from zone 13: in Algeria and in Western Europe. */
  const twoLandings = (ships: Counts): GameState =>
    after(
      game({
        power: UK,
        units: {
          [UK]: { 'sz-13': { transport: 2, ...ships } },
          germany: { algeria: { infantry: 2 }, 'western-europe': { infantry: 2 } },
        },
        aboard: [troops('sz-13', 'tank'), troops('sz-13', 'artillery')],
      }),
      offload('sz-13', { tank: 1 }, 'algeria'),
      offload('sz-13', { artillery: 1 }, 'western-europe'),
      endPhase,
      fight('algeria'),
    );

  test('BOM-5: one bombardment a ship and turn', () => {
    const state = after(twoLandings({ battleship: 1 }), hit({ surface: 1 }), hit({ surface: 1 }), miss);
    expect(state.battle).toBeNull();
    expect(groups(after(state, fight('western-europe')))).toEqual(['2 surface: artillery']);
  });

  test('BOM-5: only where somebody really lands', () => {
    const called = after(
      beforeNorway(
        { battleship: 1 },
        { infantry: 1 },
        { units: { 'soviet-union': { 'karelia-ssr': { infantry: 1 } } } },
      ),
      endPhase,
      (state) => ({ type: 'call-off', transports: idsOf(state, 'sz-3', { transport: 1 }) }),
    );
    expect(called.turn.battles).toEqual([]);
    expect(called.battle).toBeNull();
  });

  test('BOM-5: friends’ ships do not bombard', () => {
    const state = landing({}, { infantry: 1 }, { units: { 'united-states': { 'sz-3': { battleship: 2 } } } });
    expect(groups(state)).toEqual(['1 surface: infantry', '3 surface: tank']);
  });

  test('NCM-1: a ship that bombarded has fought, and moves no more', () => {
    const state = after(landing({ battleship: 1 }, { infantry: 1 }), hit({ surface: 1 }), endPhase);
    expectRefused(state, move('sz-3', { battleship: 1 }, 'sz-2'), 'NCM-1', 'already-fought');
  });

  test('in a position file the ships that bombard, and those that have, are kept', () => {
    const states = [
      landing({ battleship: 1 }, { infantry: 2 }),
      after(landing({ battleship: 1, destroyer: 1 }, { infantry: 2 }, destroyersToo), miss),
      after(twoLandings({ battleship: 1 }), hit({ surface: 1 }), hit({ surface: 1 }), miss),
    ];
    for (const state of states) {
      const file = toPosition(state);
      expect(file.version).toBe(3);
      const read = fromPosition(file);
      expect(read.ok ? toPosition(read.value) : read.fault).toEqual(file);
      if (read.ok && state.battle) expect(groups(read.value)).toEqual(groups(state));
    }
  });

  test('a position file with a ship that cannot bombard is refused', () => {
    const file = toPosition(landing({ battleship: 1 }, { infantry: 2 }));
    const faults = (change: (piece: object) => object) => {
      const pieces = (file.pieces ?? []).map((piece) => (piece.unit === 'battleship' ? change(piece) : piece));
      const read = fromPosition({ ...file, pieces });
      return read.ok ? [] : read.fault.map(({ rule }) => rule);
    };
    expect(faults((piece) => piece)).toEqual([]);
    expect(faults((piece) => ({ ...piece, in: 'sz-2' }))).toContain('BOM-1');
    expect(
      faults((piece) => ({
        ...piece,
        unit: 'transport',
        deed: { route: ['sz-3'], phase: 'combat-move', bombarded: true },
      })),
    ).toContain('BOM-1');
  });
});
