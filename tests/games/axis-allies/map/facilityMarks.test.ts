import { expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { newGame } from '../../../../src/engine/axis-allies/index.ts';
import { sceneOf, spaceInfo } from '../../../../src/games/axis-allies/map/scene.ts';
import { facilityUse } from '../../../../src/games/axis-allies/text/facilities.ts';
import { markLook, powerLook } from '../../../../src/games/looks.ts';
import { PLAIN_MARK, PLAIN_POWER } from '../../../../src/emblems/looks.ts';
import { ownerShown } from '../../../../src/map/layout/mapLayout.ts';
import { factSigns } from '../../../../src/map/layout/labelText.ts';

addEdition(pacific1940);
const start = newGame('pacific-1940');
const NO_FACTS = { power: null, value: 0, capital: false, keyCity: false, marks: [], closed: false };

test('FAC-1: every facility on the board has its own mark, as drawn for its kind', () => {
  const { marks } = sceneOf(start, false);
  expect(marks['japan']).toEqual([{ mark: 'major-complex' }, { mark: 'air-base' }, { mark: 'naval-base' }]);
  for (const mark of Object.values(marks).flat()) expect(markLook(mark.mark)).not.toBe(PLAIN_MARK);
});

test('FAC-5: the damage of a facility stands behind its mark', () => {
  const facilities = { ...start.facilities, japan: { 'major-complex': 12, 'naval-base': 3 } };
  const { marks } = sceneOf({ ...start, facilities }, false);
  expect(marks['japan']).toEqual([
    { mark: 'major-complex', damage: 12 },
    { mark: 'naval-base', damage: 3 },
  ]);
  const signs = factSigns({ ...NO_FACTS, marks: marks['japan'] ?? [] }).map(({ sign }) => sign);
  expect(signs).toEqual([markLook('major-complex'), { damage: 12 }, markLook('naval-base'), { damage: 3 }]);
});

test('FAC-1: each kind says what it gives', () => {
  for (const kind of pacific1940.facilities) expect(facilityUse(kind), kind.id).toMatch(/^[A-Z0-9].*\.$/);
  const [naval] = pacific1940.facilities.filter(({ id }) => id === 'naval-base');
  expect(naval && facilityUse(naval)).toBe(
    'Ships that begin their turn here go 1 space further. ' +
      'Damaged ships beside it are whole again when units are bought.',
  );
});

test('CVY-1, KAM-2: zones show where convoys sail and where kamikaze attacks can come', () => {
  const { marks } = sceneOf(start, false);
  expect(marks['sz-6']).toEqual([{ mark: 'convoy' }, { mark: 'kamikaze' }]);
  expect(marks['sz-10']).toEqual([{ mark: 'convoy' }]);
  expect(marks['sz-17']).toEqual([{ mark: 'kamikaze' }]);
  expect(marks['sz-2']).toBeUndefined();
  expect(new Set(['convoy', 'kamikaze'].map(markLook)).has(PLAIN_MARK)).toBe(false);
});

test('POL-9: ground that nobody holds shows the nation whose it is, with a look of its own', () => {
  const info = spaceInfo(pacific1940);
  const owner = (space: string) => ownerShown(start.control, info, space);
  expect(['java', 'french-indo-china', 'siberia', 'japan', 'olgiy'].map(owner)).toEqual([
    'dutch',
    'french',
    'soviet-union',
    'japan',
    null,
  ]);
  expect(ownerShown({ ...start.control, java: 'anzac' }, info, 'java')).toBe('anzac');
  for (const { nation = null } of info.values()) if (nation !== null) expect(powerLook(nation)).not.toBe(PLAIN_POWER);
});
