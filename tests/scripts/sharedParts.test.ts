import { expect, test } from 'vitest';
import { sharedParts } from '../../src/scripts/sharedParts.ts';

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
  edition: ['phases', 'colours'],
  phases: ['rules'],
  rules: ['phases'],
  later: ['menu'],
  menu: [],
};
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    dynamicallyImportedIds: id === 'shelf' ? ['edition'] : [],
  }),
};

test('what the map and the editions need is one group, without libraries that others need not load', () => {
  const { name } = sharedParts('early', { start: 'main', map: 'map', shelf: 'shelf' });
  const grouped = [...Object.keys(IMPORTS), REACT, PIXI].filter((id) => name(id, modules) === 'early');
  expect(grouped).toEqual(['colours', 'hook', 'edition', 'phases', 'rules']);
});
