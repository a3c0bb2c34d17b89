import { expect, test } from 'vitest';
import { OWN_KEYS } from '../../../../src/games/axis-allies/text/keys.ts';
import { keySheet } from '../../../../src/text/keySheet.ts';
import { KEYS, LAYER_KEYS, SHOW_KEYS, TIME_KEYS } from '../../../../src/text/keys.ts';
import { filesUnder, textOf, withoutComments } from '../../../architecture/sources.ts';

test('one table holds the letters: the sheet names every one, and no listener has one of its own', () => {
  const named = keySheet(OWN_KEYS)
    .flatMap(({ keys }) => keys.flatMap(([names]) => names))
    .flatMap((name) => name.split('+'));
  const all = [KEYS, LAYER_KEYS, SHOW_KEYS, TIME_KEYS].flatMap((keys): readonly string[] => Object.values(keys));
  const written = (key: string): boolean =>
    key === KEYS.zoomIn || [key, key.toUpperCase(), key.replace('-', '−')].some((one) => named.includes(one));
  expect(all.filter((key) => !written(key))).toEqual([]);
  const own = filesUnder('src', ['.ts', '.tsx']).filter((file) =>
    /(?:\bkey|(?:keyOf|letterOf)\(event\)) [!=]== '[a-z?,.<>]'/.test(withoutComments(textOf(file))),
  );
  expect(own).toEqual([]);
});

test('letters that work everywhere are letters of their own', () => {
  const elsewhere: readonly string[] = [
    'undo',
    'redo',
    'find',
    'zoomIn',
    'zoomOut',
    'world',
    'action',
    'searchRules',
    'pen',
  ];
  const letters = Object.entries(KEYS).flatMap(([deed, key]): readonly string[] =>
    elsewhere.includes(deed) ? [] : [key],
  );
  const all = [...letters, ...Object.values(LAYER_KEYS)];
  expect(all).toEqual([...new Set(all)]);
});
