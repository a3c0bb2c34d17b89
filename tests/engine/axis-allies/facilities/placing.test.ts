import { describe, expect, test } from 'vitest';
import {
  availableComplexes,
  facilitiesIn,
  facilityPlaces,
  limitOf,
  play,
  toPosition,
  warnings,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import { refusalText } from '../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import { refusalOf } from '../../../../src/engine/axis-allies/index.ts';
import { basesGame, END, refusedFor } from '../editions/basesEdition.ts';
import { afterAll } from '../editions/smallBoard.ts';

/** New facilities: bought like units, placed in mobilize new units, used from the next turn on. */

const placing = (purchased: PositionFile['purchased'], position: Partial<PositionFile> = {}) =>
  basesGame({ phase: 'mobilize-new-units', ...(purchased && { purchased }), ...position });
const place = (unit: string, to: string) => ({ type: 'mobilize', unit, to }) as const;

describe('buying', () => {
  test('FAC-1: complexes, an upgrade and bases are bought like units', () => {
    const units = { 'minor-complex': 1, 'major-complex-upgrade': 1, 'air-base': 1, infantry: 1 };
    const bought = afterAll(basesGame({ treasury: { red: 60 } }), { type: 'purchase', units });
    expect([bought.purchased, bought.treasury.red]).toEqual([units, 60 - 12 - 20 - 15 - 3]);
  });

  test('FAC-2: what has no place is said before it is too late', () =>
    expect(warnings(placing({ 'major-complex-upgrade': 2 })).filter(({ kind }) => kind === 'no-place')).toEqual([]));

  test('FAC-2: more upgrades than minor complexes', () => {
    const shop = afterAll(basesGame({ treasury: { red: 60 } }), {
      type: 'purchase',
      units: { 'major-complex-upgrade': 2 },
    });
    expect(warnings(shop)).toEqual([
      { kind: 'no-place', what: 'facility', ware: 'major-complex-upgrade', ordered: 2, places: 1, rule: 'FAC-2' },
    ]);
  });
});

describe('where facilities are placed', () => {
  const all = placing({ 'minor-complex': 1, 'major-complex': 1, 'air-base': 1, 'naval-base': 1 });

  test('FAC-2: a minor complex where the value is 2 or more, a major one where it is 3, on no island', () => {
    expect(facilityPlaces(all, 'minor-complex')).toEqual(['wood']);
    expect(refusedFor(all, place('minor-complex', 'moor'))).toBe('FAC-2 worth-nothing');
    expect(refusedFor(all, place('minor-complex', 'isle'))).toBe('FAC-2 not-on-islands');
    expect(refusedFor(all, place('major-complex', 'wood'))).toBe('FAC-2 worth-nothing');
    expect(refusedFor(all, place('major-complex', 'hill'))).toBe('FAC-2 has-complex');
    expect(refusedFor(all, place('minor-complex', 'near-sea'))).toBe('FAC-2 wrong-place');
    expect(refusedFor(all, place('minor-complex', 'dale'))).toBe('FAC-2 not-yours-long-enough');
  });

  test('FAC-2: but an island may be excepted', () => {
    const bare = placing({ 'major-complex': 1 }, { facilities: {} });
    expect(facilityPlaces(bare, 'major-complex')).toEqual(['port', 'hill']);
  });

  test('FAC-2: air bases anywhere, naval bases on coasts, one of a kind to a territory', () => {
    expect(facilityPlaces(all, 'air-base')).toEqual(['isle', 'rock', 'hill', 'moor', 'wood']);
    expect(facilityPlaces(all, 'naval-base')).toEqual(['port', 'rock']);
    expect(refusedFor(all, place('naval-base', 'hill'))).toBe('FAC-2 needs-coast');
    expect(refusedFor(all, place('air-base', 'port'))).toBe('FAC-2 has-facility');
  });

  test('FAC-2: a refusal says what would be allowed', () => {
    const said = (unit: string, to: string) => refusalText(all, refusalOf(all, place(unit, to))!);
    expect(said('minor-complex', 'moor')).toBe(
      'No minor complex can be placed in moor: choose a territory worth at least 2 IPCs.',
    );
    expect(said('naval-base', 'hill')).toBe('No naval base can be placed in hill: choose a territory on a coast.');
    expect(said('air-base', 'port')).toBe('There is an air base in port already; each territory has one at most.');
    expect(said('air-base', 'near-sea')).toBe(
      'An air base cannot be placed in near-sea: air bases stand in territories.',
    );
  });

  test('TURN-3: none while the enemy holds the capital', () => {
    const lost = basesGame({ phase: 'mobilize-new-units', control: { port: 'blue' }, purchased: { 'air-base': 1 } });
    expect(facilityPlaces(lost, 'air-base')).toEqual([]);
  });

  test('FAC-2: not in a territory taken this turn', () => {
    const taken = placing({ 'air-base': 1 }, { control: { dale: 'red' }, turn: { control: { dale: 'blue' } } });
    expect(refusedFor(taken, place('air-base', 'dale'))).toBe('FAC-2 not-yours-long-enough');
  });
});

describe('what is placed', () => {
  test('FAC-3: a new complex counts against no limit and serves from the next turn on', () => {
    const built = afterAll(placing({ 'minor-complex': 1, infantry: 1 }), place('minor-complex', 'wood'));
    expect(facilitiesIn(built, 'wood')).toEqual({ 'minor-complex': 0 });
    expect(availableComplexes(built)).toEqual([
      { complex: 'port', left: 10 },
      { complex: 'hill', left: 3 },
    ]);
    expect(refusedFor(built, place('infantry', 'wood'))).toBe('FAC-3 complex-new');
    const next = afterAll(built, place('infantry', 'hill'), END, END);
    expect(next.turn.newFacilities).toBeUndefined();
    expect(limitOf({ ...next, power: 'red' }, 'wood')).toBe(3);
  });

  test('FAC-8: an upgrade keeps the damage and serves as a minor complex till the next turn', () => {
    const before = placing(
      { 'major-complex-upgrade': 1, infantry: 3 },
      { facilities: { hill: { 'minor-complex': 1, 'air-base': 2 }, port: { 'major-complex': 0 } } },
    );
    expect(facilityPlaces(before, 'major-complex-upgrade')).toEqual(['hill']);
    expect(refusedFor(before, place('major-complex-upgrade', 'port'))).toBe('FAC-2 nothing-to-upgrade');
    const played = play(before, place('major-complex-upgrade', 'hill'));
    if (!played.ok) throw new Error('refused');
    expect(played.value.events).toEqual([
      {
        type: 'facility-placed',
        power: 'red',
        space: 'hill',
        facility: 'major-complex',
        from: 'minor-complex',
        isFree: false,
      },
    ]);
    const { state } = played.value;
    expect(facilitiesIn(state, 'hill')).toEqual({ 'major-complex': 1, 'air-base': 2 });
    expect(limitOf(state, 'hill')).toBe(2);
    expect(state.purchased).toEqual({ infantry: 3 });
    expect(limitOf({ ...state, turn: { ...state.turn, newFacilities: [] } }, 'hill')).toBe(9);
  });

  test('FAC-3: a position holds what was placed this turn', () => {
    const built = afterAll(placing({ 'major-complex-upgrade': 1 }), place('major-complex-upgrade', 'hill'));
    const read = basesGame(toPosition(built));
    expect([read.facilities, read.turn]).toEqual([built.facilities, built.turn]);
  });

  test('MOB-2: a complex without room left refuses', () => {
    const full = placing(
      { infantry: 2 },
      { facilities: { hill: { 'minor-complex': 2 }, port: { 'major-complex': 20 } } },
    );
    const one = afterAll(full, place('infantry', 'hill'));
    expect(refusedFor(one, place('infantry', 'hill'))).toBe('MOB-2 complex-limit');
  });

  test('MOB-4: what can be placed must be', () =>
    expect(refusedFor(placing({ 'air-base': 1 }), END)).toBe('MOB-4 must-place'));

  test('COM-20: the captor gets facilities with their damage', () => {
    const attack = basesGame({
      phase: 'combat-move',
      units: { red: { hill: { tank: 1 } }, blue: {} },
      facilities: { port: { 'major-complex': 0 }, cove: { 'naval-base': 4 } },
    });
    const taken = afterAll(attack, { type: 'move', units: Object.keys(attack.units), to: 'cove' }, END);
    expect([taken.control.cove, facilitiesIn(taken, 'cove')]).toEqual(['red', { 'naval-base': 4 }]);
  });
});
