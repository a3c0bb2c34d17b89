import { produce } from 'immer';
import { expect, test } from 'vitest';
import { addEdition } from '../../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { fromPosition, possibleWars } from '../../../../../src/engine/axis-allies/index.ts';
import type { Edit } from '../../../../../src/games/axis-allies/store/editor/edit.ts';
import {
  setFacility,
  setFacilityDamage,
  standingAt,
} from '../../../../../src/games/axis-allies/store/editor/facilityEdits.ts';
import { draftOfSetup } from '../../../../../src/games/axis-allies/store/editor/openDraft.ts';
import { isOpeningWar, setWars, warsOf } from '../../../../../src/games/axis-allies/store/editor/politicsEdits.ts';
import { giveControl } from '../../../../../src/games/axis-allies/store/editor/possessionEdits.ts';

addEdition(pacific1940);
const { position: setup } = draftOfSetup('pacific-1940');
const after = (...edits: readonly Edit[]) =>
  edits.reduce((position, edit) => produce(position, (draft) => edit(draft)), setup);

test('FAC-1: a facility is placed without damage and taken away, and what is as in the set-up is left out', () => {
  const placed = after(setFacility('guam', 'naval-base', true));
  expect(standingAt(placed, 'guam')).toEqual({ 'air-base': 0, 'naval-base': 0 });
  expect(standingAt(placed, 'japan')).toEqual({ 'major-complex': 0, 'air-base': 0, 'naval-base': 0 });
  expect(after(setFacility('guam', 'naval-base', true), setFacility('guam', 'naval-base', false))).toEqual(setup);
  expect(standingAt(after(setFacility('guam', 'air-base', false)), 'guam')).toEqual({});
  expect(fromPosition(placed).ok).toBe(true);
});

test('FAC-2: a complex takes the place of another, bases stay', () => {
  const minor = after(setFacility('japan', 'minor-complex', true));
  expect(standingAt(minor, 'japan')).toEqual({ 'air-base': 0, 'naval-base': 0, 'minor-complex': 0 });
});

test('FAC-5: points of damage are set, and go with their facility', () => {
  const hurt = after(setFacilityDamage('japan', 'major-complex', 12));
  expect(standingAt(hurt, 'japan')['major-complex']).toBe(12);
  expect(fromPosition(hurt)).toMatchObject({ ok: true });
  expect(fromPosition(after(setFacilityDamage('japan', 'major-complex', 21))).ok).toBe(false);
  expect(
    after(setFacilityDamage('japan', 'major-complex', 12), setFacilityDamage('japan', 'major-complex', 0)),
  ).toEqual(setup);
});

test('POL-1: wars begin with all that begin together, and end but for those of the set-up', () => {
  const [withAmerica, withChina, withBritain] = possibleWars(pacific1940);
  expect(withBritain).toEqual([
    ['japan', 'united-kingdom'],
    ['japan', 'anzac'],
  ]);
  expect(withChina?.every((war) => isOpeningWar(setup, war))).toBe(true);
  const world = after(setWars(withAmerica ?? [], true), setWars(withBritain ?? [], true));
  expect(warsOf(world)).toHaveLength(4);
  expect(fromPosition(world).ok).toBe(true);
  expect(after(setWars(withAmerica ?? [], true), setWars(withAmerica ?? [], false))).toEqual(setup);
});

test('POL-9: ground that nobody held can be taken, and be nobody’s again', () => {
  const taken = after(giveControl('java', 'japan'));
  expect(taken.control['java']).toBe('japan');
  expect(after(giveControl('java', 'japan'), giveControl('java', null))).toEqual(setup);
});
