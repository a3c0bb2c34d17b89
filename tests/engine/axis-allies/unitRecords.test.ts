import { expect, test } from 'vitest';
import { allUnits, unitsAfter, unitsWithout, type Unit } from '../../../src/engine/axis-allies/index.ts';

const unit = (id: string, space: string): Unit => ({ id, type: 'infantry', owner: 'germany', space });
const units = { u1: unit('u1', 'germany'), u2: unit('u2', 'germany'), u3: unit('u3', 'france') };

test('changed units keep their places in the record, and new ones come last', () => {
  const after = unitsAfter(
    units,
    new Map([
      ['u9', unit('u9', 'france')],
      ['u2', unit('u2', 'france')],
    ]),
  );
  expect(Object.entries(after)).toEqual([
    ['u1', unit('u1', 'germany')],
    ['u2', unit('u2', 'france')],
    ['u3', unit('u3', 'france')],
    ['u9', unit('u9', 'france')],
  ]);
  expect(units.u2).toEqual(unit('u2', 'germany'));
  expect(after.u1 === units.u1).toBe(true);
});

test('units that are gone leave the others in their order', () => {
  const left = unitsWithout(units, new Set(['u1', 'u7']));
  expect(Object.keys(left)).toEqual(['u2', 'u3']);
  expect(Object.keys(units)).toEqual(['u1', 'u2', 'u3']);
});

test('the list of a record is that of its values, whatever was done to it', () => {
  const after = unitsWithout(unitsAfter(units, new Map([['u4', unit('u4', 'france')]])), new Set(['u2']));
  expect(allUnits(after)).toEqual(Object.values(after));
  expect(allUnits(units)).toEqual(Object.values(units));
});
