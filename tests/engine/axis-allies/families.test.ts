import { expect, test } from 'vitest';
import { addFamily, anyEdition, familyOf, familyWith, loadAnyEdition, shelf } from '../../../src/engine/index.ts';
import { axisAllies, SHELF } from '../../../src/engine/axis-allies/index.ts';

/** The families on the shelf, as the program finds them by the edition of a game. */

test('every edition on the shelf is of a family, which plays it once it is loaded', async () => {
  expect(shelf().map(({ id }) => id)).toEqual(SHELF.map(({ id }) => id));
  for (const { id } of shelf()) {
    const edition = await loadAnyEdition(id);
    const family = familyOf({ edition: id });
    const begun = family.begin(family.usualBeginning(id));
    expect([edition.id, anyEdition(id), begun.ok, begun.ok && family.awaiting(begun.value).kind]).toEqual([
      id,
      edition,
      true,
      'command',
    ]);
    expect(begun.ok && family.winners(begun.value)).toBeNull();
  }
});

test('the powers of the side that has won are the winners', () => {
  const begun = axisAllies.begin(axisAllies.usualBeginning('1941'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  expect(axisAllies.winners({ ...begun.value, outcome: { winner: 'axis', held: [] } })).toEqual(['germany', 'japan']);
});

test('an unknown edition has no family, whatever it is called', async () => {
  for (const id of ['1938', '', '__proto__', 'toString']) {
    expect([familyWith(id), anyEdition(id)]).toEqual([null, null]);
    await expect(loadAnyEdition(id)).rejects.toThrow('There is no edition');
  }
});

test('a family whose edition is there already is not put on the shelf', () => {
  expect(() => addFamily({ ...axisAllies, id: 'a copy' })).toThrow('There is already an edition');
  expect(shelf()).toHaveLength(SHELF.length);
});
