import { expect, test } from 'vitest';
import { SHELF } from '../../src/engine/axis-allies/editions/index.ts';
import { mappedEditions } from '../../src/geography/readInput.ts';
import { editionsOffShelf, filesOffShelf, partName } from '../../src/scripts/offShelf.ts';

test('an edition is on the shelf or off it, and the build knows which', () => {
  const offered = SHELF.map(({ id }) => id);
  expect(editionsOffShelf()).toEqual(mappedEditions().filter((edition) => !offered.includes(edition)));
});

test('no device keeps the map or a part of the program of an edition off the shelf', () => {
  for (const edition of editionsOffShelf()) {
    expect(filesOffShelf()).toContain(`map/${edition}[.-]*`);
    expect(filesOffShelf()).toContain(`assets/cases-${edition}-*`);
    for (const file of ['geography/names.json', 'atlas/shares.json', 'atlas/cards/melanesia.json'])
      expect(partName({ facadeModuleId: `/x/rules/${edition}/${file}` })).toContain('off-shelf-');
  }
  for (const { id } of SHELF) {
    expect(filesOffShelf().join()).not.toContain(`map/${id}`);
    expect(partName({ facadeModuleId: `/x/rules/${id}/geography/names.json` })).toBe('assets/[name]-[hash].js');
  }
  expect(partName({ facadeModuleId: null })).toBe('assets/[name]-[hash].js');
});
