import { beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../../../src/engine/axis-allies/index.ts';
import { builtFile } from '../../geography/support.ts';

const first = SHELF[0].id;
const other = SHELF.at(-1)?.id ?? '';
const fetched: string[] = [];
let kept: string | null;

beforeEach(() => {
  fetched.length = 0;
  kept = null;
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => undefined });
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address.replace(/^.*map\//, ''));
    return { ok: true, json: async () => builtFile('1941') };
  });
});

const begin = async () => {
  const { loadComingShapes } = await import('../../../src/map/scene/loadShapes.ts');
  const { useComingEdition } = await import('../../../src/store/nextGame.ts');
  return { loadComingShapes, choose: (edition: string) => useComingEdition.setState({ edition }) };
};

test('the shapes of the edition played last are loaded at once, and of no other', async () => {
  kept = other;
  const { loadComingShapes } = await begin();
  loadComingShapes();
  expect(fetched).toEqual([`${other}.json`]);
});

test('those of another one are loaded when it is chosen for a new game, before that begins', async () => {
  const { loadComingShapes, choose } = await begin();
  loadComingShapes();
  choose(first);
  expect(fetched).toEqual([`${first}.json`]);
  choose(other);
  expect(fetched).toEqual([`${first}.json`, `${other}.json`]);
  const { loadShapes } = await import('../../../src/map/scene/loadShapes.ts');
  await loadShapes(other);
  expect(fetched).toHaveLength(2);
});

test('an edition chosen before the map’s code is there comes in place of the one played last', async () => {
  const { loadComingShapes, choose } = await begin();
  choose(other);
  loadComingShapes();
  expect(fetched).toEqual([`${other}.json`]);
});
