import { expect, test } from 'vitest';
import { firstPageParts, sharedParts } from '../../src/scripts/vitePlugins.ts';

const REACT = '/node_modules/react/index.js';
const PIXI = '/node_modules/pixi.js/index.js';

/** What each module imports. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: [REACT, 'store'],
  store: [REACT],
  map: ['draw', 'colours', 'hook', PIXI],
  draw: [PIXI],
  colours: [],
  hook: ['store', REACT],
  'editions/first.ts': ['phases', 'colours', 'titles'],
  'editions/second.ts': ['phases'],
  titles: [],
  phases: ['rules'],
  rules: ['phases'],
  later: ['menu'],
  page: ['menu', 'store'],
  menu: [],
};
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    dynamicallyImportedIds: id === 'shelf' ? ['editions/first.ts', 'editions/second.ts'] : [],
  }),
};

const { name } = sharedParts('early', { start: 'main', map: 'map', shelf: 'shelf' });
const groupedAs = (group: string): readonly string[] =>
  [...Object.keys(IMPORTS), REACT, PIXI].filter((id) => name(id, modules) === group);

test('what the map and the editions need is one group, without libraries that others need not load', () => {
  expect(groupedAs('early')).toEqual(['colours', 'hook', 'phases', 'rules']);
});

test('what only one edition needs is a group of its own: a game of another need not load it', () => {
  expect(groupedAs('early-first')).toEqual(['editions/first.ts', 'titles']);
  expect(groupedAs('early-second')).toEqual(['editions/second.ts']);
});

test('what the first page needs is one group, without what the program begins with', () => {
  const { name: grouped } = firstPageParts('page', { start: 'main', page: 'page' });
  expect([...Object.keys(IMPORTS), REACT].filter((id) => grouped(id, modules) === 'page')).toEqual(['page', 'menu']);
});
