import { beforeEach, expect, test, vi } from 'vitest';
import { builtFile } from '../../geography/support.ts';

const fetched: string[] = [];
const file = builtFile('1941');

beforeEach(() => {
  fetched.length = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address.replace(/^.*map\//, ''));
    return { ok: true, json: async () => file };
  });
});

const loader = () => import('../../../src/map/scene/loadShapes.ts');

test('an edition’s shapes are loaded once while they are shown', async () => {
  const { holdShapes, loadShapes } = await loader();
  holdShapes('one');
  const [first, second] = await Promise.all([loadShapes('one'), loadShapes('one')]);
  expect(second).toBe(first);
  await loadShapes('other');
  expect(await loadShapes('one')).toBe(first);
  expect(fetched).toEqual(['one.json', 'other.json']);
});

test('shapes that are shown nowhere are let go of when another edition is asked for', async () => {
  const { holdShapes, loadShapes } = await loader();
  const release = holdShapes('one');
  await loadShapes('one');
  release();
  await loadShapes('one');
  expect(fetched).toEqual(['one.json']);
  await loadShapes('other');
  await loadShapes('one');
  expect(fetched).toEqual(['one.json', 'other.json', 'one.json']);
});
