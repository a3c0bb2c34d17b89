import { describe, expect, test } from 'vitest';
import {
  availableComplexes,
  facilitiesIn,
  hasComplex,
  kindsIn,
  limitOf,
  newGame,
  reach,
  toPosition,
  wares,
} from '../../../../src/engine/axis-allies/index.ts';
import { faultsOf } from '../positionFaultsOf.ts';
import { bases, basesGame } from '../editions/basesEdition.ts';

describe('facilities of the set-up', () => {
  const state = newGame('bases');

  test('FAC-1: those of the board stand, undamaged', () => {
    expect(facilitiesIn(state, 'port')).toEqual({ 'major-complex': 0, 'air-base': 0 });
    expect(facilitiesIn(state, 'isle')).toEqual({ 'naval-base': 0 });
    expect(facilitiesIn(state, 'moor')).toEqual({});
    expect(kindsIn(state, 'port').map(({ id }) => id)).toEqual(['major-complex', 'air-base']);
  });

  test('FAC-1: only complexes mobilize', () =>
    expect(['port', 'isle', 'hill', 'near-sea', 'toString'].map((space) => hasComplex(state, space))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]));

  test('MOB-2: a major complex mobilizes 10 units, a minor one 3', () =>
    expect(availableComplexes(state)).toEqual([
      { complex: 'port', left: 10 },
      { complex: 'hill', left: 3 },
    ]));

  test('FAC-1: each kind has its price, and so has the upgrade', () =>
    expect(wares(state, 'red').slice(bases.units.length)).toMatchObject([
      { type: 'minor-complex', cost: 12 },
      { type: 'major-complex', cost: 30 },
      { type: 'major-complex-upgrade', cost: 20 },
      { type: 'air-base', cost: 15 },
      { type: 'naval-base', cost: 15 },
    ]));

  test('UNIT-2: in the older editions complexes are all that stands, and their states say nothing more', () => {
    expect(newGame('revised').facilities).toBeUndefined();
    expect(facilitiesIn(newGame('revised'), 'germany')).toEqual({ 'industrial-complex': 0 });
    expect(limitOf(newGame('revised'), 'germany')).toBe(10);
  });
});

describe('damage', () => {
  const damaged = basesGame({ facilities: { port: { 'major-complex': 12 }, hill: { 'minor-complex': 2 } } });

  test('FAC-6: a complex mobilizes one unit less for each point, down to none', () =>
    expect(availableComplexes(damaged)).toEqual([
      { complex: 'port', left: 0 },
      { complex: 'hill', left: 1 },
    ]));

  test('FAC-5: a position holds it', () => {
    const file = toPosition(damaged);
    expect(file.facilities).toEqual({ port: { 'major-complex': 12 }, hill: { 'minor-complex': 2 } });
    expect(basesGame(file).facilities).toEqual(damaged.facilities);
    expect(toPosition(newGame('bases')).facilities).toBeUndefined();
  });

  const faults = (facilities: object) =>
    faultsOf({ edition: 'bases', power: 'red', phase: 'purchase-units', units: {}, facilities });

  test('FAC-5: a position with more than a facility takes is not read', () =>
    expect(faults({ isle: { 'naval-base': 7 } })).toEqual(['facilities.isle.naval-base (FAC-5)']));

  test('FAC-2: nor one with two complexes in a territory, with unknown kinds or at sea', () => {
    expect(faults({ port: { 'major-complex': 0, 'minor-complex': 0 } })).toEqual(['facilities.port (FAC-2)']);
    expect(faults({ port: { harbour: 0 } })).toEqual(['facilities.port.harbour (FAC-1)']);
    expect(faults({ 'near-sea': { 'naval-base': 0 } })).toEqual(['facilities.near-sea (FAC-2)']);
  });
});

test('CM-9: any facility in the first territory stops a blitz', () => {
  const blitz = (facilities: object) => {
    const state = basesGame({
      phase: 'combat-move',
      units: { red: { hill: { tank: 1 } }, blue: { town: { infantry: 1 } } },
      facilities: { port: { 'major-complex': 0 }, town: { 'major-complex': 0 }, ...facilities },
    });
    return reach(state, Object.keys(state.units).slice(0, 1)).map(({ space }) => space);
  };
  expect(blitz({})).toContain('town');
  expect(blitz({ cove: { 'air-base': 6 }, dale: { 'naval-base': 0 } })).not.toContain('town');
});
